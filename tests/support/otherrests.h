#pragma once

#include "motion/clip.h"

#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

#include <functional>
#include <string_view>

namespace limber::test {

// The same motion with another rest pose: `turn` rotates each joint's bones.
[[nodiscard]] Clip withRest(Clip clip, const std::function<glm::dmat3(int joint)> &turn);

// A rest pose in which every bone lies along an axis, on the right side against it if `isOpposed`.
[[nodiscard]] Clip allAlong(const Clip &clip, const glm::dvec3 &axis, bool isOpposed);

// A rest pose in which everything from the joint on is rotated, but not the joint itself.
[[nodiscard]] Clip turnedAbove(const Clip &clip, std::string_view name, const glm::dmat3 &turn);

// A rest pose in which every joint is rotated by anything.
[[nodiscard]] Clip randomlyTurned(const Clip &clip, unsigned seed);

} // namespace limber::test
