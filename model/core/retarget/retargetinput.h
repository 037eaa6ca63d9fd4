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
    Clip source;
    PositionRules sourceRules;
    BodyRoles sourceRoles;
    Axis sourceUp = Axis::Y;
    Clip target; // its frames say where joints with position channels stand; its motion is not used
    PositionRules targetRules;
    JointMapping mapping;
    RetargetSettings settings;
};

// What the target's joints are in the body: what their counterparts are in the source.
[[nodiscard]] BodyRoles rolesOfTarget(const RetargetInput &input);

} // namespace limber
