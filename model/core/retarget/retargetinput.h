#pragma once

#include "body/bodyroles.h"
#include "mapping/jointmapping.h"
#include "motion/clip.h"
#include "pose/positionrule.h"
#include "retarget/retargetsettings.h"

namespace limber {

// The input of a retarget: whose motion, onto which skeleton, and how they are interpreted. A plain value.
struct RetargetInput
{
    Clip source; // the clip with the motion
    PositionRules sourceRules; // how its positions are read
    BodyRoles sourceRoles; // the part of the body that each joint is
    Axis sourceUp = Axis::Y; // away from its floor
    Clip target; // its frames show positions of joints with position channels, and how the body is built
    PositionRules targetRules; // how the target's positions are read
    JointMapping mapping; // which target joint follows which source joint
    RetargetSettings settings; // everything else that can be chosen
};

// Returns which part of the body each target joint is: the same as its counterpart in the source.
[[nodiscard]] BodyRoles rolesOfTarget(const RetargetInput &input);

} // namespace limber
