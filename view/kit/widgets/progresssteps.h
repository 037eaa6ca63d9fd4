#pragma once

namespace limber {

// The range of progress bars: fine enough to move smoothly.
inline constexpr int progressSteps = 1000;

} // namespace limber
