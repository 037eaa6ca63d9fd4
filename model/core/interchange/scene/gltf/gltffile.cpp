#include "scene/gltf/gltffile.h"

#include "messages/scenemessages.h"
#include "json/jsonpieces.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace limber {

namespace {

constexpr std::string_view binaryMark = "glTF";
constexpr std::size_t headerBytes = 12;
constexpr std::size_t chunkHeadBytes = 8;

std::size_t lengthAt(std::string_view bytes, std::size_t offset)
{
    std::size_t value = 0;
    for (std::size_t i = 0; i < 4; ++i)
        value |= std::size_t{static_cast<unsigned char>(bytes[offset + i])} << (8 * i);
    return value;
}

// Returns the number of shapes of a mesh; all its parts have the same ones.
int morphsIn(const JsonNode &mesh)
{
    const JsonNode *const parts = mesh.member("primitives");
    const JsonNode *const targets =
        parts != nullptr && !parts->children.empty() ? parts->children.front().member("targets") : nullptr;
    return targets != nullptr ? static_cast<int>(targets->children.size()) : 0;
}

// Counts and drops the parts that are not read.
class HeadFilter
{
public:
    HeadFilter(SceneCounts &counts, GltfContent content) : m_counts(counts), m_content(content) {}

    JsonPiece operator()(const JsonNode &piece, std::span<const JsonLevel> above)
    {
        if (above.size() == 3 && above[1].node.key == "accessors" && piece.is(JsonNode::Kind::Array))
            return JsonPiece::Drop; // bounds
        if (above.size() != 2)
            return JsonPiece::Keep;
        const std::string &list = above[1].node.key;
        GltfContent least = GltfContent::MotionAndMesh; // that needs the list
        if (list == "meshes") {
            least = GltfContent::MotionAndShape;
            ++m_counts.meshes;
            m_counts.morphs += morphsIn(piece);
        } else if (list == "materials") {
            ++m_counts.materials;
        } else if (list == "cameras") {
            ++m_counts.cameras;
        } else if (list != "textures" && list != "images" && list != "samplers") {
            return JsonPiece::Keep;
        }
        return m_content >= least ? JsonPiece::Keep : JsonPiece::Drop;
    }

private:
    SceneCounts &m_counts;
    GltfContent m_content;
};

// Returns whether Limber reads what an extension adds, or leaves out only what the picture has of it: light, textures.
// Compressed meshes are read as far as they are not compressed, and say so by themselves.
bool isKnownExtension(std::string_view name)
{
    constexpr std::array<std::string_view, 4> known{"KHR_mesh_quantization", "KHR_draco_mesh_compression",
                                                    "EXT_meshopt_compression", "VRM"};
    constexpr std::array<std::string_view, 8> families{"KHR_materials_", "KHR_texture_", "EXT_texture_",
                                                       "MSFT_texture_",  "KHR_lights_",  "EXT_lights_",
                                                       "KHR_xmp",        "VRMC_"};
    return std::ranges::find(known, name) != known.end() ||
           std::ranges::any_of(families, [name](std::string_view family) { return name.starts_with(family); });
}

// Returns the first extension without which the file cannot be understood, if Limber does not know it; empty for none.
// The specification (glTF 2.0, Specifying Extensions) says that such a file must be refused.
std::string unknownExtension(const GltfFile &file)
{
    for (const JsonNode &required : file.list("extensionsRequired")) {
        if (required.is(JsonNode::Kind::String) && !isKnownExtension(required.text))
            return required.text;
    }
    return {};
}

std::optional<GltfFile> readHead(std::string_view text, std::string_view binary, GltfContent content, Message &problem)
{
    GltfFile file;
    file.binary = binary;
    JsonPrefix read = readJsonPieces(text, HeadFilter(file.counts, content));
    if (read.damage) {
        problem = messages::gltfJson(read.damage->line, read.damage->column, read.damage->message);
        return std::nullopt;
    }
    file.head = std::move(read.root);
    const JsonNode *const asset = file.head.member("asset");
    const std::string version = asset != nullptr ? gltfText(*asset, "version") : std::string();
    if (version.empty())
        problem = messages::gltfNoVersion();
    else if (!version.starts_with("2."))
        problem = messages::gltfVersion(wordArgument(version));
    else if (const std::string extension = unknownExtension(file); !extension.empty())
        problem = messages::gltfUnknownExtension(nameArgument(extension));
    if (!problem.isEmpty())
        return std::nullopt;
    return file;
}

std::optional<GltfChunks> chunksOfBinary(std::string_view bytes, Message &problem)
{
    constexpr std::size_t jsonChunk = 0x4E4F534A;
    constexpr std::size_t binaryChunk = 0x004E4942;
    GltfChunks chunks;
    std::size_t offset = headerBytes;
    while (bytes.size() >= offset + chunkHeadBytes) {
        const std::size_t length = lengthAt(bytes, offset);
        const std::size_t kind = lengthAt(bytes, offset + 4);
        const std::size_t start = offset + chunkHeadBytes;
        if (length > bytes.size() - start) {
            problem = messages::gltfChunk(offset);
            return std::nullopt;
        }
        if (kind == jsonChunk && chunks.json.empty())
            chunks.json = bytes.substr(start, length);
        else if (kind == binaryChunk && chunks.binary.empty())
            chunks.binary = bytes.substr(start, length);
        offset = start + length;
    }
    if (chunks.json.empty()) {
        problem = messages::gltfChunk(offset);
        return std::nullopt;
    }
    return chunks;
}

} // namespace

const std::vector<JsonNode> &GltfFile::list(std::string_view name) const
{
    static const std::vector<JsonNode> none;
    const JsonNode *const found = head.member(name);
    return found != nullptr && found->is(JsonNode::Kind::Array) ? found->children : none;
}

std::optional<GltfChunks> gltfChunks(std::string_view bytes, Message &problem)
{
    if (bytes.starts_with(binaryMark)) {
        const std::size_t version = bytes.size() < headerBytes ? 0 : lengthAt(bytes, 4);
        if (version == 2)
            return chunksOfBinary(bytes, problem);
        problem = messages::gltfVersion(version);
        return std::nullopt;
    }
    const std::size_t first = bytes.find_first_not_of("\xEF\xBB\xBF \t\r\n");
    if (first == std::string_view::npos || bytes[first] != '{') {
        problem = messages::gltfNotGltf();
        return std::nullopt;
    }
    return GltfChunks{bytes, {}};
}

std::optional<GltfFile> readGltfFile(std::string_view bytes, Message &problem, GltfContent content)
{
    const auto chunks = gltfChunks(bytes, problem);
    return chunks ? readHead(chunks->json, chunks->binary, content, problem) : std::nullopt;
}

int gltfIndex(const JsonNode *node, std::size_t end)
{
    constexpr double most = 2e9;
    if (node == nullptr || !node->is(JsonNode::Kind::Number))
        return -1;
    const double value = node->number;
    const bool isIndex = value >= 0.0 && value < most && value < static_cast<double>(end) && std::floor(value) == value;
    return isIndex ? static_cast<int>(value) : -1;
}

int gltfIndex(const JsonNode &node, std::string_view member, std::size_t end)
{
    return gltfIndex(node.member(member), end);
}

std::string gltfText(const JsonNode &node, std::string_view member)
{
    const JsonNode *const text = node.member(member);
    return text != nullptr && text->is(JsonNode::Kind::String) ? text->text : std::string();
}

} // namespace limber
