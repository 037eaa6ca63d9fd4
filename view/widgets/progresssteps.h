#pragma once

namespace limber {

// The range of bars that show progress: fine enough to move smoothly.
inline constexpr int progressSteps = 1000;

} // namespace limber
