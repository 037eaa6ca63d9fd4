#pragma once

#include "motion/cellblock.h"
#include "motion/clip.h"
#include "tracks/interpolation.h"

#include <vector>

namespace limber {

// These functions compute what the motion table does to a block of cells. They take and return values frame by frame in
// the order of the block's columns. They change nothing themselves; the result goes to Document::setValues.

// Makes every frame like the block's first one.
[[nodiscard]] std::vector<double> filledDown(const Clip &clip, const CellBlock &block);

[[nodiscard]] std::vector<double> offsetBy(const Clip &clip, const CellBlock &block, double amount);
[[nodiscard]] std::vector<double> scaledBy(const Clip &clip, const CellBlock &block, double factor);

} // namespace limber
