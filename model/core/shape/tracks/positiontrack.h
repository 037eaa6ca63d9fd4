#pragma once

#include "motion/clip.h"
#include "motion/frameinterval.h"
#include "pose/positionrule.h"

#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace limber {

// Returns the positions of a joint relative to its parent, one for each of the frames, in file units: its OFFSET and
// its position channels by the rule.
[[nodiscard]] std::vector<glm::dvec3> positionTrack(const Clip &clip, int joint, const FrameInterval &frames,
                                                    const PositionRules &rules);

// Writes positions into a joint, from frame `first` on, as far as it has position channels; values that differ by less
// than 1e-12 of the position stay as they are. Returns the largest distance that the channels could not express.
double writePositions(Clip &clip, int joint, int first, std::span<const glm::dvec3> positions,
                      const PositionRules &rules);

} // namespace limber
