#pragma once

#include "motion/skeleton.h"
#include "pose/pose.h"

#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace limber {

// Returns the values of a frame in which each of some joints is rotated by a world rotation about its own position.
// `before` has the values with the pose `pose`. A joint below another of these joints takes that joint's rotation, too.
// A joint with fewer than three rotation channels comes as close as it can.
[[nodiscard]] std::vector<double> rotatedJoints(const Skeleton &skeleton, std::span<const int> joints,
                                                const glm::dmat3 &world, const Pose &pose,
                                                std::span<const double> before);

// Returns the values with joints displaced in the world, in file units, as far as they have position channels.
[[nodiscard]] std::vector<double> displacedJoints(const Skeleton &skeleton, std::span<const int> joints,
                                                  const glm::dvec3 &world, const Pose &pose,
                                                  std::span<const double> before);

} // namespace limber
