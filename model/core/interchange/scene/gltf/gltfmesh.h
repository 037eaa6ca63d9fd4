#pragma once

#include "base/message.h"
#include "scene/gltf/gltffile.h"
#include "scene/gltf/gltfnumbers.h"
#include "scene/gltf/gltftree.h"
#include "scene/scenemesh.h"

#include <optional>
#include <string>
#include <vector>

namespace limber {

// A mesh as a file describes it.
struct GltfMesh
{
    SceneMesh mesh; // its pictures have names only
    std::vector<std::string> pictures; // the bytes of their files
};

// Reads the surfaces of a file that hang on joints or on other nodes that move (`moves`, by node of the scene). Returns
// nothing and sets `problem` if there is none that can be shown.
[[nodiscard]] std::optional<GltfMesh> readGltfMesh(const GltfFile &file, const GltfTree &tree,
                                                   const std::vector<bool> &moves, GltfNumbers &numbers,
                                                   GltfNumbers &pictureBytes, Message &problem);

} // namespace limber
