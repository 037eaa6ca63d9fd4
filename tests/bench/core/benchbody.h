#pragma once

#include "motion/clip.h"

namespace limber::bench {

// A body of 60 joints and 10,000 frames: the walker with tails, so that it has legs as well. Made once.
[[nodiscard]] const Clip &benchBody();

} // namespace limber::bench
