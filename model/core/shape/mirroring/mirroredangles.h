#pragma once

#include "motion/clip.h"
#include "motion/frameinterval.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/mat3x3.hpp>

namespace limber {

// Returns the rotation -C of a reflection C: the signs cancel out where two reflections meet.
[[nodiscard]] glm::dquat rotationOf(const glm::dmat3 &reflection);

// Returns whether two joints have the same rotation channels in the same order.
[[nodiscard]] bool haveSameRotationChannels(const Joint &a, const Joint &b);

// Copies angles of `from` in `before` to `joint` in `after`, which has the same rotation channels and may be the same
// clip: the angle about the axis stays, the others change their signs. Equal angles stay to the last bit.
void copyMirroredAngles(const Clip &before, int from, Clip &after, int joint, Axis axis, const FrameInterval &frames);

} // namespace limber
