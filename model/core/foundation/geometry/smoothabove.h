#pragma once

#include <span>
#include <vector>

namespace limber {

// Returns a curve without jumps that is never below `needs`: the maximum over a window around each frame, smoothed with
// a Hann window of the same width. If all needs are zero, the curve is zero.
[[nodiscard]] std::vector<double> smoothAbove(std::span<const double> needs, int halfWidthInFrames);

// Returns how much of a change of height each frame needs, if its height is off by `differences`: no more than that,
// and nothing where it is off in the other direction, without jumps. In a long contact a figure sits and stands, and
// its heel rises for the one and not for the other.
[[nodiscard]] std::vector<double> changeWhereNeeded(double change, std::span<const double> differences,
                                                    int halfWidthInFrames);

} // namespace limber
