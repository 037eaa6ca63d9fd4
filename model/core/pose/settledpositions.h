#pragma once

#include "base/message.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <vector>

namespace limber {

// How a clip was made to be read as it is meant.
struct SettledPositions
{
    PositionRules rules; // those by which Auto reads it now
    int rewrittenJoints = 0; // joints whose position values mean the same by another rule now
    std::vector<int> jointsWithNewOffset; // joints whose OFFSET, which no rule counted, is their usual position now
};

// Sees to it that Auto reads the clip's position channels so that all joints stay where they are by `rules`. Where it
// would not, the position values are written by the rule that it finds in the result; where no rule finds itself, the
// values are whole positions and the OFFSETs in their shadow are made to look like it. Nothing else changes.
SettledPositions settlePositions(Clip &clip, const PositionRules &rules);

// What the user should know of it, in whole sentences; empty where the text needs no word.
[[nodiscard]] Message noteOn(const SettledPositions &settled);

// The rules to write other positions by on the skeleton of a clip: its own, but whole positions where all its position
// values are zero. Such a clip is a skeleton without motion: it shows where its joints stand at rest, and not by which
// rule they are to move; nearly all programs read whole positions.
[[nodiscard]] PositionRules rulesForNewMotion(const Clip &skeleton, const PositionRules &rules);

} // namespace limber
