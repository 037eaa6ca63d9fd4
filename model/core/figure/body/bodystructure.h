#pragma once

#include "body/bodyroles.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

namespace limber {

class Vocabulary;

// Returns the roles that follow from the shape of the skeleton and its motion, independent of names: trunk, legs and
// arms. Left and right come from where the toes point and how the knees bend, over the frames of the motion, or at rest
// if the rest pose stands. If these show nothing or contradict each other, legs and arms have no roles. Fingers have no
// roles.
[[nodiscard]] BodyRoles rolesByStructure(const Clip &clip, const PositionRules &rules);

// Returns the roles by name and, where names leave them open, by structure.
[[nodiscard]] BodyRoles bodyRoles(const Clip &clip, const PositionRules &rules, const Vocabulary &vocabulary);

} // namespace limber
