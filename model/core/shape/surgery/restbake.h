#pragma once

#include "base/progress.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <glm/mat3x3.hpp>

#include <span>
#include <vector>

namespace limber {

// Gives a clip another rest pose and keeps all positions in all frames. `turns` has for each joint the rotation of its
// frame in the new rest pose (o' = K_parent o, L' = K_parent L K^T). Joints that no longer rotate only about their axes
// get the rotation channels that they lack. Returns false if the progress stopped it.
[[nodiscard]] bool bakeRest(Clip &clip, const PositionRules &rules, std::span<const glm::dmat3> turns,
                            const Progress &progress);

} // namespace limber
