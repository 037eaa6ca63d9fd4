#pragma once

#include <span>
#include <vector>

namespace limber {

// Returns a curve without jumps that is never below `needs`: the maximum over a window around each frame, smoothed with
// a Hann window of the same width. If all needs are zero, the curve is zero.
[[nodiscard]] std::vector<double> smoothAbove(std::span<const double> needs, int halfWidthInFrames);

} // namespace limber
