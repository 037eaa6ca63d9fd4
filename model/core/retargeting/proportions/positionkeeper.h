#pragma once

#include "proportions/offsetretarget.h"

namespace limber {

// Keeps the joints of `changed.clip`, which already has the new offsets, where they are in `before`: it rotates the
// joints below a changed bone, see PositionFit. Other joints keep their values. Returns false if the progress stopped
// it.
[[nodiscard]] bool keepPositions(const Clip &before, const PositionRules &rules, OffsetsResult &changed,
                                 const Progress &progress);

} // namespace limber
