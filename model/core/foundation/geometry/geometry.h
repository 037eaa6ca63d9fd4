#pragma once

#include <glm/gtc/quaternion.hpp>
#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

namespace limber {

inline constexpr double degreesPerRadian = 180.0 / 3.14159265358979323846;
inline constexpr double radiansPerTurn = 2.0 * 3.14159265358979323846;

// Returns the vector with length 1, or zero for a vector shorter than 1e-12.
[[nodiscard]] glm::dvec3 directionOf(const glm::dvec3 &vector);

// Returns a direction normal to `vector`: that of the normal part of `wish`, or any if that part is zero.
[[nodiscard]] glm::dvec3 normalTo(const glm::dvec3 &vector, const glm::dvec3 &wish = glm::dvec3(0.0));

// Returns the smallest rotation that takes the direction of `from` to that of `to`. This is a half turn about some axis
// normal to `from` if they are opposite, and no rotation if one of them is zero.
[[nodiscard]] glm::dmat3 arc(const glm::dvec3 &from, const glm::dvec3 &to);

// Returns the same as a quaternion; a half turn is about the part of `halfTurnAxis` that is normal to `from`.
[[nodiscard]] glm::dquat quaternionArc(const glm::dvec3 &from, const glm::dvec3 &to,
                                       const glm::dvec3 &halfTurnAxis = glm::dvec3(0.0));

// Converts a rotation to axis times angle in radians, with the angle from 0 to pi; and back.
[[nodiscard]] glm::dvec3 rotationVector(const glm::dquat &rotation);
[[nodiscard]] glm::dquat rotationFromVector(const glm::dvec3 &vector);

// Returns how fast a rotation vector changes with this angular velocity in the rotated frame: the inverse of the right
// Jacobian of SO(3) (Chirikjian 2012).
[[nodiscard]] glm::dvec3 rotationVectorRate(const glm::dvec3 &vector, const glm::dvec3 &angularVelocity);
// Returns the angular velocity for this rate.
[[nodiscard]] glm::dvec3 angularVelocity(const glm::dvec3 &vector, const glm::dvec3 &rate);

// Returns the rotation by an angle about an axis of length 1.
[[nodiscard]] glm::dmat3 rotationAboutAxis(const glm::dvec3 &axis, double angleRadians);

// Returns an angle from 0 to pi; exact near both ends.
[[nodiscard]] double angleOf(const glm::dmat3 &rotation);

// Returns the part of a rotation that is about `axis` (of length 1): R = swing twist (Dobrowolski 2015).
[[nodiscard]] glm::dmat3 twistAbout(const glm::dvec3 &axis, const glm::dmat3 &rotation);

// Returns a curve from 0 to 1 with zero slope at both ends, for `fraction` from 0 to 1.
[[nodiscard]] inline double smoothStep(double fraction)
{
    return fraction <= 0.0 ? 0.0 : fraction >= 1.0 ? 1.0 : fraction * fraction * (3.0 - 2.0 * fraction);
}

// Returns such a curve that also has zero curvature at both ends.
[[nodiscard]] inline double smootherStep(double fraction)
{
    const double u = fraction <= 0.0 ? 0.0 : fraction >= 1.0 ? 1.0 : fraction;
    return u * u * u * (u * (6.0 * u - 15.0) + 10.0);
}

} // namespace limber
