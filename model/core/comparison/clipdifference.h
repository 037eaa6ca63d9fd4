#pragma once

#include "base/progress.h"
#include "motion/clip.h"
#include "motion/skeleton.h"
#include "pose/positionrule.h"

namespace limber {

// The largest difference of a kind and where it is.
struct WorstDifference
{
    double amount = 0.0;
    NodeId node;
    int frame = -1; // -1: there is none

    void note(double difference, NodeId where, int inFrame);
};

// How far the poses of two clips are apart.
struct ClipDifference
{
    WorstDifference position; // of a joint or end site in the world, file units
    WorstDifference rotation; // of a joint in the world, degrees
    bool cancelled = false;
};

// Compares clips with the same joints, end sites and frames, frame by frame.
[[nodiscard]] ClipDifference compareClips(const Clip &before, const PositionRules &rulesBefore, const Clip &after,
                                          const PositionRules &rulesAfter, const Progress &progress = {});

// The clip as it reads back when its numbers are written with this many decimals. The frame time stays.
[[nodiscard]] Clip withDecimals(const Clip &clip, int decimals);

} // namespace limber
