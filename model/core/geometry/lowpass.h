#pragma once

#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace limber {

// A Butterworth filter of any order from 1 run forwards and backwards, so that nothing is delayed; -3 dB of both passes
// together at `cutoffHz` (Winter 2009). Ends are continued by point reflection. Where the frames are too far apart for
// the cut-off the positions are returned as they are. They must be finite.
[[nodiscard]] std::vector<glm::dvec3> lowPassed(std::span<const glm::dvec3> positions, double frameTimeSeconds,
                                                double cutoffHz, int order = 2);

// True if lowPassed would filter: the cut-off of one pass is below 0.45 of the frame rate.
[[nodiscard]] bool canLowPass(double frameTimeSeconds, double cutoffHz, int order = 2);

// The cut-off has to be below this.
[[nodiscard]] double highestCutoffHz(double frameTimeSeconds, int order = 2);

} // namespace limber
