#pragma once

#include "body/figureshape.h"
#include "motion/clip.h"

#include <functional>
#include <vector>

namespace limber {

// Returns the topmost joints of the limbs that have no counterpart in the other figure: no joint in them has one, and
// the longest path from the joint above through the limb is at least `shortest`, in file units. A second figure in the
// file is such a limb, too; fingers are too short for one.
[[nodiscard]] std::vector<int> loneLimbs(const Skeleton &skeleton, const FigureShape &shape,
                                         const std::function<bool(int)> &hasCounterpart, double shortest);

// Returns whether the limb moves: a rotation of its joints changes by more than a degree in the clip.
[[nodiscard]] bool limbMoves(const Clip &clip, int limb);

} // namespace limber
