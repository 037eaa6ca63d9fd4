#pragma once

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace limber {

// A track continued by `length` values at both ends, so that a filter has something to look at there: by point
// reflection, which goes on with the speed of the end, and so in a straight line at constant speed. `length` must be
// less than the number of values.
[[nodiscard]] std::vector<glm::dvec3> withReflectedEnds(std::span<const glm::dvec3> track, std::size_t length);

// The same for rotations, q0 (qk^-1 q0): what turns at constant speed goes on turning. Neighbours are on one
// hemisphere.
[[nodiscard]] std::vector<glm::dquat> withReflectedEnds(std::span<const glm::dquat> track, std::size_t length);

} // namespace limber
