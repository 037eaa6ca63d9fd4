#pragma once

#include "scene/gltf/gltffile.h"

#include <optional>
#include <vector>

namespace limber {

// The nodes of a file in the order of a scene.
struct GltfTree
{
    std::vector<SceneNode> nodes;
    std::vector<int> sceneNodes; // of each node of the file
};

// Reads the tree. Returns nothing and sets `problem` if the nodes are not a tree.
[[nodiscard]] std::optional<GltfTree> readGltfTree(const GltfFile &file, Message &problem);

// Returns what Limber's own export says about the motion, or nothing if Limber did not write the file.
[[nodiscard]] std::optional<SceneBvhMotion> readGltfMotionExtras(const GltfFile &file);

} // namespace limber
