#pragma once

#include "body/bodyroles.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <vector>

namespace limber {

// A step of one clip and the corresponding step of another one: the frames in which the foot touches down.
struct StepPair
{
    int frame = 0;
    int otherFrame = 0;
};

// Returns steps of the same feet in their order. It leaves out steps between which the other clip would have to play
// more than three times as fast or as slowly (a limit of Bruderlin and Williams 1995). Both clips must have the same
// skeleton.
[[nodiscard]] std::vector<StepPair> matchedSteps(const Clip &clip, const Clip &other, const PositionRules &rules,
                                                 const BodyRoles &roles, Axis up);

} // namespace limber
