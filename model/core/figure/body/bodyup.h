#pragma once

#include "body/bodyroles.h"
#include "motion/clip.h"
#include "pose/positionrule.h"
#include "pose/upaxis.h"

#include <glm/vec3.hpp>

#include <optional>

namespace limber {

// Returns the median displacement from the middle of the feet to the head over the frames; to the neck or the spine for
// a figure without a head. Returns nothing without feet or frames.
[[nodiscard]] std::optional<glm::dvec3> feetToHead(const Clip &clip, const PositionRules &rules,
                                                   const BodyRoles &roles);

// Returns the axis along which the rest pose stands: with its head and its feet on the two sides of its pelvis. A rest
// pose whose bones are all on one line, or that sits or leans, stands along none.
[[nodiscard]] std::optional<Axis> standingAxisAtRest(const Skeleton &skeleton, const BodyRoles &roles);

// Returns whether the head is on the positive side of that axis.
[[nodiscard]] bool isHeadUpAtRest(const Skeleton &skeleton, const BodyRoles &roles);

// Returns the axis along which a body holds its head above its feet in the median of its frames, whatever its rest pose
// is. Returns nothing if a part is missing, or if the body lies or leans. X only counts if decideUpAxis() finds it,
// too, because a body that lies may lie along it.
[[nodiscard]] std::optional<Axis> upAxisOfBody(const Clip &clip, const PositionRules &rules, const BodyRoles &roles);

// Returns whether the figure hangs head down: its feet are above its head along the axis in most of its frames, and
// either at rest too, or they keep their height or their place clearly better than its head and hands, as feet that
// stand do. One that stands on its hands does not.
[[nodiscard]] bool hangsHeadDown(const Clip &clip, const PositionRules &rules, const BodyRoles &roles, Axis up);

// Returns the up axis of a clip that was changed: the one before if the body still stands along it, else the one that
// decideUpAxis() finds.
[[nodiscard]] UpAxis upAxisAfterChange(const Clip &clip, const PositionRules &rules, const BodyRoles &roles,
                                       const UpAxis &before);

} // namespace limber
