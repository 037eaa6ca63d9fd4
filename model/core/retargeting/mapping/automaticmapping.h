#pragma once

#include "mapping/jointmapping.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

namespace limber {

class Vocabulary;

// Finds which source joint each target joint follows: by names and their meaning, and by the shape of the skeletons if
// names mean nothing. Every match has a score and a reason; matches with a score under JointMapping::Sure are questions
// to the user. It never matches joints on different sides of the body. Both clips may have any names, order of joints,
// units, up axis and rest pose.
[[nodiscard]] JointMapping mapJoints(const Clip &source, const PositionRules &sourceRules, const Clip &target,
                                     const PositionRules &targetRules, const Vocabulary &vocabulary);

} // namespace limber
