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
};

// Reads nodes, skins and animations of a .glb or .gltf (glTF 2.0), with the extras of Limber's own export. `buffers`
// are the files that it names, as far as they are available.
[[nodiscard]] GltfReading readGltf(std::string_view bytes, const GltfBuffers &buffers = {});

} // namespace limber
