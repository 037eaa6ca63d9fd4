#pragma once

#include <vector>

namespace limber {

// Returns at most `mostFrames` (at least 2) of `frameCount` frames (at least 1), evenly spaced and including both ends.
[[nodiscard]] std::vector<int> gridFrames(int frameCount, int mostFrames);

} // namespace limber
