#pragma once

#include "motion/clip.h"

namespace limber {

// Rewrites the rotations of frames from `first` to the end so that their numbers continue those of the frame before: it
// adds whole turns to all of them or, if that is closer, takes the other three angles with the same meaning. Angles
// that do not jump there stay as they are. There must be a frame before.
void joinAngles(Clip &clip, int first);

} // namespace limber
