#pragma once

#include "posing/posetasks.h"

#include <vector>

namespace limber {

// Searches the pose nearest to the start that fulfils all tasks: the smallest sum of stiffness times squared change
// (damped least squares: Wampler 1986, Nakamura and Hanafusa 1986; damping by Levenberg and Marquardt). If it cannot
// fulfil all tasks, it misses them by as little as possible, and pins last. `ncm` is the length of a normalised
// centimetre in file units. Returns the changes of the freedoms and leaves the freedoms placed.
[[nodiscard]] std::vector<double> nearestPose(PoseFreedoms &freedoms, const std::vector<PoseTask> &tasks, double ncm);

} // namespace limber
