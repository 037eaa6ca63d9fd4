#pragma once

#include "base/message.h"
#include "scene/scene.h"
#include "json/jsontree.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace limber {

// The files that a glTF file may name, by the names that it gives them.
using GltfBuffers = std::map<std::string, std::string_view>;

// The two parts of a glTF file: what describes, without all that has no say in a motion, and the bytes of numbers.
struct GltfFile
{
    JsonNode head;
    std::string_view binary; // in the bytes of the file; empty for .gltf
    SceneCounts counts; // of what is not in `head`

    // The members of a list of `head`; none where there is no such list.
    [[nodiscard]] const std::vector<JsonNode> &list(std::string_view name) const;
};

// Reads a .glb or a .gltf, which is told from the bytes. Nothing with a sentence in `problem`.
[[nodiscard]] std::optional<GltfFile> readGltfFile(std::string_view bytes, Message &problem);

// A whole number from 0 to below `end`; -1 for anything else, and for none.
[[nodiscard]] int gltfIndex(const JsonNode *node, std::size_t end);
// The same for a member of a node.
[[nodiscard]] int gltfIndex(const JsonNode &node, std::string_view member, std::size_t end);
// A text; empty for anything else, and for none.
[[nodiscard]] std::string gltfText(const JsonNode &node, std::string_view member);

} // namespace limber
