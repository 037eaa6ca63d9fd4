#pragma once

#include "mirroring/sidemirror.h"
#include "posing/posegoal.h"

#include <optional>
#include <span>
#include <vector>

namespace limber {

class Session;

// What a drag with symmetry does to the other side of the body. Joints that have no partner there are dragged alone.
class SymmetricDrag
{
public:
    // `dragged` is the node that the drag began on. The session must have frames.
    SymmetricDrag(const Session &session, NodeId dragged);

    // Returns the dragged node's partner; invalid if it has none or if that is locked.
    [[nodiscard]] NodeId partner() const { return m_partner; }
    // Returns the partner of a joint on a side; nothing if it has none or if that is locked.
    [[nodiscard]] std::optional<int> partnerOf(int joint) const;

    // Lets the partners of all joints that changed do the same mirrored. If both of two partners changed, the side of
    // the dragged node counts.
    void mirrorChange(std::span<const double> before, std::span<double> values) const;
    // Returns the mirror image of a vector or a point of the world for the dragged node, in a pose.
    [[nodiscard]] glm::dvec3 mirroredVector(const Pose &pose, const glm::dvec3 &vector) const;
    [[nodiscard]] glm::dvec3 mirroredPoint(const Pose &pose, const glm::dvec3 &point) const;

private:
    [[nodiscard]] NodeId findPartner(NodeId node) const;

    const Skeleton &m_skeleton;
    SideMirror m_sides;
    std::vector<bool> m_locked; // by joint; empty if none is locked
    int m_joint = NoJoint; // the dragged one, or that of the dragged end site
    NodeId m_partner;
};

} // namespace limber
