#pragma once

#include "body/vocabulary.h"
#include "motion/clip.h"
#include "pose/pose.h"
#include "pose/positionrule.h"
#include "pose/upaxis.h"

#include <optional>

namespace limber {

// Returns the pose in which a figure stands in a T-pose, with its own joints and lengths, in file units: tPoseBody()
// laid on them by a retarget. `up` is the clip's up axis if that is known. Returns nothing for a figure that rests in a
// T-pose or an A-pose already, and for one without upper arms or legs.
[[nodiscard]] std::optional<Pose> figureTPose(const Clip &clip, const PositionRules &rules, std::optional<Axis> up,
                                              const Vocabulary &vocabulary);

} // namespace limber
