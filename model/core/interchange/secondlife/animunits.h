#pragma once

#include "secondlife/animfile.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

namespace limber {

// The viewer's length of an inch, in metres.
inline constexpr double metresPerInch = 0.02540005;

// Converts from the axes of BVH files (x left, y up, z forward) to those of the avatar (x forward, y left, z up), and
// back. The vector parts of quaternions are converted in the same way.
[[nodiscard]] inline glm::dvec3 toAvatarAxes(const glm::dvec3 &v)
{
    return {v.z, v.x, v.y};
}
[[nodiscard]] inline glm::dvec3 toBvhAxes(const glm::dvec3 &v)
{
    return {v.y, v.z, v.x};
}

// Numbers and times are whole steps of a range.
inline constexpr double codeSteps = 65535.0;

// Converts a number from -limit to limit to one of 65536 codes, and back as the viewer reads it: a value nearer to zero
// than one step is zero, for which 32767 is written. The code is the one that reads as the nearest number; numbers
// beyond the limit are cut.
[[nodiscard]] std::uint16_t codeOfNumber(double value, double limit);
[[nodiscard]] double numberOfCode(std::uint16_t code, double limit);

// Converts the time of a key to 65535ths of the duration, 0 to 65535, and back to seconds. Without a duration all times
// are 0.
[[nodiscard]] std::uint16_t codeOfTime(double seconds, double durationSeconds);
[[nodiscard]] double secondsOfCode(std::uint16_t code, double durationSeconds);

// Converts a rotation in the avatar's axes to the components of a key, and back. Near a half turn it would cost much
// precision to round each component alone: there it takes the codes around the nearest ones that give the smallest
// error.
[[nodiscard]] std::array<std::uint16_t, 3> codesOfRotation(const glm::dquat &rotation);
[[nodiscard]] glm::dquat rotationOfCodes(const std::array<std::uint16_t, 3> &codes);

// Converts a position in metres in the avatar's axes; each coordinate is within 5 m.
[[nodiscard]] std::array<std::uint16_t, 3> codesOfPosition(const glm::dvec3 &metres);
[[nodiscard]] glm::dvec3 positionOfCodes(const std::array<std::uint16_t, 3> &codes);

} // namespace limber
