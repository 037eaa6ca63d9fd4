#pragma once

#include "motion/skeleton.h"

#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

#include <span>

namespace limber::samples {

// Degrees about X, then Y, then Z of the figure: x to its left, y up, z forward. Positive `pitch` bows forward,
// positive `yaw` turns to the left, positive `roll` raises the left side.
[[nodiscard]] glm::dmat3 turned(double pitchDegrees, double yawDegrees, double rollDegrees);

// The rotation that is `fraction` of the way from none to all of `rotation`.
[[nodiscard]] glm::dmat3 partOf(const glm::dmat3 &rotation, double fraction);

// Writes a rotation into the values of a joint with the channels Zrotation Xrotation Yrotation, which stand
// behind its position channels, if any.
void setZxyAngles(std::span<double> frame, const Joint &joint, const glm::dmat3 &rotation);

} // namespace limber::samples
