#pragma once

#include "body/bodyroles.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

namespace limber {

class Vocabulary;

// The roles that follow from the shape of the skeleton and its motion, whatever the names: trunk, legs and arms.
// Left and right come from where the toes point and how the knees bend, over the frames of the motion, or at rest
// if the rest pose stands; where these decide nothing or contradict each other, legs and arms have no roles. Fingers
// are left open.
[[nodiscard]] BodyRoles rolesByStructure(const Clip &clip, const PositionRules &rules);

// The roles by name and, where names leave them open, by structure.
[[nodiscard]] BodyRoles bodyRoles(const Clip &clip, const PositionRules &rules, const Vocabulary &vocabulary);

} // namespace limber
