#pragma once

#include "base/message.h"
#include "scene/gltf/gltffile.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace limber {

// The result of reading a glTF file: exactly one of these.
struct GltfReading
{
    std::optional<Scene> scene;
    std::vector<std::string> wantedFiles; // files that it names but that were not given: read it again with them
    Message problem;
    // With a scene and if it was asked for: its mesh, whose pictures have names only, and the bytes of their files.
    std::optional<SceneMesh> mesh;
    std::vector<std::string> pictures;
};

// What of a file is read, and whether files that only its mesh and its skins need are wanted: without them it is read
// as far as possible.
struct GltfWish
{
    GltfContent content = GltfContent::Motion;
    bool wantsFilesOfMesh = false;
};

// Reads nodes, skins, animations and if wanted the mesh of a .glb or .gltf (glTF 2.0), with the extras of Limber's own
// export. `buffers` are the files that it names, as far as they are available.
[[nodiscard]] GltfReading readGltf(std::string_view bytes, const GltfBuffers &buffers = {}, const GltfWish &wish = {});

} // namespace limber
