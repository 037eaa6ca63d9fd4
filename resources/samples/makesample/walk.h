#pragma once

#include "motion/clip.h"

namespace limber::samples {

// A person of 170 cm who stands, takes seven steps forward and stands again: 5.5 s at 60 frames a second.
[[nodiscard]] Clip makeWalk();

} // namespace limber::samples
