#include "scene/scenemesh.h"

#include <algorithm>

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

} // namespace limber
