#pragma once

#include "motion/cellblock.h"
#include "motion/clip.h"

#include <vector>

namespace limber {

// Returns the values of the block, frame by frame in the order of its columns.
[[nodiscard]] std::vector<double> valuesOf(const Clip &clip, const CellBlock &block);

enum class Interpolation {
    Smooth, // continues the motion of the two frames on each side
    Linear, // linear from number to number, slerp for rotations
};

struct Interpolated
{
    std::vector<double> values; // of all cells of the block
    int filledCells = 0; // none if there is no frame to start from or to end at
};

// Replaces the wanted cells of the block by values that lead from the frame before them to the frame after them. If the
// cells reach the clip's first or last frame, that frame is their start or end, and stays. Runs of rows that are not
// adjacent are filled separately. If all three rotation channels of a joint are wanted, the joint takes the shortest
// path between the rotations, written without jumps; all other columns are treated as numbers. `wanted` is parallel to
// the values; if empty, all cells are wanted.
[[nodiscard]] Interpolated interpolated(const Clip &clip, const CellBlock &block, Interpolation how,
                                        const std::vector<bool> &wanted = {});

} // namespace limber
