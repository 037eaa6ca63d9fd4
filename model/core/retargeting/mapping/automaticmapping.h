#pragma once

#include "mapping/jointmapping.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <string>
#include <vector>

namespace limber {

class Vocabulary;

// Finds which source joint each target joint follows: by names and their meaning, and by the shape of the skeletons if
// names mean nothing. Every match has a score and a reason; matches with a score under JointMapping::Sure are questions
// to the user. It never matches joints on different sides of the body. Both clips may have any names, order of joints,
// units, up axis and rest pose.
[[nodiscard]] JointMapping mapJoints(const Clip &source, const PositionRules &sourceRules, const Clip &target,
                                     const PositionRules &targetRules, const Vocabulary &vocabulary);

// Returns a clip whose joints have these names, one for each, so that they are matched by them; the clip itself if
// there are none.
[[nodiscard]] Clip withJointNames(Clip clip, const std::vector<std::string> &names);

} // namespace limber
