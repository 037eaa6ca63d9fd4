#pragma once

#include "base/progress.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <glm/vec3.hpp>

#include <optional>
#include <span>
#include <vector>

namespace limber {

// The world positions of one joint or end site by frame, file units.
using Track = std::vector<glm::dvec3>;

// Returns the track of each of a few points. It needs memory only for these tracks, however large the clip is. Returns
// nothing if the progress stopped it.
[[nodiscard]] std::optional<std::vector<Track>> trackPoints(const Clip &clip, const PositionRules &rules,
                                                            std::span<const NodeId> points,
                                                            const Progress &progress = {});

} // namespace limber
