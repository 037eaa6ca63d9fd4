#pragma once

#include "motion/cellblock.h"
#include "motion/clip.h"
#include "posing/changewindow.h"

#include <vector>

namespace limber {

// The cells that a change writes, frame by frame in the order of the block's columns.
struct SpreadValue
{
    CellBlock cells;
    std::vector<double> values;
};

// A value of the frame in the middle of a window, in which the others take their part: of a rotation as of any other
// change of a pose (see PoseChange), of a position by adding. What `clip` holds is what the change begins with.
[[nodiscard]] SpreadValue spreadValue(const Clip &clip, const ChangeWindow &window, int column, double value);

// The cells of these frames, in all columns in which one of them differs, with the values that they have in `after`.
[[nodiscard]] SpreadValue changedCells(const Motion &before, const Motion &after, const FrameInterval &frames);

} // namespace limber
