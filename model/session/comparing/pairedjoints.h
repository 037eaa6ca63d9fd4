#pragma once

#include "comparison/clipcomparison.h"

namespace limber {

// The nodes of two clips that are compared, and how they were found.
struct PairedJoints
{
    NodePairing pairing;
    bool areByRole = false; // by their part of the body; otherwise by name

    [[nodiscard]] int jointCount() const;
};

// Pairs joints by name if each joint of the smaller skeleton has a namesake in the other one, or if their parts of the
// body would pair fewer. It looks at all frames, so it may take a while.
[[nodiscard]] PairedJoints pairJoints(const Clip &first, const PositionRules &firstRules, const Clip &second,
                                      const PositionRules &secondRules);

// A figure in a pose, with its up axis.
struct StandingFigure
{
    const Skeleton &skeleton;
    const Pose &pose;
    Axis up = Axis::Y;
};

// Returns the factor for lengths of a second clip whose file has another unit: by it, the legs of its figure become
// about as long as those of the first one. It is 1 for figures of similar sizes.
[[nodiscard]] double unitFactor(const StandingFigure &first, const StandingFigure &second);

} // namespace limber
