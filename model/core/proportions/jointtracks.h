#pragma once

#include "base/progress.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <glm/vec3.hpp>

#include <optional>
#include <span>
#include <vector>

namespace limber {

// World positions of one joint or end site by frame, file units.
using Track = std::vector<glm::dvec3>;

// The tracks of a few points, one each: needs memory for these alone, however large the clip. Nothing if the
// progress stopped it.
[[nodiscard]] std::optional<std::vector<Track>> trackPoints(const Clip &clip, const PositionRules &rules,
                                                            std::span<const NodeId> points,
                                                            const Progress &progress = {});

} // namespace limber
