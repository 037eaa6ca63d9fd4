#pragma once

#include "posing/posetasks.h"

#include <vector>

namespace limber {

// Searches the pose nearest to the start that does all tasks: the least sum of stiffness times change squared
// (damped least squares: Wampler 1986, Nakamura and Hanafusa 1986; the damping by Levenberg and Marquardt). Where not
// all can be done, what is missed is as little as possible, and pins are missed last. `ncm` is the length of a
// normalised centimetre in file units. Answers the changes of the freedoms and leaves them placed.
[[nodiscard]] std::vector<double> nearestPose(PoseFreedoms &freedoms, const std::vector<PoseTask> &tasks, double ncm);

} // namespace limber
