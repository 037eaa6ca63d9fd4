#pragma once

#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace limber {

// Filters positions with a Butterworth filter of any order from 1 that runs forwards and backwards, so that nothing is
// delayed. Both passes together have -3 dB at `cutoffHz` (Winter 2009). Ends are continued by point reflection. If the
// frames are too far apart for the cut-off, the positions are returned unchanged. They must be finite.
[[nodiscard]] std::vector<glm::dvec3> lowPassed(std::span<const glm::dvec3> positions, double frameTimeSeconds,
                                                double cutoffHz, int order = 2);

// Returns whether lowPassed() would filter: the cut-off of one pass is below 0.45 of the frame rate.
[[nodiscard]] bool canLowPass(double frameTimeSeconds, double cutoffHz, int order = 2);

// Returns the limit below which the cut-off must be.
[[nodiscard]] double highestCutoffHz(double frameTimeSeconds, int order = 2);

} // namespace limber
