#pragma once

#include "pose/pose.h"

namespace limber {

// Returns the longest side of the box around joints and end sites, in file units; 0 if there are none or the side is
// not finite.
[[nodiscard]] double longestSide(const Pose &pose);

} // namespace limber
