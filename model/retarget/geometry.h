#pragma once

#include <glm/gtc/quaternion.hpp>
#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

namespace limber {

inline constexpr double degreesPerRadian = 180.0 / 3.14159265358979323846;

// The vector with length 1, or zero for one shorter than 1e-12.
[[nodiscard]] glm::dvec3 directionOf(const glm::dvec3 &vector);

// The least rotation that turns the direction of `from` to that of `to`; a half turn about some axis normal to `from`
// where they are opposite, none where one of them is zero.
[[nodiscard]] glm::dmat3 arc(const glm::dvec3 &from, const glm::dvec3 &to);

// Rotation by an angle about an axis of length 1.
[[nodiscard]] glm::dmat3 rotationAboutAxis(const glm::dvec3 &axis, double angleRadians);

// 0 to pi; exact near both ends.
[[nodiscard]] double angleOf(const glm::dmat3 &rotation);

// The part of a rotation that turns about `axis` (of length 1): R = swing twist (Dobrowolski 2015).
[[nodiscard]] glm::dmat3 twistAbout(const glm::dvec3 &axis, const glm::dmat3 &rotation);

} // namespace limber
