#pragma once

#include <glm/mat4x4.hpp>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <glm/vec4.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace limber {

// A corner of the surface of a scene.
struct MeshVertex
{
    glm::vec3 position{0.0f}; // in the coordinates that the bones' bind matrices start from
    glm::vec3 normal{0.0f, 0.0f, 1.0f}; // of length 1
    glm::vec2 texture{0.0f}; // (0, 0) is the upper left corner of the picture
    std::array<std::uint8_t, 4> colour{255, 255, 255, 255}; // red, green, blue, alpha; multiplies that of the material
    std::uint32_t firstWeight = 0;
    std::uint32_t weightCount = 0; // one or more; the weights add up to 1

    friend bool operator==(const MeshVertex &, const MeshVertex &) = default;
};

struct MeshWeight
{
    std::uint32_t bone = 0;
    float weight = 0.0f;

    friend bool operator==(const MeshWeight &, const MeshWeight &) = default;
};

// What moves vertices: a node and the matrix from a vertex to the node's coordinates. A node has a bone for each skin
// that it belongs to, since skins may be bound in different poses; a part without a skin has one that is the identity.
struct MeshBone
{
    int node = 0; // of the scene
    glm::dmat4 bind{1.0};

    friend bool operator==(const MeshBone &, const MeshBone &) = default;
};

// A picture that lies on a surface.
struct MeshPicture
{
    std::string name; // bytes
    int width = 0; // 0 for one that could not be read
    int height = 0;
    std::string pixels; // red, green, blue, alpha of each pixel, by rows from above

    friend bool operator==(const MeshPicture &, const MeshPicture &) = default;
};

struct MeshMaterial
{
    enum class Wrap { Repeat, Mirror, Clamp };

    glm::vec4 colour{1.0f}; // red, green, blue, alpha from 0 to 1, linear
    int picture = -1; // of the mesh; its colours are as on a screen
    Wrap across = Wrap::Repeat;
    Wrap down = Wrap::Repeat;
    float cutOff = 0.0f; // alpha below it is not drawn; 0 for a material without holes
    bool isDoubleSided = false;

    friend bool operator==(const MeshMaterial &, const MeshMaterial &) = default;
};

// Triangles with one material.
struct MeshGroup
{
    int material = 0;
    std::size_t firstTriangle = 0;
    std::size_t triangleCount = 0;

    friend bool operator==(const MeshGroup &, const MeshGroup &) = default;
};

// The surface of everything that moves in a scene, with the bones that move it: v' = sum of w N B v over the weights w
// of a vertex v, where N is the world matrix of a bone's node and B its bind matrix (glTF 2.0, Skins).
struct SceneMesh
{
    std::vector<MeshVertex> vertices;
    std::vector<MeshWeight> weights;
    std::vector<MeshBone> bones;
    std::vector<std::array<std::uint32_t, 3>> triangles; // counter-clockwise as seen from outside
    std::vector<MeshGroup> groups;
    std::vector<MeshMaterial> materials;
    std::vector<MeshPicture> pictures;
    std::vector<std::string> leftOut; // sentences that say what is not shown

    friend bool operator==(const SceneMesh &, const SceneMesh &) = default;
};

// The largest mesh that is read.
namespace meshlimits {
inline constexpr std::size_t triangles = 2'000'000;
inline constexpr std::size_t vertices = 3 * triangles;
inline constexpr std::size_t bones = 4096;
inline constexpr std::size_t pictures = 64;
inline constexpr int readSide = 8192; // pixels of a picture in the file
inline constexpr int keptSide = 1024; // pixels; larger pictures are made smaller
inline constexpr std::size_t pixelBytes = std::size_t{128} << 20; // of all pictures
} // namespace meshlimits

// Returns whether all indices of a mesh refer to something, and every vertex has a weight.
[[nodiscard]] bool isWhole(const SceneMesh &mesh, std::size_t nodes);

// Returns the positions of the vertices of a whole mesh whose nodes have these matrices in the world: the sum of w N B
// v.
[[nodiscard]] std::vector<glm::dvec3> verticesOf(const SceneMesh &mesh, const std::vector<glm::dmat4> &worlds);

// Returns how large the skinned part of a whole mesh is there, by the diagonal of the box around its vertices, as a
// multiple of that around the nodes that bend it. Returns nothing if there is none, or if these lie in one point.
[[nodiscard]] std::optional<double> sizeOfSkin(const SceneMesh &mesh, const std::vector<glm::dmat4> &worlds);

// Gives normals the length 1; those that have none point along Z.
void normaliseNormals(std::span<MeshVertex> vertices);

// Gives the vertices from one on the normals of a smooth surface, from the triangles from one on that they belong to.
void smoothNormals(SceneMesh &mesh, std::size_t firstVertex, std::size_t firstTriangle);

// Sorts the triangles by their materials, which are given by triangle, and makes the groups.
void groupByMaterial(SceneMesh &mesh, const std::vector<int> &materials);

} // namespace limber
