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

// Returns the roles by name and, where names leave them open, by structure. Names on the wrong sides, as in a skeleton
// that was mirrored on its way from another program, exchange their sides where feet, knees and arms leave no doubt.
[[nodiscard]] BodyRoles bodyRoles(const Clip &clip, const PositionRules &rules, const Vocabulary &vocabulary);

// Returns whether the roles of a body have exchanged the sides that rolesByName() gave it.
[[nodiscard]] bool areSidesExchanged(const BodyRoles &byName, const BodyRoles &roles);

} // namespace limber
