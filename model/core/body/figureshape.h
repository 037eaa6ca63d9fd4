#pragma once

#include "motion/clip.h"
#include "pose/positionrule.h"

#include <glm/vec3.hpp>

#include <vector>

namespace limber {

// The figure of a clip as it stands with all rotations zero, in file units. Position channels that hold a joint in
// its position count as its offset; joints that they move are travelling.
struct FigureShape
{
    std::vector<glm::dvec3> offsets; // of the joints from their parents; of a joint that travels, the median position
    std::vector<bool> travels; // one for each joint: its own position moves by more than 1e-3 (1 + offset)
    std::vector<glm::dvec3> restPositions; // of the joints; the first root is the origin
    std::vector<glm::dvec3> restEndPositions; // of the end sites
};

// Looks at every frame's position channels.
[[nodiscard]] FigureShape figureShape(const Clip &clip, const PositionRules &rules);

} // namespace limber
