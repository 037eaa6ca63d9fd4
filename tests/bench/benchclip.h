#pragma once

#include "motion/clip.h"

namespace limber::bench {

// A body of 75 joints, fingers and toes included, that sways and walks on: what a motion capture studio delivers.
[[nodiscard]] Clip fingeredBody(int frameCount);

} // namespace limber::bench
