#pragma once

#include "motion/clip.h"
#include "pose/positionrule.h"

#include <vector>

namespace limber {

// Returns for each joint whether its position channels carry it through the world or about its parent, so that the line
// from its parent is a displacement and not a bone: hips above a root that stays on the floor, trackers. A joint whose
// channels hold it in one position, or only stretch it a little, does not count, and a root never does. The function
// looks at no more than 256 frames.
[[nodiscard]] std::vector<bool> travellingJoints(const Clip &clip, const PositionRules &rules);

// Returns for each joint whether no bone begins or ends there because all its children travel, so that it does not
// belong to the body's size. No joint is marked if all would be.
[[nodiscard]] std::vector<bool> jointsApart(const Clip &clip, const PositionRules &rules);

} // namespace limber
