#pragma once

#include "motion/cellblock.h"
#include "motion/clip.h"

#include <vector>

namespace limber {

// The differences between two clips with the same joints, channels and number of frames, as the signals of a document
// report them.
struct ClipDelta
{
    std::vector<int> renamedJoints;
    std::vector<NodeId> movedNodes; // nodes with another OFFSET
    CellRange values; // the smallest range around all values that differ; no frames if none differ
    bool isFrameTimeChanged = false;
};

[[nodiscard]] ClipDelta deltaBetween(const Clip &before, const Clip &after);

} // namespace limber
