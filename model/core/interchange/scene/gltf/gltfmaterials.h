#pragma once

#include "scene/gltf/gltffile.h"
#include "scene/gltf/gltfnumbers.h"
#include "scene/scenemesh.h"

#include <glm/mat3x2.hpp>
#include <glm/vec2.hpp>

#include <string>
#include <vector>

namespace limber {

// How the coordinates of a texture follow from those of a vertex.
struct TexturePlace
{
    int set = 0; // the number of the vertices' coordinates
    glm::mat3x2 transform{1.0f}; // KHR_texture_transform

    [[nodiscard]] glm::vec2 of(const glm::vec2 &coordinates) const { return transform * glm::vec3(coordinates, 1.0f); }
};

// The materials of a file, as far as they decide the colour of a surface. The last one is that of surfaces without one.
class GltfMaterials
{
public:
    // `numbers` reads the pictures.
    GltfMaterials(const GltfFile &file, GltfNumbers &numbers);

    [[nodiscard]] std::size_t count() const { return m_materials.size() - 1; }
    [[nodiscard]] int none() const { return static_cast<int>(count()); }
    [[nodiscard]] const TexturePlace &placeOf(int material) const { return m_places[std::size_t(material)]; }
    // Moves the materials into a mesh, with pictures that have names only. Returns the bytes of the pictures' files.
    [[nodiscard]] std::vector<std::string> moveInto(SceneMesh &mesh);

private:
    void add(const JsonNode &material);
    void addTexture(const JsonNode &reference, MeshMaterial &material, TexturePlace &place);
    [[nodiscard]] int pictureOf(const JsonNode &texture);

    const GltfFile &m_file;
    GltfNumbers &m_numbers;
    std::vector<MeshMaterial> m_materials;
    std::vector<TexturePlace> m_places;
    std::vector<int> m_pictures; // of the mesh, by image of the file; -1 for one that is not used
    std::vector<MeshPicture> m_named;
    std::vector<std::string> m_bytes;
    std::vector<std::string> m_leftOut;
};

} // namespace limber
