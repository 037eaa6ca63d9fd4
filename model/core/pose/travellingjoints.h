#pragma once

#include "motion/clip.h"
#include "pose/positionrule.h"

#include <vector>

namespace limber {

// One per joint: its position channels carry it through the world or about its parent, so that the line from its parent
// is a displacement and no bone: hips above a root that stays on the floor, trackers. Joints whose channels hold them
// in place, and those that only stretch a little, are not among them. Roots never are. Looks at no more than 256
// frames.
[[nodiscard]] std::vector<bool> travellingJoints(const Clip &clip, const PositionRules &rules);

// One per joint: no bone begins or ends there, because all that hangs on it travels, so that it does not belong to the
// body's size. None if that would be all joints.
[[nodiscard]] std::vector<bool> jointsApart(const Clip &clip, const PositionRules &rules);

} // namespace limber
