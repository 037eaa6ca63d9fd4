#pragma once

#include "motion/clip.h"
#include "pose/positionrule.h"

#include <glm/vec3.hpp>

#include <vector>

namespace limber {

// Returns a joint's translation from its parent: the median of up to 255 frames. The clip must have a frame.
[[nodiscard]] glm::dvec3 medianTranslation(const Clip &clip, const Joint &joint, PositionRule rule);

// Returns each joint's usual translation from its parent in file units: the OFFSET, or the median of the position
// channels if they replace it. It is zero for roots, which are not the end of a bone.
[[nodiscard]] std::vector<glm::dvec3> usualTranslations(const Clip &clip, const PositionRules &rules);

// Returns the length of the path along the bones from its root to each joint.
[[nodiscard]] std::vector<double> pathLengths(const Skeleton &skeleton, const std::vector<glm::dvec3> &translations);

} // namespace limber
