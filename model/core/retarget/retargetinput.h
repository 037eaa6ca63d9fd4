#pragma once

#include "body/bodyroles.h"
#include "mapping/jointmapping.h"
#include "motion/clip.h"
#include "pose/positionrule.h"
#include "retarget/retargetsettings.h"

namespace limber {

// All that a retarget starts from: whose motion, onto which skeleton, and how they are understood. A plain value.
struct RetargetInput
{
    Clip source; // whose motion it is
    PositionRules sourceRules; // how its positions are read
    BodyRoles sourceRoles; // what its joints are in the body
    Axis sourceUp = Axis::Y; // away from its floor
    Clip target; // its frames show where joints with position channels stand; its motion is not used
    PositionRules targetRules; // how the target's positions are read
    JointMapping mapping; // which joint of the target follows which of the source
    RetargetSettings settings; // everything else that can be chosen
};

// What the target's joints are in the body: what their counterparts are in the source.
[[nodiscard]] BodyRoles rolesOfTarget(const RetargetInput &input);

} // namespace limber
