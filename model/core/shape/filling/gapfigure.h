#pragma once

#include "body/figureroles.h"
#include "filling/gap.h"

#include <vector>

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

// Returns the length of the body of a figure in a clip, file units.
[[nodiscard]] double unitsPerBody(const Clip &clip, const PositionRules &rules, const FigureRoles &figure);

// Returns, by joint, which make the pose: a body has many small ones in its hands, its face and its feet.
[[nodiscard]] std::vector<bool> largeJoints(const Clip &clip, const PositionRules &rules, const Vocabulary &vocabulary);

} // namespace limber
