#pragma once

#include "base/progress.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <glm/vec3.hpp>

#include <optional>
#include <vector>

namespace limber {

// Returns the height of the lowest joint or end site in each frame along `up`; nothing if the progress stopped it.
[[nodiscard]] std::optional<std::vector<double>> lowestPoints(const Clip &clip, const PositionRules &rules,
                                                              const glm::dvec3 &up, const Progress &progress);

} // namespace limber
