#pragma once

#include "secondlife/animfile.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

namespace limber {

// What the viewer takes for an inch, in metres.
inline constexpr double metresPerInch = 0.02540005;

// From the axes of BVH files (x left, y up, z forward) to those of the avatar (x forward, y left, z up), and back. The
// vector parts of quaternions change likewise.
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

// A number from -limit to limit in 65536 codes, and back as the viewer reads it: what is nearer to zero than one step
// is zero, for which 32767 is written. The code is the one whose reading is nearest; what is beyond the limit is cut.
[[nodiscard]] std::uint16_t codeOfNumber(double value, double limit);
[[nodiscard]] double numberOfCode(std::uint16_t code, double limit);

// The time of a key in 65535ths of the duration, 0 to 65535, and back in seconds. Without a duration all times are 0.
[[nodiscard]] std::uint16_t codeOfTime(double seconds, double durationSeconds);
[[nodiscard]] double secondsOfCode(std::uint16_t code, double durationSeconds);

// A rotation in the avatar's axes as the components of a key, and back. Where a half turn is near, rounding each
// component by itself would cost much: of the codes beside the nearest ones those are taken that give the least error.
[[nodiscard]] std::array<std::uint16_t, 3> codesOfRotation(const glm::dquat &rotation);
[[nodiscard]] glm::dquat rotationOfCodes(const std::array<std::uint16_t, 3> &codes);

// A position in metres in the avatar's axes; each within 5 m.
[[nodiscard]] std::array<std::uint16_t, 3> codesOfPosition(const glm::dvec3 &metres);
[[nodiscard]] glm::dvec3 positionOfCodes(const std::array<std::uint16_t, 3> &codes);

} // namespace limber
