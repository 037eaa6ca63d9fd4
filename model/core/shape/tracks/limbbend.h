#pragma once

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace limber {

// Both bones of a leg or an arm in a frame, in the coordinates of its upper joint.
struct LimbBones
{
    glm::dvec3 upper{0.0}; // of length 1, or zero
    glm::dvec3 lower{0.0}; // likewise
    glm::dquat aboveLower{1.0, 0.0, 0.0, 0.0}; // rotation of the joint above the knee or elbow
};

// Returns the axis about which a limb bends, in the coordinates of its upper joint, if its frames agree on one; else
// zero.
[[nodiscard]] glm::dvec3 hingeOf(std::span<const LimbBones> bones);

// Returns by how much to bend a limb forward in consecutive frames so that it is bent at least by as much more as it
// needs. What it gets rises and fades within a few hundredths of a second, also where the limb is bent already; it is
// zero at both ends if they need nothing. `bends` is how far it is bent now; all in radians.
[[nodiscard]] std::vector<double> risingBends(std::span<const double> needs, std::span<const double> bends,
                                              double frameTimeSeconds);

} // namespace limber
