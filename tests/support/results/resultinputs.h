#pragma once

#include "support/textfiles.h"

namespace limber::test {

// Writes the motions whose results are stored into a folder:
//   walker.bvh  a walk of two seconds at 60 frames per second, and contacts.json of it
//   slow.bvh    another walk: Z up, longer bones, 24 frames per second
//   noisy.bvh   the walk with noise, single wrong frames, turned-over angles and jumps of 360 degrees
//   random.bvh  a tree of any shape with all rotation orders and odd channels
//   moved.bvh   the walk, sunk into the floor, tilted, and turned to the side
// and the skeletons that the program ships.
void makeResultInputs(const FileFolder &folder);

} // namespace limber::test
