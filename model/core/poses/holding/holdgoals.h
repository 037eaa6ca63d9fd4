#pragma once

#include "motion/clip.h"
#include "pose/pose.h"
#include "pose/positionrule.h"
#include "posing/posegoal.h"

namespace limber {

// A node's position and rotation as another joint sees them, or the world.
class HeldPlace
{
public:
    // Takes where the node is in this pose. `space` is the joint that sees it; NoJoint for the world.
    HeldPlace(const Pose &pose, NodeId node, int space);

    // Returns where the node is in the world if the space is as in this pose. The rotation is empty for end sites.
    [[nodiscard]] PoseGoal in(const Pose &pose) const;

private:
    NodeId m_node;
    int m_space;
    glm::dvec3 m_position{0.0}; // in the frame of the space
    glm::dmat3 m_rotation{1.0};
};

} // namespace limber
