#pragma once

#include "document/cellblock.h"
#include "motion/clip.h"

#include <vector>

namespace limber {

// What the motion table does to a block of cells. All functions take and give values frame by frame in the
// order of the block's columns; nothing is changed here, the result goes to Document::setValues.

[[nodiscard]] std::vector<double> valuesOf(const Clip &clip, const CellBlock &block);

// Every frame becomes like the block's first one.
[[nodiscard]] std::vector<double> filledDown(const Clip &clip, const CellBlock &block);

// The frames between the block's first and last one. Joints whose three rotation channels are all in the
// block take the shortest way between the two rotations (slerp), written without jumps; all other columns go
// straight from number to number.
[[nodiscard]] std::vector<double> interpolatedBetweenEnds(const Clip &clip, const CellBlock &block);

[[nodiscard]] std::vector<double> offsetBy(const Clip &clip, const CellBlock &block, double amount);
[[nodiscard]] std::vector<double> scaledBy(const Clip &clip, const CellBlock &block, double factor);

} // namespace limber
