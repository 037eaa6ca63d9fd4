#pragma once

#include "ground/standingpoints.h"

#include <glm/vec3.hpp>

#include <vector>

namespace limber {

// Returns how fast a body moves over the floor in each frame, in ncm per second, by its places in ncm; nothing without
// places. `up` must have length 1.
[[nodiscard]] std::vector<double> bodySpeedsOver(const FloorSpeeds &floor, const std::vector<glm::dvec3> &places,
                                                 const glm::dvec3 &up, double frameTimeSeconds);

// Returns the speed of a body by which feet may slip a little while they stand, in ncm per second: that of one who
// runs, and none for one who walks. A foot that stands for a tenth of a second, between steps of several metres per
// second, is never quite still in a take.
[[nodiscard]] double runningSpeed(double bodySpeed);

} // namespace limber
