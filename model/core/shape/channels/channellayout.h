#pragma once

#include "base/progress.h"
#include "motion/clip.h"
#include "pose/eulerangles.h"
#include "pose/positionrule.h"

#include <optional>
#include <vector>

namespace limber {

// The channels that the joints of a clip should have.
struct ChannelLayout
{
    // Roots get three positions and three rotations, all other joints only three rotations. If false, the positions
    // stay as they are.
    bool rootSix = false;
    // For all rotations; if empty, a joint keeps its order and gets the axes that it lacks.
    std::optional<RotationOrder> rotationOrder;

    [[nodiscard]] bool isAsItIs() const { return !rootSix && !rotationOrder; }
};

// A clip with other channels, with the losses.
struct LayoutResult
{
    Clip clip;
    bool changed = false; // false: the clip already has the layout and stays as it was, with its source text
    bool cancelled = false;
    // Joints whose OFFSET has changed: below the roots those whose positions were constant, which become the OFFSET;
    // and those whose OFFSET has no effect but would suggest a wrong position rule.
    std::vector<int> jointsWithNewOffset;
    // Joints below the roots that lost positions which moved.
    std::vector<int> jointsWithoutPositions;
    // Joints below the roots whose positions carried the figure: their roots now carry it along the same way.
    std::vector<int> jointsCarriedByRoot;
};

// Gives the joints other channels. The pose of every frame is kept (to rounding, about 1e-12 of a turn), except for
// joints in `jointsWithoutPositions`, and for roots that carry a figure in place of a joint below them. Angles that
// have to be converted follow each other without jumps.
[[nodiscard]] LayoutResult layOutChannels(const Clip &clip, const PositionRules &rules, const ChannelLayout &layout,
                                          const Progress &progress = {});

} // namespace limber
