#pragma once

#include "body/bodyroles.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

namespace limber {

// Returns whether a figure is an animal that goes on four feet, so that its arms are legs and its hands are feet. Two
// things must agree. Its build is that of an animal: its arms are nearly as long as its legs, which a human's are not,
// or its rest pose stands on arms and legs alike. And it does go on four feet in most frames: the trunk is not upright,
// and both ends of the arms are about as low as the feet. So a human that crawls or turns a cartwheel has two feet, and
// so has an ape that walks upright.
[[nodiscard]] bool goesOnFourFeet(const Clip &clip, const PositionRules &rules, const BodyRoles &roles, Axis up);

} // namespace limber
