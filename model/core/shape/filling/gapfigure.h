#pragma once

#include "body/figureroles.h"
#include "filling/gap.h"

namespace limber {

// The figure of a clip to which the joints of a gap belong.
struct GapFigure
{
    FigureRoles roles;
    double unitsPerBody = 1.0; // the length of its body, file units
};

// Returns the figure of the first joint of the gap.
[[nodiscard]] GapFigure figureOfGap(const Clip &clip, const PositionRules &rules, const Vocabulary &vocabulary,
                                    const Gap &gap);

} // namespace limber
