#pragma once

#include "posing/posefreedoms.h"

#include <glm/gtc/quaternion.hpp>

#include <optional>
#include <vector>

namespace limber {

// What a node has to reach in a pose that is searched.
struct PoseTask
{
    NodeId node;
    std::optional<glm::dvec3> position; // world, file units
    std::optional<glm::dquat> rotation; // world; joints only
    bool isPin = false; // comes before the others
};

// Searches the pose nearest to the start that does all tasks: the least sum of stiffness times change squared
// (damped least squares: Wampler 1986, Nakamura and Hanafusa 1986; the damping by Levenberg and Marquardt). Where not
// all can be done, what is missed is as little as possible, and pins are missed last. `ncm` is the length of a
// normalised centimetre in file units. Answers the changes of the freedoms and leaves them placed.
[[nodiscard]] std::vector<double> nearestPose(PoseFreedoms &freedoms, const std::vector<PoseTask> &tasks, double ncm);

} // namespace limber
