#pragma once

#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace limber {

// A second-order Butterworth filter run forwards and backwards, so that nothing is delayed; -3 dB of both passes
// together at `cutoffHz` (Winter 2009). Ends are continued by point reflection. Where the frames are too far apart for
// the cut-off (above 0.45 of the frame rate) the positions are returned as they are. They must be finite.
[[nodiscard]] std::vector<glm::dvec3> lowPassed(std::span<const glm::dvec3> positions, double frameTimeSeconds,
                                                double cutoffHz);

// True if lowPassed would filter.
[[nodiscard]] bool canLowPass(double frameTimeSeconds, double cutoffHz);

} // namespace limber
