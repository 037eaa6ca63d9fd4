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

// How a cloud of points comes as near as it can to another one by a rotation about the up axis and a displacement along
// the floor, and how far they are apart then.
struct CloudAlignment
{
    double headingRadians = 0.0;
    RigidMove move;
    double distance = 0.0; // root mean square, file units
};

// The best alignment in closed form (Kovar, Gleicher and Pighin 2002). Clouds of the same number of points.
[[nodiscard]] CloudAlignment alignedClouds(std::span<const glm::dvec3> cloud, std::span<const glm::dvec3> onto,
                                           const FloorPlane &floor);

// How many frames before and after a pose are compared with it, so that speeds count, too: 0.05 s, at least 1.
[[nodiscard]] int windowReach(double frameTimeSeconds);

// World positions of all joints in some frames, frame after frame.
[[nodiscard]] std::vector<glm::dvec3> jointCloud(const Clip &clip, const PositionRules &rules,
                                                 std::span<const int> frames);

// Where the joints would be a frame after the last one, or before the first, if they went on at the speed that they
// have there.
[[nodiscard]] std::vector<glm::dvec3> cloudAfterEnd(const Clip &clip, const PositionRules &rules);
[[nodiscard]] std::vector<glm::dvec3> cloudBeforeStart(const Clip &clip, const PositionRules &rules);

} // namespace limber
