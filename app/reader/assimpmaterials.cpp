#include "assimpmaterials.h"

#include "assimpvalues.h"
#include "messages/scenemessages.h"
#include "scene/sceneencoding.h"

#include <assimp/material.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

namespace limber::reader {

namespace {

MeshMaterial::Wrap wrapOf(aiTextureMapMode mode)
{
    return mode == aiTextureMapMode_Clamp || mode == aiTextureMapMode_Decal ? MeshMaterial::Wrap::Clamp
           : mode == aiTextureMapMode_Mirror                                ? MeshMaterial::Wrap::Mirror
                                                                            : MeshMaterial::Wrap::Repeat;
}

float shareOf(float value, float usual)
{
    return std::isfinite(value) ? std::clamp(value, 0.0f, 1.0f) : usual;
}

bool isPicture(std::string_view bytes)
{
    return bytes.starts_with("\x89PNG") || bytes.starts_with("\xFF\xD8\xFF");
}

// Names the kinds of pictures that files of this kind often have.
std::string kindOf(const std::string &path)
{
    std::string ending = path.substr(std::min(path.size(), path.rfind('.') + 1));
    std::ranges::transform(ending, ending.begin(), [](char c) { return c >= 'a' && c <= 'z' ? char(c - 32) : c; });
    for (const char *const known : {"TGA", "DDS", "PSD", "TIF", "TIFF", "BMP", "EXR", "WEBP", "GIF", "HDR"}) {
        if (ending == known)
            return ending;
    }
    return "another kind of file";
}

// Returns the name of a picture's file, or that of the material if the path has none.
std::string nameOf(const std::string &path, const std::string &material)
{
    std::string name = path.substr(path.find_last_of("/\\") + 1);
    return name.empty() || name == "." ? material : name;
}

// Diffuse textures are what programs know; newer ones call it the base colour.
std::optional<aiTextureType> colourTexture(const aiMaterial &material)
{
    for (const aiTextureType type : {aiTextureType_DIFFUSE, aiTextureType_BASE_COLOR}) {
        if (material.GetTextureCount(type) > 0)
            return type;
    }
    return std::nullopt;
}

// The origin of textures is the lower left corner there, and here the upper left one.
glm::mat3x2 transformOf(const aiUVTransform &from)
{
    const float c = std::cos(from.mRotation);
    const float s = std::sin(from.mRotation);
    const glm::mat3x2 moved{c * from.mScaling.x, s * from.mScaling.x, -s * from.mScaling.y,
                            c * from.mScaling.y, from.mTranslation.x, from.mTranslation.y};
    glm::mat3x2 turned = moved;
    for (int column = 0; column < 3; ++column)
        turned[column].y = (column == 2 ? 1.0f : 0.0f) - moved[column].y;
    return turned;
}

} // namespace

std::vector<std::string> namesBeside(std::string path)
{
    std::ranges::replace(path, '\\', '/');
    std::vector<std::string> parts;
    for (std::size_t begin = 0; begin <= path.size();) {
        const std::size_t end = std::min(path.find('/', begin), path.size());
        const std::string part = path.substr(begin, end - begin);
        if (part == ".." || part.find(':') != std::string::npos || (part.empty() && begin == 0))
            parts.assign(1, {}); // it leads out of the folder
        else if (!part.empty() && part != ".")
            parts.push_back(part);
        begin = end + 1;
    }
    const bool isBelow = !parts.empty() && !parts.front().empty();
    std::erase(parts, std::string());
    std::vector<std::string> names;
    for (const std::size_t count : {isBelow ? parts.size() : std::size_t{0}, std::size_t{2}, std::size_t{1}}) {
        if (count == 0 || count > parts.size())
            continue;
        std::string name;
        for (std::size_t i = parts.size() - count; i < parts.size(); ++i)
            name += (name.empty() ? "" : "/") + parts[i];
        const bool isUsable = name.size() <= sceneanswer::longestName && name.find('\0') == std::string::npos;
        if (isUsable && std::ranges::find(names, name) == names.end())
            names.push_back(std::move(name));
    }
    return names;
}

AssimpMaterials::AssimpMaterials(const aiScene &from, const std::map<std::string, std::string_view> &files)
    : m_from(from), m_files(files)
{
    for (unsigned i = 0; i < from.mNumMaterials; ++i)
        add(*from.mMaterials[i]);
    m_materials.emplace_back().isDoubleSided = true;
    m_uses.push_back({0, transformOf(aiUVTransform())});
}

int AssimpMaterials::numberOf(unsigned material) const
{
    return static_cast<int>(std::min<std::size_t>(material, m_materials.size() - 1));
}

// A texture takes the place of the colour there, which then is often grey or black.
void AssimpMaterials::add(const aiMaterial &from)
{
    MeshMaterial material;
    material.isDoubleSided = true; // these files say nothing about it, and their programs show both sides
    TextureUse use{0, transformOf(aiUVTransform())};
    aiColor3D colour(1.0F, 1.0F, 1.0F);
    if (from.Get(AI_MATKEY_COLOR_DIFFUSE, colour) != aiReturn_SUCCESS)
        colour = aiColor3D(1.0F, 1.0F, 1.0F);
    addTexture(from, material, use);
    if (material.picture < 0)
        material.colour = {shareOf(colour.r, 1.0f), shareOf(colour.g, 1.0f), shareOf(colour.b, 1.0f), 1.0f};
    m_materials.push_back(material);
    m_uses.push_back(use);
}

void AssimpMaterials::addTexture(const aiMaterial &from, MeshMaterial &material, TextureUse &use)
{
    const auto type = colourTexture(from);
    aiString path;
    if (!type || from.GetTexture(*type, 0, &path) != aiReturn_SUCCESS)
        return;
    int set = 0;
    if (from.Get(AI_MATKEY_UVWSRC(*type, 0), set) == aiReturn_SUCCESS && set > 0 &&
        set < AI_MAX_NUMBER_OF_TEXTURECOORDS)
        use.set = static_cast<unsigned>(set);
    aiUVTransform transform;
    if (from.Get(AI_MATKEY_UVTRANSFORM(*type, 0), transform) == aiReturn_SUCCESS)
        use.transform = transformOf(transform);
    for (const bool isAcross : {true, false}) {
        int mode = aiTextureMapMode_Wrap;
        if ((isAcross ? from.Get(AI_MATKEY_MAPPINGMODE_U(*type, 0), mode)
                      : from.Get(AI_MATKEY_MAPPINGMODE_V(*type, 0), mode)) == aiReturn_SUCCESS)
            (isAcross ? material.across : material.down) = wrapOf(static_cast<aiTextureMapMode>(mode));
    }
    material.picture = pictureOf(textOf(path), from.GetName().C_Str());
    if (from.GetTextureCount(aiTextureType_OPACITY) > 0)
        material.cutOff = 0.5f;
}

int AssimpMaterials::pictureOf(const std::string &path, const std::string &material)
{
    if (const auto known = m_pictures.find(path); known != m_pictures.end())
        return known->second;
    if (m_named.size() >= meshlimits::pictures)
        return -1;
    const std::string_view bytes = bytesOf(path);
    int &number = m_pictures[path];
    if (!isPicture(bytes))
        return number = leaveOut(path, bytes, material);
    number = static_cast<int>(m_named.size());
    m_named.push_back({nameOf(path, material), 0, 0, {}});
    m_bytes.emplace_back(bytes);
    return number;
}

std::string_view AssimpMaterials::bytesOf(const std::string &path)
{
    const aiTexture *const texture = m_from.GetEmbeddedTexture(path.c_str());
    if (texture != nullptr && texture->mHeight == 0) // a file as it is
        return {reinterpret_cast<const char *>(texture->pcData), texture->mWidth};
    for (const std::string &name : namesBeside(path)) {
        if (const auto found = m_files.find(name); found != m_files.end())
            return found->second;
        if (m_wantedFiles.size() < sceneanswer::mostFiles)
            m_wantedFiles.push_back(name);
    }
    return {};
}

int AssimpMaterials::leaveOut(const std::string &path, std::string_view bytes, const std::string &material)
{
    const auto name = nameArgument(nameOf(path, material));
    const std::string kind = kindOf(path);
    const bool isMissing = bytes.empty() && kind == kindOf({});
    m_leftOut.push_back(
        (isMissing ? messages::pictureMissing(name) : messages::pictureLeftOut(name, wordArgument(kind))).text());
    return -1;
}

std::vector<std::string> AssimpMaterials::moveInto(SceneMesh &mesh)
{
    mesh.materials = std::move(m_materials);
    mesh.pictures = std::move(m_named);
    mesh.leftOut.insert(mesh.leftOut.end(), m_leftOut.begin(), m_leftOut.end());
    return std::move(m_bytes);
}

} // namespace limber::reader
