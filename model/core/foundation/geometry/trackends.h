#pragma once

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace limber {

// Returns a track that is continued by `length` values at both ends, so that a filter has values there. The
// continuation is a point reflection, which keeps the speed of the end, and is thus a straight line at constant speed.
// `length` must be less than the number of values.
[[nodiscard]] std::vector<glm::dvec3> withReflectedEnds(std::span<const glm::dvec3> track, std::size_t length);

// Continues rotations in the same way, by q0 (qk^-1 q0): a rotation at constant speed continues. Neighbours must be on
// one hemisphere.
[[nodiscard]] std::vector<glm::dquat> withReflectedEnds(std::span<const glm::dquat> track, std::size_t length);

} // namespace limber
