#pragma once

#include "motion/clip.h"
#include "pose/positionrule.h"
#include "pose/upaxis.h"

namespace limber {

// Decides the up axis of a clip. It is the axis that upAxisByShape() finds, unless the body shows that another one is
// up: the head is above the feet along it in most frames, and either the rest pose stands along it too, or the figure
// moves above a floor there: its lowest point keeps still while it moves, it walks where it faces, or, where the rest
// pose shows nothing, the floor is at zero. Where the body is low along an axis, on a floor at zero that it never
// leaves, it lies on that floor. So a figure that lies or crawls along an axis does not make it the up axis, nor does a
// rest pose on a line. `isNegative` is set if the figure hangs head down, whatever was chosen.
[[nodiscard]] UpAxis decideUpAxis(const Clip &clip, const PositionRules &rules,
                                  UpAxisChoice choice = UpAxisChoice::Auto);

} // namespace limber
