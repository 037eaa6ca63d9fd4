#pragma once

#include "base/progress.h"
#include "motion/clip.h"
#include "pose/eulerangles.h"
#include "pose/positionrule.h"

#include <optional>
#include <vector>

namespace limber {

// Which channels the joints of a clip are to have.
struct ChannelLayout
{
    // Roots have three positions and three rotations, all other joints three rotations; else the positions stay
    // as they are.
    bool rootSix = false;
    // For all rotations; else a joint keeps its order, completed by the axes it lacks.
    std::optional<RotationOrder> rotationOrder;

    [[nodiscard]] bool isAsItIs() const { return !rootSix && !rotationOrder; }
};

// A clip with other channels, and what was lost.
struct LayoutResult
{
    Clip clip;
    bool changed = false; // false: the clip has the layout already and is as it was, with its source text
    bool cancelled = false;
    // Joints whose OFFSET has changed: below the roots those whose positions stood still, which is their OFFSET now;
    // and those whose OFFSET counts nowhere but would suggest a wrong position rule.
    std::vector<int> jointsWithNewOffset;
    // Joints below the roots that lost positions which moved.
    std::vector<int> jointsWithoutPositions;
};

// Gives the joints other channels. The pose of every frame is kept (to rounding, about 1e-12 of a turn), except for
// joints in `jointsWithoutPositions`. Angles that have to be converted follow each other without jumps.
[[nodiscard]] LayoutResult layOutChannels(const Clip &clip, const PositionRules &rules, const ChannelLayout &layout,
                                          const Progress &progress = {});

} // namespace limber
