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

// The files that a glTF file may refer to, by the names that it gives them.
using GltfBuffers = std::map<std::string, std::string_view>;

// Which parts of a file are read: a shape is a mesh without its materials and pictures.
enum class GltfContent { Motion, MotionAndShape, MotionAndMesh };

// The two parts of a glTF file: the description, without the parts that are not read, and the bytes of numbers.
struct GltfFile
{
    JsonNode head;
    std::string_view binary; // in the bytes of the file; empty for .gltf
    SceneCounts counts; // of the parts that are not in `head`

    // Returns the members of a list of `head`, or none if there is no such list.
    [[nodiscard]] const std::vector<JsonNode> &list(std::string_view name) const;
};

// The parts of a .glb, or the whole text of a .gltf.
struct GltfChunks
{
    std::string_view json;
    std::string_view binary; // empty for .gltf
};

// Returns the parts of a .glb or a .gltf. Returns nothing and sets `problem` if it is neither.
[[nodiscard]] std::optional<GltfChunks> gltfChunks(std::string_view bytes, Message &problem);

// Reads a .glb or a .gltf; the bytes show which one it is. Returns nothing and sets `problem` if it is neither.
[[nodiscard]] std::optional<GltfFile> readGltfFile(std::string_view bytes, Message &problem,
                                                   GltfContent content = GltfContent::Motion);

// Returns a whole number from 0 to below `end`; -1 for anything else, and if there is no node.
[[nodiscard]] int gltfIndex(const JsonNode *node, std::size_t end);
// Returns the same for a member of a node.
[[nodiscard]] int gltfIndex(const JsonNode &node, std::string_view member, std::size_t end);
// Returns a text; empty for anything else, and if there is none.
[[nodiscard]] std::string gltfText(const JsonNode &node, std::string_view member);

} // namespace limber
