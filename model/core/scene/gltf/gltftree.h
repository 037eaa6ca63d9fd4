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

// Nothing with a sentence in `problem` where the nodes make no tree.
[[nodiscard]] std::optional<GltfTree> readGltfTree(const GltfFile &file, Message &problem);

// What Limber's own export says of the motion; nothing where it did not write the file.
[[nodiscard]] std::optional<SceneBvhMotion> readGltfMotionExtras(const GltfFile &file);

} // namespace limber
