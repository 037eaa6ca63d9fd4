#include "scene/scenemesh.h"

#include "base/at.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace limber {

namespace {

bool isIndex(int index, std::size_t end)
{
    return index >= 0 && static_cast<std::size_t>(index) < end;
}

bool hasAllPixels(const MeshPicture &picture)
{
    return picture.width >= 0 && picture.height >= 0 && picture.width <= meshlimits::keptSide &&
           picture.height <= meshlimits::keptSide &&
           picture.pixels.size() ==
               4 * static_cast<std::size_t>(picture.width) * static_cast<std::size_t>(picture.height);
}

// Returns the length of the diagonal of the box around some points; 0 for none.
double diagonalOf(std::span<const glm::dvec3> points)
{
    if (points.empty())
        return 0.0;
    glm::dvec3 least = points.front();
    glm::dvec3 most = points.front();
    for (const glm::dvec3 &point : points) {
        least = glm::min(least, point);
        most = glm::max(most, point);
    }
    return glm::length(most - least);
}

} // namespace

bool isWhole(const SceneMesh &mesh, std::size_t nodes)
{
    const auto isVertex = [&](std::uint32_t index) { return index < mesh.vertices.size(); };
    return std::ranges::all_of(mesh.bones, [&](const MeshBone &bone) { return isIndex(bone.node, nodes); }) &&
           std::ranges::all_of(mesh.weights,
                               [&](const MeshWeight &weight) { return weight.bone < mesh.bones.size(); }) &&
           std::ranges::all_of(mesh.vertices,
                               [&](const MeshVertex &vertex) {
                                   return vertex.weightCount > 0 && vertex.firstWeight <= mesh.weights.size() &&
                                          vertex.weightCount <= mesh.weights.size() - vertex.firstWeight;
                               }) &&
           std::ranges::all_of(mesh.triangles,
                               [&](const auto &triangle) { return std::ranges::all_of(triangle, isVertex); }) &&
           std::ranges::all_of(mesh.groups,
                               [&](const MeshGroup &group) {
                                   return isIndex(group.material, mesh.materials.size()) &&
                                          group.firstTriangle <= mesh.triangles.size() &&
                                          group.triangleCount <= mesh.triangles.size() - group.firstTriangle;
                               }) &&
           std::ranges::all_of(mesh.materials,
                               [&](const MeshMaterial &material) {
                                   return material.picture == -1 || isIndex(material.picture, mesh.pictures.size());
                               }) &&
           std::ranges::all_of(mesh.pictures, hasAllPixels);
}

std::vector<glm::dvec3> verticesOf(const SceneMesh &mesh, const std::vector<glm::dmat4> &worlds)
{
    std::vector<glm::dmat4> bones;
    for (const MeshBone &bone : mesh.bones)
        bones.push_back(at(worlds, bone.node) * bone.bind);
    std::vector<glm::dvec3> positions;
    positions.reserve(mesh.vertices.size());
    for (const MeshVertex &vertex : mesh.vertices) {
        glm::dvec4 sum(0.0);
        for (std::uint32_t k = 0; k < vertex.weightCount; ++k) {
            const MeshWeight &weight = mesh.weights[vertex.firstWeight + k];
            sum += static_cast<double>(weight.weight) * (bones[weight.bone] * glm::dvec4(vertex.position, 1.0));
        }
        positions.emplace_back(sum);
    }
    return positions;
}

std::optional<double> sizeOfSkin(const SceneMesh &mesh, const std::vector<glm::dmat4> &worlds)
{
    // Rigid parts have no bind matrices, and their nodes may be anywhere.
    const auto isOfSkin = [&mesh](std::uint32_t bone) { return mesh.bones[bone].bind != glm::dmat4(1.0); };
    std::vector<glm::dvec3> joints;
    for (std::uint32_t bone = 0; bone < mesh.bones.size(); ++bone) {
        if (isOfSkin(bone))
            joints.emplace_back(at(worlds, mesh.bones[bone].node)[3]);
    }
    const std::vector<glm::dvec3> vertices = verticesOf(mesh, worlds);
    std::vector<glm::dvec3> ofSkin;
    for (std::size_t i = 0; i < vertices.size(); ++i) {
        if (isOfSkin(mesh.weights[mesh.vertices[i].firstWeight].bone))
            ofSkin.push_back(vertices[i]);
    }
    const double ofJoints = diagonalOf(joints);
    return ofJoints > 0.0 ? std::optional(diagonalOf(ofSkin) / ofJoints) : std::nullopt;
}

void normaliseNormals(std::span<MeshVertex> vertices)
{
    for (MeshVertex &vertex : vertices) {
        const float length = glm::length(vertex.normal);
        const bool isUsable = std::isfinite(length) && length > 0.0f;
        vertex.normal = isUsable ? vertex.normal / length : glm::vec3(0.0f, 0.0f, 1.0f);
    }
}

void smoothNormals(SceneMesh &mesh, std::size_t firstVertex, std::size_t firstTriangle)
{
    const std::span vertices = std::span(mesh.vertices).subspan(firstVertex);
    for (MeshVertex &vertex : vertices)
        vertex.normal = glm::vec3(0.0f);
    for (std::size_t i = firstTriangle; i < mesh.triangles.size(); ++i) {
        const auto &[a, b, c] = mesh.triangles[i];
        const glm::vec3 start = mesh.vertices[a].position;
        const glm::vec3 normal = glm::cross(mesh.vertices[b].position - start, mesh.vertices[c].position - start);
        for (const std::uint32_t corner : {a, b, c})
            mesh.vertices[corner].normal += normal;
    }
    normaliseNormals(vertices);
}

void groupByMaterial(SceneMesh &mesh, const std::vector<int> &materials)
{
    std::vector<std::size_t> order(mesh.triangles.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return materials[i]; });
    std::vector<std::array<std::uint32_t, 3>> sorted;
    sorted.reserve(order.size());
    mesh.groups.clear();
    for (const std::size_t i : order) {
        if (mesh.groups.empty() || mesh.groups.back().material != materials[i])
            mesh.groups.push_back({materials[i], sorted.size(), 0});
        ++mesh.groups.back().triangleCount;
        sorted.push_back(mesh.triangles[i]);
    }
    mesh.triangles = std::move(sorted);
}

} // namespace limber
