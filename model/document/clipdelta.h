#pragma once

#include "motion/cellblock.h"
#include "motion/clip.h"

#include <vector>

namespace limber {

// What differs between two clips with the same joints, channels and number of frames, as the signals of a document
// report it.
struct ClipDelta
{
    std::vector<int> renamedJoints;
    std::vector<NodeId> movedNodes; // with another OFFSET
    CellRange values; // the smallest range around all values that differ; without frames if none do
    bool isFrameTimeChanged = false;
};

[[nodiscard]] ClipDelta deltaBetween(const Clip &before, const Clip &after);

} // namespace limber
