#pragma once

#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace limber {

// Replaces each value by that of the polynomial that best fits the `window` values around it (an odd number); values at
// the ends come from the polynomial of the first or last window (Savitzky and Golay 1964). A track shorter than the
// window is a single window. The degree must be at least 0; a degree of at least window - 1 changes nothing.
[[nodiscard]] std::vector<glm::dvec3> savitzkyGolay(std::span<const glm::dvec3> track, int window, int degree);

// Returns the window, in frames, with which a filter of that degree has -3 dB near `cutoffHz` (Schafer 2011), but at
// least the smallest window that filters at all.
[[nodiscard]] int savitzkyGolayWindow(double frameTimeSeconds, double cutoffHz, int degree);

// Returns means weighted by a bell curve with -3 dB at `cutoffHz`; ends are continued by point reflection.
[[nodiscard]] std::vector<glm::dvec3> bellSmoothed(std::span<const glm::dvec3> track, double frameTimeSeconds,
                                                   double cutoffHz);

} // namespace limber
