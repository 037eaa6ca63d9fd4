#pragma once

#include "base/message.h"
#include "scene/gltf/gltffile.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace limber {

// What reading a glTF file gave: exactly one of these.
struct GltfReading
{
    std::optional<Scene> scene;
    std::vector<std::string> wantedFiles; // that it names and that were not given: once more with them
    Message problem;
};

// Reads nodes, skins and animations of a .glb or .gltf (glTF 2.0), with what Limber's own export says in extras.
// `buffers` are the files that it names, as far as they are there.
[[nodiscard]] GltfReading readGltf(std::string_view bytes, const GltfBuffers &buffers = {});

} // namespace limber
