#pragma once

#include "motion/skeleton.h"
#include "pose/pose.h"
#include "session/posing/toolsettings.h"

#include <glm/vec3.hpp>

#include <array>
#include <span>

namespace limber {

// Returns the axes of a tool's handles at a joint or end site, each of length 1, in the document's world.
[[nodiscard]] std::array<glm::dvec3, 3> handleAxes(const Skeleton &skeleton, NodeId node, HandleSpace space,
                                                   const Pose &pose);

// Returns the axes about which the rotation channels of a joint rotate in a pose with these values, each at the index
// of its letter; if there is no such channel, the axis of the joint.
[[nodiscard]] std::array<glm::dvec3, 3> channelAxes(const Skeleton &skeleton, int joint, std::span<const double> values,
                                                    const Pose &pose);

} // namespace limber
