#pragma once

#include "pose/pose.h"

#include <optional>

namespace limber {

// A node's position and rotation as another joint sees them, or the world. That joint carries them along.
class CarriedPlace
{
public:
    // Takes where the node is in this pose. `space` is the joint that carries it; NoJoint for the world.
    CarriedPlace(const Pose &pose, NodeId node, int space);

    // Where a node is in the world.
    struct Place
    {
        glm::dvec3 position{0.0};
        std::optional<glm::dmat3> rotation; // of joints
    };
    // Returns where the node is if the space is as in this pose.
    [[nodiscard]] Place in(const Pose &pose) const;

private:
    NodeId m_node;
    int m_space;
    glm::dvec3 m_position{0.0}; // in the frame of the space
    glm::dmat3 m_rotation{1.0};
};

} // namespace limber
