#pragma once

#include "body/bodyroles.h"
#include "motion/clip.h"
#include "pose/pose.h"
#include "pose/positionrule.h"

#include <glm/vec3.hpp>

#include <vector>

namespace limber {

// A leg or an arm with the axis about which its middle joint bends.
struct HingedLimb
{
    int upper = NoJoint; // hip or shoulder
    int lower = NoJoint; // knee or elbow
    int end = NoJoint; // ankle or wrist
    glm::dvec3 hinge{0.0}; // in the frame of `upper`; zero where nothing tells it
};

// How far the middle joint of a limb is bent in a pose: from straight, radians, about an axis of length 1 in the world;
// negative backwards.
struct LimbBending
{
    glm::dvec3 axis{0.0};
    double radians = 0.0;
};
[[nodiscard]] LimbBending bendingOf(const HingedLimb &limb, const Pose &pose);
// The same of two bones, with the hinge in their frame.
[[nodiscard]] LimbBending bendingBetween(const glm::dvec3 &upper, const glm::dvec3 &lower, const glm::dvec3 &hinge);

// A knee or an elbow that respects its limits bends from 0 to this, radians.
inline constexpr double foldedRadians = 3.05;

// The legs and arms of a clip, to ask which of them a node belongs to.
class HingedLimbs
{
public:
    // Hinges are learned from the clip's frames, or where these do not bend a limb, from where the toes point at rest.
    HingedLimbs(const Clip &clip, const PositionRules &rules, const BodyRoles &roles, Axis up);

    [[nodiscard]] const std::vector<HingedLimb> &all() const { return m_limbs; }
    // The limb whose end the node is, or below whose end it stands; null for other nodes.
    [[nodiscard]] const HingedLimb *carrying(NodeId node) const;
    // The limb that bends at the joint; null for other joints.
    [[nodiscard]] const HingedLimb *bentAt(int joint) const;

private:
    void addLimb(int upper, int lower, int end);
    void learnHinges(const Clip &clip, const PositionRules &rules);
    void guessHinges(const BodyRoles &roles, Axis up);

    const Skeleton &m_skeleton;
    std::vector<HingedLimb> m_limbs;
};

} // namespace limber
