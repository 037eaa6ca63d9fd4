#pragma once

#include "body/bodyroles.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <vector>

namespace limber {

// A step of one clip that belongs to a step of another one: the frames in which the foot comes down.
struct StepPair
{
    int frame = 0;
    int otherFrame = 0;
};

// Steps of the same feet in the order in which they come; those between which the other clip would have to play more
// than three times as fast or as slowly are left out (Bruderlin and Williams 1995 limit it so). Two clips with the same
// skeleton.
[[nodiscard]] std::vector<StepPair> matchedSteps(const Clip &clip, const Clip &other, const PositionRules &rules,
                                                 const BodyRoles &roles, Axis up);

} // namespace limber
