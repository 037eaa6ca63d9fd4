#pragma once

#include "motion/cellblock.h"
#include "motion/clip.h"
#include "tracks/interpolation.h"

#include <vector>

namespace limber {

// What the motion table does to a block of cells. All functions take and give values frame by frame in the
// order of the block's columns; nothing is changed here, the result goes to Document::setValues.

// Every frame becomes like the block's first one.
[[nodiscard]] std::vector<double> filledDown(const Clip &clip, const CellBlock &block);

[[nodiscard]] std::vector<double> offsetBy(const Clip &clip, const CellBlock &block, double amount);
[[nodiscard]] std::vector<double> scaledBy(const Clip &clip, const CellBlock &block, double factor);

} // namespace limber
