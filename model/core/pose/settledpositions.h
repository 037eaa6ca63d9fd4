#pragma once

#include "base/message.h"
#include "base/progress.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <vector>

namespace limber {

// What was changed so that a clip is read as it is meant.
struct SettledPositions
{
    PositionRules rules; // the ones that Auto detects now
    int rewrittenJoints = 0; // joints whose position values now mean the same by another rule
    std::vector<int> jointsWithNewOffset; // joints whose OFFSET, which no rule used, is now their usual position
    bool isCancelled = false; // the progress stopped it, and the clip is as it was
};

// Makes Auto read the clip's position channels so that all joints stay where they are by `rules`. If it
// would not, the position values are written by the rule that it finds in the result; if no rule is consistent, the
// values are whole positions and the OFFSETs that they replace are adapted to it. Nothing else changes.
SettledPositions settlePositions(Clip &clip, const PositionRules &rules, const Progress &progress = {});

// What the user should know about it, in whole sentences; empty if there is nothing to report.
[[nodiscard]] Message noteOn(const SettledPositions &settled);

// The rules to write other positions by on the skeleton of a clip: its own, but whole positions where all its position
// values are zero. Such a clip is a skeleton without motion: it shows where its joints stand at rest, and not by which
// rule they are to move; nearly all programs read whole positions.
[[nodiscard]] PositionRules rulesForNewMotion(const Clip &skeleton, const PositionRules &rules);

} // namespace limber
