#pragma once

#include "motion/channel.h"

#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

#include <array>

namespace limber {

// Three different axes in the order of the rotations: R = R(order[0]) R(order[1]) R(order[2]).
using RotationOrder = std::array<Axis, 3>;

// Returns the angles in degrees that give `rotation` in this order and are nearest to `near` (it tries both triples
// that give the same rotation, and all whole turns). At gimbal lock the first angle is that of `near`. The extraction
// has two steps: the third angle comes from the remainder after the first, so that the product reproduces the rotation
// even next to the lock (Herter and Klotz 1985; Shoemake, Graphics Gems IV, 1994).
[[nodiscard]] glm::dvec3 eulerAngles(const glm::dmat3 &rotation, const RotationOrder &order, const glm::dvec3 &near);

// Returns R(order[0], angles[0]) R(order[1], angles[1]) R(order[2], angles[2]), with the angles in degrees.
[[nodiscard]] glm::dmat3 rotationFromAngles(const RotationOrder &order, const glm::dvec3 &angles);

} // namespace limber
