#pragma once

#include "body/bodyroles.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

namespace limber {

class Vocabulary;

// What the joints are by the shape of the skeleton and by its motion, whatever their names: trunk, legs and arms.
// Left and right come from where the toes point and how the knees bend, over the frames of the motion, or at rest
// where the rest pose stands; where these say nothing or contradict each other, legs and arms have no roles. Fingers
// are left open.
[[nodiscard]] BodyRoles rolesByStructure(const Clip &clip, const PositionRules &rules);

// What names say, and of what they leave open what the structure says.
[[nodiscard]] BodyRoles bodyRoles(const Clip &clip, const PositionRules &rules, const Vocabulary &vocabulary);

} // namespace limber
