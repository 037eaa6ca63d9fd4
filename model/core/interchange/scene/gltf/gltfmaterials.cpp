#include "scene/gltf/gltfmaterials.h"

#include "base/at.h"
#include "messages/scenemessages.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace limber {

namespace {

// Returns a number of a member, or the usual one.
float numberIn(const JsonNode *node, std::string_view member, float usual)
{
    const JsonNode *const number = node != nullptr ? node->member(member) : nullptr;
    return number != nullptr && number->is(JsonNode::Kind::Number) ? static_cast<float>(number->number) : usual;
}

// Returns the numbers of a list; `usual` if it has another length.
template <std::size_t Count>
std::array<float, Count> listIn(const JsonNode *node, std::string_view member, std::array<float, Count> usual)
{
    const JsonNode *const list = node != nullptr ? node->member(member) : nullptr;
    if (list == nullptr || list->children.size() != Count)
        return usual;
    for (std::size_t i = 0; i < Count; ++i)
        usual[i] = static_cast<float>(list->children[i].number);
    return usual;
}

const JsonNode *extensionOf(const JsonNode &node, std::string_view name)
{
    const JsonNode *const extensions = node.member("extensions");
    return extensions != nullptr ? extensions->member(name) : nullptr;
}

MeshMaterial::Wrap wrapIn(const JsonNode *sampler, std::string_view member)
{
    const float code = numberIn(sampler, member, 10497.0f); // of OpenGL
    return code == 33071.0f   ? MeshMaterial::Wrap::Clamp
           : code == 33648.0f ? MeshMaterial::Wrap::Mirror
                              : MeshMaterial::Wrap::Repeat;
}

// It first scales, then rotates, then moves (KHR_texture_transform).
glm::mat3x2 transformOf(const JsonNode *extension)
{
    const auto offset = listIn<2>(extension, "offset", {0.0f, 0.0f});
    const auto scale = listIn<2>(extension, "scale", {1.0f, 1.0f});
    const float angle = numberIn(extension, "rotation", 0.0f);
    const float c = std::cos(angle);
    const float s = std::sin(angle);
    return {c * scale[0], -s * scale[0], s * scale[1], c * scale[1], offset[0], offset[1]};
}

std::string kindOf(std::string_view bytes)
{
    if (bytes.substr(0, 12) == std::string_view("\xABKTX 20\xBB\r\n\x1A\n", 12))
        return "KTX2";
    return bytes.substr(0, 4) == "RIFF" ? "WebP" : "another kind of file";
}

bool isPicture(std::string_view bytes)
{
    return bytes.starts_with("\x89PNG") || bytes.starts_with("\xFF\xD8\xFF");
}

} // namespace

GltfMaterials::GltfMaterials(const GltfFile &file, GltfNumbers &numbers)
    : m_file(file), m_numbers(numbers), m_pictures(file.list("images").size(), -1)
{
    for (const JsonNode &material : file.list("materials"))
        add(material);
    m_materials.emplace_back();
    m_places.emplace_back();
}

void GltfMaterials::add(const JsonNode &from)
{
    MeshMaterial material;
    TexturePlace place;
    const JsonNode *surface = from.member("pbrMetallicRoughness");
    std::string_view texture = "baseColorTexture";
    std::string_view factor = "baseColorFactor";
    if (const JsonNode *const other = extensionOf(from, "KHR_materials_pbrSpecularGlossiness")) {
        surface = other;
        texture = "diffuseTexture";
        factor = "diffuseFactor";
    }
    const auto colour = listIn<4>(surface, factor, {1.0f, 1.0f, 1.0f, 1.0f});
    for (int part = 0; part < 4; ++part)
        material.colour[part] = std::isfinite(at(colour, part)) ? std::clamp(at(colour, part), 0.0f, 1.0f) : 1.0f;
    const std::string mode = gltfText(from, "alphaMode");
    if (mode == "MASK")
        material.cutOff = std::clamp(numberIn(&from, "alphaCutoff", 0.5f), 0.0f, 1.0f);
    else if (mode == "BLEND")
        material.cutOff = 0.5f;
    const JsonNode *const doubleSided = from.member("doubleSided");
    material.isDoubleSided = doubleSided != nullptr && doubleSided->number == 1.0;
    if (const JsonNode *const reference = surface != nullptr ? surface->member(texture) : nullptr)
        addTexture(*reference, material, place);
    m_materials.push_back(material);
    m_places.push_back(place);
}

void GltfMaterials::addTexture(const JsonNode &reference, MeshMaterial &material, TexturePlace &place)
{
    const int index = gltfIndex(reference, "index", m_file.list("textures").size());
    if (index < 0)
        return;
    const JsonNode &texture = at(m_file.list("textures"), index);
    const JsonNode *const moved = extensionOf(reference, "KHR_texture_transform");
    constexpr std::size_t mostSets = 8;
    place.set = std::max(0, gltfIndex(reference, "texCoord", mostSets));
    if (moved != nullptr)
        place.set =
            moved->member("texCoord") != nullptr ? std::max(0, gltfIndex(*moved, "texCoord", mostSets)) : place.set;
    place.transform = transformOf(moved);
    const auto &samplers = m_file.list("samplers");
    const int sampler = gltfIndex(texture, "sampler", samplers.size());
    material.across = wrapIn(sampler < 0 ? nullptr : &at(samplers, sampler), "wrapS");
    material.down = wrapIn(sampler < 0 ? nullptr : &at(samplers, sampler), "wrapT");
    material.picture = pictureOf(texture);
}

// Returns the picture of a texture, or -1 if it is left out.
int GltfMaterials::pictureOf(const JsonNode &texture)
{
    const auto &images = m_file.list("images");
    int image = gltfIndex(texture, "source", images.size());
    for (const char *other : {"EXT_texture_webp", "KHR_texture_basisu"}) {
        const JsonNode *const extension = extensionOf(texture, other);
        if (image < 0 && extension != nullptr)
            image = gltfIndex(*extension, "source", images.size());
    }
    if (image < 0)
        return -1;
    int &known = at(m_pictures, image);
    if (known >= 0 || m_named.size() >= meshlimits::pictures)
        return known;
    std::string name = gltfText(at(images, image), "name");
    if (name.empty())
        name = std::to_string(image);
    auto bytes = m_numbers.pictureBytes(at(images, image));
    if (!bytes || !isPicture(*bytes)) {
        const Message why = bytes ? messages::pictureLeftOut(nameArgument(name), wordArgument(kindOf(*bytes)))
                                  : messages::pictureMissing(nameArgument(name));
        if (std::ranges::find(m_leftOut, why.text()) == m_leftOut.end())
            m_leftOut.push_back(why.text());
        return -1;
    }
    known = static_cast<int>(m_named.size());
    m_named.push_back({std::move(name), 0, 0, {}});
    m_bytes.push_back(*std::move(bytes));
    return known;
}

std::vector<std::string> GltfMaterials::moveInto(SceneMesh &mesh)
{
    mesh.materials = std::move(m_materials);
    mesh.pictures = std::move(m_named);
    mesh.leftOut.insert(mesh.leftOut.end(), m_leftOut.begin(), m_leftOut.end());
    return std::move(m_bytes);
}

} // namespace limber
