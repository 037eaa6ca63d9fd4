#pragma once

#include "base/progress.h"
#include "motion/clip.h"
#include "motion/skeleton.h"
#include "pose/positionrule.h"

namespace limber {

// The largest difference of one kind and where it is.
struct WorstDifference
{
    double amount = 0.0;
    NodeId node;
    int frame = -1; // -1 if there is none

    void note(double difference, NodeId where, int inFrame);
};

// How far apart the poses of two clips are.
struct ClipDifference
{
    WorstDifference position; // of a joint or end site in the world, file units
    WorstDifference rotation; // of a joint in the world, degrees
    bool cancelled = false;
};

// Compares clips with the same joints, end sites and frames, frame by frame.
[[nodiscard]] ClipDifference compareClips(const Clip &before, const PositionRules &rulesBefore, const Clip &after,
                                          const PositionRules &rulesAfter, const Progress &progress = {});

// Returns the clip as it reads back if its numbers are written with this many decimals. The frame time stays.
[[nodiscard]] Clip withDecimals(const Clip &clip, int decimals);

} // namespace limber
