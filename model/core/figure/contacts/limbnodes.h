#pragma once

#include "pose/pose.h"

#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace limber {

// Returns a joint and everything below it, with the end sites.
[[nodiscard]] std::vector<NodeId> nodesFrom(const Skeleton &skeleton, int joint);

// Returns those of them that are no farther from the joint along the bones: what a hand holds is no part of it.
[[nodiscard]] std::vector<NodeId> nodesWithin(const Skeleton &skeleton, int joint, double distance);

// A node of a pose with its height.
struct NodeHeight
{
    NodeId node;
    double height = 0.0; // along the up axis, file units
};

// Returns the lowest of some nodes, of which there must be one.
[[nodiscard]] NodeHeight lowestOf(std::span<const NodeId> nodes, const Pose &pose, const glm::dvec3 &up);

} // namespace limber
