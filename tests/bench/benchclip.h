#pragma once

#include "motion/clip.h"

namespace limber::bench {

// A body of 75 joints, including fingers and toes, that sways and walks on: the kind of clip that a motion capture
// studio delivers.
[[nodiscard]] Clip fingeredBody(int frameCount);

} // namespace limber::bench
