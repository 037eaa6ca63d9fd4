#pragma once

#include "body/bodyroles.h"
#include "motion/clip.h"
#include "pose/pose.h"
#include "pose/positionrule.h"

#include <glm/vec3.hpp>

#include <cstddef>
#include <vector>

namespace limber {

// A leg or an arm with the axis about which its middle joint bends.
struct HingedLimb
{
    int upper = NoJoint; // hip or shoulder
    int lower = NoJoint; // knee or elbow
    int end = NoJoint; // ankle or wrist
    glm::dvec3 hinge{0.0}; // in the frame of `upper`; zero if it is unknown
    bool isLeg = false; // or an arm
};

// How far the middle joint of a limb is bent in a pose: radians from straight, about an axis of length 1 in the world;
// negative for backwards.
struct LimbBending
{
    glm::dvec3 axis{0.0};
    double radians = 0.0;
};
[[nodiscard]] LimbBending bendingOf(const HingedLimb &limb, const Pose &pose);
// Returns the bending of two bones, with the hinge in the same frame as the bones.
[[nodiscard]] LimbBending bendingBetween(const glm::dvec3 &upper, const glm::dvec3 &lower, const glm::dvec3 &hinge);

// The largest bend of a knee or an elbow that respects its limits; the smallest is 0. Radians.
inline constexpr double foldedRadians = 3.05;

// The legs and arms of all figures of a clip; it finds the limb that a node belongs to.
class HingedLimbs
{
public:
    // Learns hinges from the clip's frames or, if these do not bend a limb, from where the toes point at rest. The
    // roles are those of the only figure; in a clip with several, each is read by itself.
    HingedLimbs(const Clip &clip, const PositionRules &rules, const BodyRoles &roles, Axis up);

    [[nodiscard]] const std::vector<HingedLimb> &all() const { return m_limbs; }
    // Returns the limb whose end the node is or is below; null for other nodes.
    [[nodiscard]] const HingedLimb *carrying(NodeId node) const;
    // Returns the limb that bends at the joint; null for other joints.
    [[nodiscard]] const HingedLimb *bentAt(int joint) const;

private:
    void addFigure(const BodyRoles &roles);
    void addLimb(int upper, int lower, int end, bool isLeg);
    void learnHinges(const Clip &clip, const PositionRules &rules);
    void guessHinges(const BodyRoles &roles, Axis up, std::size_t firstLimb, std::size_t limbCount);

    const Skeleton &m_skeleton;
    std::vector<HingedLimb> m_limbs;
};

} // namespace limber
