#pragma once

#include "proportions/offsetretarget.h"

namespace limber {

// Makes the feet of `changed.clip`, whose offsets are new already, stand as they stand in `before`: scales the travel
// by the length of the legs, sets the figure on the same floor and holds its feet (sections 7 to 9 of the retargeting
// page, on one figure). Clips whose legs did not change stay as they are. False if the progress stopped it.
[[nodiscard]] bool keepFeet(const Clip &before, const PositionRules &rules, const OffsetSettings &settings,
                            OffsetsResult &changed, const Progress &progress);

} // namespace limber
