#pragma once

#include "motion/clip.h"
#include "pose/positionrule.h"

#include <glm/vec3.hpp>

#include <vector>

namespace limber {

// The figure of a clip with all rotations zero, in file units. Position channels that keep a joint in position count as
// its offset; joints that their channels move are travelling.
struct FigureShape
{
    std::vector<glm::dvec3> offsets; // of the joints from their parents; the median position for a joint that travels
    std::vector<bool> travels; // for each joint whether its own position moves by more than 1e-3 (1 + offset)
    // For each joint whether the way from its parent is a bone, which has a direction: it may tremble or stretch by up
    // to a tenth of its length, as captured positions do.
    std::vector<bool> isBone;
    std::vector<glm::dvec3> restPositions; // of the joints; the first root is the origin
    std::vector<glm::dvec3> restEndPositions; // of the end sites
};

// Returns a clip of one frame that rests in the pose of a frame of another one: its joints are there with all rotations
// zero. Names and channels stay.
[[nodiscard]] Clip clipRestingIn(const Clip &clip, const PositionRules &rules, int frame);

// Returns the shape; it examines every frame's position channels.
[[nodiscard]] FigureShape figureShape(const Clip &clip, const PositionRules &rules);

} // namespace limber
