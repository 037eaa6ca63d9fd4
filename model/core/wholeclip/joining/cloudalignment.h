#pragma once

#include "base/progress.h"
#include "motion/clip.h"
#include "pose/positionrule.h"
#include "travel/floorplane.h"
#include "travel/rigidmove.h"

#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace limber {

// How a cloud of points comes as close as possible to another one by a rotation about the up axis and a displacement
// along the floor, and how far apart they then are.
struct CloudAlignment
{
    double headingRadians = 0.0;
    RigidMove move;
    double distance = 0.0; // root mean square, file units
};

// Returns the best alignment in closed form (Kovar, Gleicher and Pighin 2002). Both clouds must have the same number of
// points.
[[nodiscard]] CloudAlignment alignedClouds(std::span<const glm::dvec3> cloud, std::span<const glm::dvec3> onto,
                                           const FloorPlane &floor);

// Returns the world positions of the points that the travel of a clip carries, frame after frame; `points` are those of
// carriedPoints().
[[nodiscard]] std::vector<glm::dvec3> pointsOverTime(const Clip &clip, const PositionRules &rules,
                                                     std::span<const int> points);

// Returns how many frames before and after a pose are compared with it, so that speeds also count: 0.05 s, at least 1.
[[nodiscard]] int windowReach(double frameTimeSeconds);

// Returns the world positions of some joints in some frames, frame after frame.
[[nodiscard]] std::vector<glm::dvec3> jointCloud(const Clip &clip, const PositionRules &rules,
                                                 std::span<const int> joints, std::span<const int> frames);

// Return where the joints would be one frame after the last, or before the first, if they continued at their speed
// there.
[[nodiscard]] std::vector<glm::dvec3> cloudAfterEnd(const Clip &clip, const PositionRules &rules,
                                                    std::span<const int> joints);
[[nodiscard]] std::vector<glm::dvec3> cloudBeforeStart(const Clip &clip, const PositionRules &rules,
                                                       std::span<const int> joints);

} // namespace limber
