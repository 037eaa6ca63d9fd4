#pragma once

#include "proportions/offsetretarget.h"

namespace limber {

// Makes the feet of `changed.clip`, which already has the new offsets, stand as they do in `before`. It scales the
// travel by the length of the legs, sets the figure on the same floor and holds its feet, like a retarget
// (docs/retargeting.md) but on one figure. Clips whose legs did not change stay as they are. Returns false if the
// progress stopped it.
[[nodiscard]] bool keepFeet(const Clip &before, const PositionRules &rules, const OffsetSettings &settings,
                            OffsetsResult &changed, const Progress &progress);

} // namespace limber
