#pragma once

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace limber {

// These functions return which of many frames become keys; frames in between are blended linearly. The first and the
// last frame are always keys.

// Returns the keys that the viewer makes on an upload: it leaves out a frame that is within `limit` (rotationMeasure())
// of the blend from the last key to the frame after it. If frames were left out, the last frame but one also becomes a
// key, and so does the frame after the one that was farthest from its blend.
[[nodiscard]] std::vector<int> viewersRotationKeys(std::span<const glm::dquat> rotations, double limit);
// Returns the keys for positions in the same way, but without the two exceptions.
[[nodiscard]] std::vector<int> viewersPositionKeys(std::span<const glm::dvec3> positions, double limit);

// The viewer's limits: for rotations by the number of joints below, for positions in inches.
[[nodiscard]] double viewersRotationLimit(int depthBelow);
inline constexpr double viewersPositionLimit = 0.03;

// Return keys so that no frame is farther than this from the blend of the keys around it.
[[nodiscard]] std::vector<int> exactRotationKeys(std::span<const glm::dquat> rotations, double limitDegrees);
[[nodiscard]] std::vector<int> exactPositionKeys(std::span<const glm::dvec3> positions, double limit);

} // namespace limber
