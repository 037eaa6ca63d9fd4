#pragma once

#include "motion/cellblock.h"
#include "motion/clip.h"

#include <vector>

namespace limber {

// The values of the block, frame by frame in the order of its columns.
[[nodiscard]] std::vector<double> valuesOf(const Clip &clip, const CellBlock &block);

enum class Interpolation {
    Smooth, // runs on as the two frames on each side do
    Linear, // straight from number to number, slerp for rotations
};

struct Interpolated
{
    std::vector<double> values; // of all cells of the block
    int filledCells = 0; // none where there is no frame to come from or to go to
};

// Replaces the wanted cells of the block by values that lead from the frame before them to the frame after them. If
// they reach the clip's first or last frame, that frame is their start or end, and stays. Rows that are not next to
// each other are filled each on their own. Joints whose three rotation channels are wanted together take the shortest
// path between the rotations, written without jumps; all other columns are numbers. `wanted` is parallel to the values;
// empty: all.
[[nodiscard]] Interpolated interpolated(const Clip &clip, const CellBlock &block, Interpolation how,
                                        const std::vector<bool> &wanted = {});

} // namespace limber
