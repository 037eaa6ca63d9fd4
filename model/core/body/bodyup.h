#pragma once

#include "body/bodyroles.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <optional>

namespace limber {

// Returns the axis along which a body holds its head above its feet in the median of its frames, whatever its rest pose
// is. Returns nothing if a part is missing, or if the body lies or leans.
[[nodiscard]] std::optional<Axis> upAxisOfBody(const Clip &clip, const PositionRules &rules, const BodyRoles &roles);

// Returns that axis, else the one that decideUpAxis() finds.
[[nodiscard]] Axis sourceUpAxis(const Clip &clip, const PositionRules &rules, const BodyRoles &roles);

} // namespace limber
