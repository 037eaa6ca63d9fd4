#pragma once

#include "motion/clip.h"

namespace limber {

// Writes the rotations of frames from `first` to the end with the numbers that go on from the frame before: whole turns
// are added to all of them, and where that is nearer the other three angles are taken that mean the same. What does not
// jump there stays as it is. There must be a frame before.
void joinAngles(Clip &clip, int first);

} // namespace limber
