#pragma once

#include "base/progress.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <glm/vec3.hpp>

#include <optional>
#include <vector>

namespace limber {

// Returns the world position of a joint in each frame; nothing if the progress stopped it.
[[nodiscard]] std::optional<std::vector<glm::dvec3>> worldTrack(const Clip &clip, const PositionRules &rules, int joint,
                                                                const Progress &progress);

} // namespace limber
