#pragma once

#include "motion/clip.h"
#include "support/textfiles.h"

namespace limber::test {

// Motions whose results are stored.
[[nodiscard]] Clip shortWalk(); // two seconds at 60 frames per second
[[nodiscard]] Clip slowWalk(); // Z up, longer bones, 24 frames per second
[[nodiscard]] Clip noisyWalk(); // noise, single wrong frames, other angles for the same rotations, whole turns
[[nodiscard]] Clip movedWalk(); // turned to the side and sliding, in the floor and leaving it

// Writes them into a folder, as walker.bvh, slow.bvh, noisy.bvh and moved.bvh; beside them random.bvh, a tree of any
// shape with odd channels, a leg as leg.gltf, leg.dae and leg.fbx, and the skeletons that the program ships.
void makeResultInputs(const FileFolder &folder);

} // namespace limber::test
