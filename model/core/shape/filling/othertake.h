#pragma once

#include "filling/gap.h"
#include "motion/clip.h"
#include "pose/positionrule.h"
#include "pose/upaxis.h"

#include <vector>

namespace limber {

// Another clip of the same figure, to learn from.
struct OtherTake
{
    const Clip &clip; // with the same joints
    PositionRules rules;
    UpAxis up;
    std::vector<FrameInterval> losses{}; // where the joints of the gap are lost in it
};

} // namespace limber
