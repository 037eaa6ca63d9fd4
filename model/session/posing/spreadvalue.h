#pragma once

#include "motion/cellblock.h"
#include "motion/clip.h"
#include "posing/changewindow.h"

#include <map>
#include <vector>

namespace limber {

// The cells that a change writes, frame by frame in the order of the block's columns.
struct SpreadValue
{
    CellBlock cells;
    std::vector<double> values;
};

// Returns the cells for a new value in the centre frame of a window, in which the other frames take their part: a
// rotation like any other change of a pose (see PoseChange), a position by adding. `clip` has the values that the
// change starts from.
[[nodiscard]] SpreadValue spreadValue(const Clip &clip, const ChangeWindow &window, int column, double value);

// The same for several columns at once.
[[nodiscard]] SpreadValue spreadValues(const Clip &clip, const ChangeWindow &window,
                                       const std::map<int, double> &valueOfColumn);

// Returns the cells of these frames, in all columns that differ in any of them, with the values of `after`.
[[nodiscard]] SpreadValue changedCells(const Motion &before, const Motion &after, const FrameInterval &frames);

} // namespace limber
