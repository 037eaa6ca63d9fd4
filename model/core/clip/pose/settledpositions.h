#pragma once

#include "base/message.h"
#include "base/progress.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <vector>

namespace limber {

// What was changed so that Auto reads a clip as it is meant.
struct SettledPositions
{
    PositionRules rules; // the rules that Auto detects now
    int rewrittenJoints = 0; // joints whose position values now mean the same by another rule
    std::vector<int> jointsWithNewOffset; // joints whose OFFSET, which no rule used, is now their usual position
    bool isCancelled = false; // whether the progress stopped it; the clip is then as it was
};

// Makes Auto read the clip's position channels so that all joints stay where they are by `rules`. If Auto would choose
// other rules, the function writes the position values by the rules that Auto finds in the result. If no rules are
// consistent, it writes whole positions and adapts the OFFSETs that they replace. Nothing else changes.
SettledPositions settlePositions(Clip &clip, const PositionRules &rules, const Progress &progress = {});

// Returns what the user should know about it in whole sentences; empty if there is nothing to report.
[[nodiscard]] Message noteOn(const SettledPositions &settled);

// Returns the rules for writing other positions on the skeleton of a clip: the clip's own rules, or whole positions if
// all its position values are zero. Such a clip is a skeleton without motion: it shows where its joints are at rest,
// but not by which rule they should move, and nearly all programs read whole positions.
[[nodiscard]] PositionRules rulesForNewMotion(const Clip &skeleton, const PositionRules &rules);

} // namespace limber
