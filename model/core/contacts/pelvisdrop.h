#pragma once

#include <span>
#include <vector>

namespace limber {

// A curve without jumps that is nowhere below `needs`: their maximum over a window around each frame, smoothed with a
// Hann window of the same width. All zero stays all zero.
[[nodiscard]] std::vector<double> smoothAbove(std::span<const double> needs, int halfWidthInFrames);

} // namespace limber
