#pragma once

#include "anatomy/anatomicalframes.h"
#include "anatomy/referencepose.h"
#include "body/figureroles.h"
#include "body/figureshape.h"
#include "pose/upaxis.h"

#include <vector>

namespace limber {

// How one figure of a clip is built, as far as its solid body needs to know. Joints and end sites have the numbers of
// the figure, not of the clip.
class FigureAnatomy
{
public:
    // Returns all figures of a clip; it looks at no more than 256 frames.
    [[nodiscard]] static std::vector<FigureAnatomy> ofAll(const Clip &clip, const PositionRules &rules, Axis up);

    [[nodiscard]] const Skeleton &skeleton() const { return m_alone.clip.skeleton; }
    [[nodiscard]] const FigureShape &shape() const { return m_shape; }
    [[nodiscard]] const BodyRoles &roles() const { return m_roles; }
    [[nodiscard]] const AnatomicalFrames &frames() const { return m_frames; }
    // One 170th of the body's length; never 0.
    [[nodiscard]] double unit() const { return m_unit; }
    // Whether it goes on four feet or has the neck of a bird; a human's parts would not suit it.
    [[nodiscard]] bool isAnimal() const { return m_isAnimal; }
    // Whether there is a human's trunk, with at least two of legs, arms and a head.
    [[nodiscard]] bool hasTrunk() const;
    // Returns the joint that carries the head: without one of its own it is the last of the neck.
    [[nodiscard]] int carrierOfHead() const;
    // Returns false for joints of other figures.
    [[nodiscard]] bool covers(int joint) const
    {
        return m_others.empty() || !m_others[static_cast<std::size_t>(joint)];
    }
    [[nodiscard]] const glm::dvec3 &up() const { return m_up; }
    [[nodiscard]] bool standsInReference() const;

    // Where a node is in the reference pose, in the world and as seen from a joint.
    [[nodiscard]] glm::dvec3 positionOf(NodeId node) const;
    [[nodiscard]] glm::dvec3 seenFrom(int joint, const glm::dvec3 &position) const;
    [[nodiscard]] glm::dvec3 directionSeenFrom(int joint, const glm::dvec3 &direction) const;
    [[nodiscard]] glm::dvec3 directionInWorld(int joint, const glm::dvec3 &direction) const;

    // Returns the front of a part of the body in the coordinates of its joint: where the body looks, for a foot up.
    // Zero if it is not known.
    [[nodiscard]] glm::dvec3 frontOf(int joint) const;
    // Returns the farthest end site or joint that belongs to the joint alone, or an invalid node.
    [[nodiscard]] NodeId endOf(int joint) const;

    // Translate into the numbers of the clip.
    [[nodiscard]] int jointInClip(int joint) const { return joint + m_top; }
    [[nodiscard]] NodeId nodeInClip(NodeId node) const;

private:
    FigureAnatomy(FigureAlone alone, BodyRoles roles, Axis up);
    [[nodiscard]] double lengthOfBody() const;
    [[nodiscard]] double lengthOfNeck() const;

    FigureAlone m_alone;
    int m_top = 0;
    std::vector<int> m_endSites; // their numbers in the clip
    std::vector<bool> m_others; // for each joint whether it is one of another figure; empty if there are none
    FigureShape m_shape;
    BodyRoles m_roles;
    AnatomicalFrames m_frames;
    ReferencePose m_reference;
    glm::dvec3 m_up{0.0};
    double m_unit = 1.0;
    bool m_isAnimal = false;
};

} // namespace limber
