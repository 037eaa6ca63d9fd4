#pragma once

#include "contacts/contacts.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace limber {

// Where a joint is against its parent, one position for each of the frames, file units: its OFFSET and its position
// channels by the rule.
[[nodiscard]] std::vector<glm::dvec3> positionTrack(const Clip &clip, int joint, const FrameInterval &frames,
                                                    const PositionRules &rules);

// Puts a joint there, frame `first` and those after it, as far as it has position channels; values that differ by less
// than 1e-12 of the position stay as they are. Answers the largest distance that the channels could not show.
double writePositions(Clip &clip, int joint, int first, std::span<const glm::dvec3> positions,
                      const PositionRules &rules);

} // namespace limber
