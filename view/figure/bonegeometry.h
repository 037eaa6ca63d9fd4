#pragma once

#include "motion/skeleton.h"
#include "pose/pose.h"

#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

#include <vector>

namespace limber {

// One bone as it is drawn in a pose: an octahedron from a joint to one of its children. It belongs to the joint.
struct BoneShape
{
    glm::dvec3 base{0.0};
    glm::dvec3 tip{0.0};
    glm::dvec3 side{1.0, 0.0, 0.0}; // rotates with the joint, so that twist is seen; not along the bone
    double radius = 0.0;
    int joint = NoJoint;
    NodeId end; // the child at the tip
};

// A joint or an end site as it is drawn in a pose: a small ball.
struct NodeMark
{
    glm::dvec3 position{0.0};
    double radius = 0.0;
    NodeId node;
    bool isApart = false; // no bone meets it although others have bones: a root on the floor
};

// From a joint to a child that its position channels carry: drawn as a thin dashed line.
struct DisplacementLine
{
    glm::dvec3 base{0.0};
    glm::dvec3 tip{0.0};
    NodeId end; // the child
};

// Everything of a skeleton that is drawn in one pose, in view space.
struct Figure
{
    std::vector<BoneShape> bones; // without those of zero length
    std::vector<DisplacementLine> displacements;
    std::vector<NodeMark> marks; // joints first, then end sites, without those that cannot be drawn
};

// Knows which bones a skeleton has, so that a new pose only has to move them.
class BoneGeometry
{
public:
    // No bone is thicker (in radius) than this fraction of the body's size.
    static constexpr double thickestFraction = 0.03;

    BoneGeometry() = default;
    // `travels`, one for each joint, marks those that end no bone (see travellingJoints()); empty for none.
    explicit BoneGeometry(const Skeleton &skeleton, std::vector<bool> travels = {});

    // Replaces what is in `figure`, whose memory is reused.
    void shape(const Pose &pose, const glm::dmat3 &viewFromDocument, double bodySize, Figure &figure) const;

private:
    [[nodiscard]] bool isBone(NodeId end) const;

    struct Link
    {
        int joint = NoJoint;
        NodeId end;
        glm::dvec3 side{1.0, 0.0, 0.0}; // in the joint's own frame, across the rest direction
    };

    void shapeMarks(const Pose &pose, const glm::dmat3 &rotation, double bodySize, Figure &figure) const;

    std::vector<Link> m_links;
    std::vector<bool> m_isRoot;
    std::vector<bool> m_travels;
    std::vector<bool> m_hasBone; // by joint: a bone begins or ends there
};

} // namespace limber
