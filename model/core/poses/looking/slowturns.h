#pragma once

#include <glm/gtc/quaternion.hpp>

#include <cstddef>
#include <vector>

namespace limber {

// Makes rotations, one for each frame, differ by at most `step` radians from frame to frame. Around frames that differ
// by more they become averages over as many frames as that takes, so that nothing begins or stops at once; all others
// keep their values.
void slowDown(std::vector<glm::dquat> &turns, double step);

// Gives one frame this rotation, and the frames around it a part of the difference, which changes by at most `step`
// radians from frame to frame.
void bendTo(std::vector<glm::dquat> &turns, std::size_t frame, const glm::dquat &turn, double step);

} // namespace limber
