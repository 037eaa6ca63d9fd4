#pragma once

#include "proportions/offsetretarget.h"

namespace limber {

// Makes the joints of `changed.clip`, whose offsets are new already, stand where they stand in `before`: rotates what
// hangs on a changed bone, see PositionFit. Joints that do not hang on one keep their values. False if the progress
// stopped it.
[[nodiscard]] bool keepPositions(const Clip &before, const PositionRules &rules, OffsetsResult &changed,
                                 const Progress &progress);

} // namespace limber
