#pragma once

#include "motion/clip.h"

namespace limber::bench {

// A body of 60 joints and 10,000 frames: the walker with additional tails, so that it also has legs. It is generated
// once.
[[nodiscard]] const Clip &benchBody();

} // namespace limber::bench
