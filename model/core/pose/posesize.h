#pragma once

#include "pose/pose.h"

namespace limber {

// The longest side of the box around joints and end sites, file units; 0 for none, and where it is not finite.
[[nodiscard]] double longestSide(const Pose &pose);

} // namespace limber
