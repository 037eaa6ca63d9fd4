#pragma once

#include "scene/scenemesh.h"

#include <assimp/scene.h>

#include <glm/mat3x2.hpp>

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace limber::reader {

// How the coordinates of a texture follow from those of a corner.
struct TextureUse
{
    unsigned set = 0; // of the coordinates of the corners
    glm::mat3x2 transform{1.0f}; // from coordinates with Y up to those with Y down
};

// The materials of a scene, as far as they decide the colour of a surface. The last one is that of surfaces without
// one. Pictures are inside the file or in its folder: other paths are shortened to the name of the file.
class AssimpMaterials
{
public:
    AssimpMaterials(const aiScene &from, const std::map<std::string, std::string_view> &files);

    // Returns the number of a material; that of none if there is no such one.
    [[nodiscard]] int numberOf(unsigned material) const;
    [[nodiscard]] const TextureUse &useOf(int material) const { return m_uses[static_cast<std::size_t>(material)]; }
    // Returns the names beside the file under which pictures were looked for.
    [[nodiscard]] const std::vector<std::string> &wantedFiles() const { return m_wantedFiles; }
    // Moves the materials into a mesh, with pictures that have names only. Returns the bytes of the pictures' files.
    [[nodiscard]] std::vector<std::string> moveInto(SceneMesh &mesh);

private:
    void add(const aiMaterial &from);
    void addTexture(const aiMaterial &from, MeshMaterial &material, TextureUse &use);
    [[nodiscard]] int pictureOf(const std::string &path, const std::string &material);
    [[nodiscard]] std::string_view bytesOf(const std::string &path);
    int leaveOut(const std::string &path, std::string_view bytes, const std::string &material);

    const aiScene &m_from;
    const std::map<std::string, std::string_view> &m_files;
    std::vector<MeshMaterial> m_materials;
    std::vector<TextureUse> m_uses;
    std::map<std::string, int> m_pictures; // by path; -1 for one that is left out
    std::vector<MeshPicture> m_named;
    std::vector<std::string> m_bytes;
    std::vector<std::string> m_leftOut;
    std::vector<std::string> m_wantedFiles;
};

// Returns the names in the folder of a file that a path of a picture in it may mean: the path as it is if it leads
// below the folder, and its last two names and its last one, since the path is often that of another computer.
[[nodiscard]] std::vector<std::string> namesBeside(std::string path);

} // namespace limber::reader
