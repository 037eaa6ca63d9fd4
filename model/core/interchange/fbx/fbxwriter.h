#pragma once

#include "base/progress.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include <cstddef>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace limber {

// A node of an FBX file, at rest: it scales first, then rotates, then moves.
struct FbxNode
{
    std::string name; // UTF-8
    int parent = -1; // before it in the list
    bool isJoint = true; // else it only holds others
    glm::dvec3 translation{0.0}; // centimetres
    glm::dquat rotation{1.0, 0.0, 0.0, 0.0};
    glm::dvec3 scale{1.0};
};

// Nodes with a motion, as they are written.
struct FbxScene
{
    std::vector<FbxNode> nodes;
    std::size_t renamed = 0; // nodes that have another name than in the file that they are from
    std::string motionName = "motion"; // UTF-8
    std::string generator = "Limber";
    int frames = 0;
    double frameTimeSeconds = 0.0;
    // Return what a node has in each frame relative to its parent, or nothing if it stays at rest. Rotations are near
    // to the ones before; translations are in centimetres.
    std::function<std::vector<glm::dquat>(int node)> rotations;
    std::function<std::vector<glm::dvec3>(int node)> translations;
};

// Returns a name that no node has yet, by a number behind it, and remembers it: programs find nodes by their names.
[[nodiscard]] std::string uniqueNodeName(std::string name, std::set<std::string> &taken);

// Writes a binary FBX file (7.4) with a skeleton, its rest pose as bind pose, and an animation with a key in each
// frame. Lengths are centimetres, Y is up. The rotation at rest is a pre-rotation, so that joints that are not turned
// have the angles 0. Angles go on beyond 180 degrees. The same scene gives the same bytes. Returns nothing if the
// progress stopped it.
[[nodiscard]] std::optional<std::string> writeFbx(const FbxScene &scene, const Progress &progress = {});

} // namespace limber
