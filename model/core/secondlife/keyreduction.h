#pragma once

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace limber {

// Which of many frames become keys; what lies between is blended straight. The first and the last always do.

// As the viewer does it on an upload: a frame is left out where it is within `limit` (rotationMeasure()) of the blend
// from the last key to the frame after it. Where frames were left out, the last but one becomes a key, too, and the
// frame after the one that was farthest from its blend.
[[nodiscard]] std::vector<int> viewersRotationKeys(std::span<const glm::dquat> rotations, double limit);
// The same for positions, without the two exceptions.
[[nodiscard]] std::vector<int> viewersPositionKeys(std::span<const glm::dvec3> positions, double limit);

// The viewer's limits: of rotations by how many joints are below, of positions in inches.
[[nodiscard]] double viewersRotationLimit(int depthBelow);
inline constexpr double viewersPositionLimit = 0.03;

// So that no frame is farther from the blend of the keys around it than this.
[[nodiscard]] std::vector<int> exactRotationKeys(std::span<const glm::dquat> rotations, double limitDegrees);
[[nodiscard]] std::vector<int> exactPositionKeys(std::span<const glm::dvec3> positions, double limit);

} // namespace limber
