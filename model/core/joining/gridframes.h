#pragma once

#include <span>
#include <vector>

namespace limber {

// At most `mostFrames` (at least 2) of so many frames (at least 1), evenly spread, with both ends.
[[nodiscard]] std::vector<int> gridFrames(int frameCount, int mostFrames);

// The largest that is finite; 0 for none.
[[nodiscard]] double largestNumber(std::span<const double> numbers);

} // namespace limber
