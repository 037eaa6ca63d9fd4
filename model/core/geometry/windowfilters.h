#pragma once

#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace limber {

// Each value becomes that of the polynomial that fits the values around it best, `window` of them (odd); those at the
// ends are taken from the polynomial of the first or last window (Savitzky and Golay 1964). Tracks shorter than the
// window are one window. The degree is at least 0; one of at least window - 1 changes nothing.
[[nodiscard]] std::vector<glm::dvec3> savitzkyGolay(std::span<const glm::dvec3> track, int window, int degree);

// The window, in frames, with which a filter of that degree has -3 dB near `cutoffHz` (Schafer 2011), at least the
// least that filters at all.
[[nodiscard]] int savitzkyGolayWindow(double frameTimeSeconds, double cutoffHz, int degree);

// Means weighted by a bell curve with -3 dB at `cutoffHz`; ends are continued by point reflection.
[[nodiscard]] std::vector<glm::dvec3> bellSmoothed(std::span<const glm::dvec3> track, double frameTimeSeconds,
                                                   double cutoffHz);

} // namespace limber
