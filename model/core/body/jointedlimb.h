#pragma once

#include "pose/pose.h"

#include <glm/gtc/quaternion.hpp>

#include <optional>
#include <vector>

namespace limber {

// A leg or an arm of a figure: two bones that bend at a hinge, with all that hangs on them. Joints that stand in
// between (twist joints) are rigid with their bone.
struct JointedLimb
{
    int upper = NoJoint; // where the upper bone begins: hip or shoulder
    int lower = NoJoint; // the hinge: knee or elbow
    int end = NoJoint; // ankle or wrist
    std::vector<int> upperJoints; // all that rotate with the upper bone, in file order
    std::vector<int> lowerJoints;
    std::vector<int> endJoints;
};

// The limb with these joints; nothing where they do not stand one below the other.
[[nodiscard]] std::optional<JointedLimb> jointedLimb(const Skeleton &skeleton, int upper, int lower, int end);

// Rotates the bones so that the end meets the goal, as solveTwoBones does; what hangs on the end keeps its rotation.
// Positions are left for the caller to work out anew.
void bendLimb(const JointedLimb &limb, const glm::dvec3 &goal, const glm::dvec3 &hinge, Pose &pose);

// Rotates joints in the world, each about itself.
void rotateJoints(const std::vector<int> &joints, const glm::dquat &by, Pose &pose);

} // namespace limber
