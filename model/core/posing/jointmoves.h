#pragma once

#include "motion/skeleton.h"
#include "pose/pose.h"

#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace limber {

// The values of a frame, `before` with its pose, in which each of some joints is rotated by a rotation in the world,
// about itself: a joint below another of them takes that one's rotation, too. A joint with fewer than three rotation
// channels comes as near as it can.
[[nodiscard]] std::vector<double> rotatedJoints(const Skeleton &skeleton, std::span<const int> joints,
                                                const glm::dmat3 &world, const Pose &pose,
                                                std::span<const double> before);

// The same with joints displaced in the world, file units, as far as they have position channels.
[[nodiscard]] std::vector<double> displacedJoints(const Skeleton &skeleton, std::span<const int> joints,
                                                  const glm::dvec3 &world, const Pose &pose,
                                                  std::span<const double> before);

} // namespace limber
