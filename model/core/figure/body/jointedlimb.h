#pragma once

#include "body/bodyroles.h"
#include "pose/pose.h"

#include <glm/gtc/quaternion.hpp>

#include <array>
#include <optional>
#include <vector>

namespace limber {

// The parts of which a leg and an arm consist.
inline constexpr std::array<std::array<BodyPart, 3>, 2> limbParts{
    {{BodyPart::Thigh, BodyPart::Shin, BodyPart::Foot}, {BodyPart::UpperArm, BodyPart::Forearm, BodyPart::Hand}}};

// A leg or an arm of a figure: two bones that bend at a hinge, with everything attached to them. Joints in between
// (twist joints) are rigid with their bone.
struct JointedLimb
{
    int upper = NoJoint; // where the upper bone begins: hip or shoulder
    int lower = NoJoint; // the hinge: knee or elbow
    int end = NoJoint; // ankle or wrist
    std::vector<int> upperJoints; // all joints that rotate with the upper bone, in file order
    std::vector<int> lowerJoints;
    std::vector<int> endJoints;
};

// Returns the limb with these joints, or nothing if they are not below one another.
[[nodiscard]] std::optional<JointedLimb> jointedLimb(const Skeleton &skeleton, int upper, int lower, int end);

// Rotates the bones so that the end reaches the goal, as solveTwoBones() does; the end and everything below it keep
// their rotations. The caller has to compute the positions again.
void bendLimb(const JointedLimb &limb, const glm::dvec3 &goal, const glm::dvec3 &hinge, Pose &pose);
// The same for one frame of a track, with how far a knee that is nearly straight comes to the front.
void bendLimb(const JointedLimb &limb, const glm::dvec3 &goal, const glm::dvec3 &hinge, double turned, Pose &pose);

// Rotates joints in the world, each about its own position.
void rotateJoints(const std::vector<int> &joints, const glm::dquat &by, Pose &pose);

} // namespace limber
