#pragma once

#include "motion/clip.h"
#include "pose/positionrule.h"

#include <glm/vec3.hpp>

#include <vector>

namespace limber {

// A joint's translation from its parent in the median of up to 255 frames, of which there must be one.
[[nodiscard]] glm::dvec3 medianTranslation(const Clip &clip, const Joint &joint, PositionRule rule);

// Each joint's translation from its parent as it stands most of the time, file units: the OFFSET, or the median of the
// position channels where they replace it. Zero for roots, which are at the end of no bone.
[[nodiscard]] std::vector<glm::dvec3> usualTranslations(const Clip &clip, const PositionRules &rules);

// The length of the path along the bones from a joint's root to each joint.
[[nodiscard]] std::vector<double> pathLengths(const Skeleton &skeleton, const std::vector<glm::dvec3> &translations);

} // namespace limber
