#include "viewport/bonemeshes.h"

#include <glm/geometric.hpp>
#include <glm/vec3.hpp>

#include <array>
#include <cmath>
#include <numbers>

namespace limber {

namespace {

void addVertex(std::vector<float> &mesh, const glm::dvec3 &position, const glm::dvec3 &normal)
{
    for (const glm::dvec3 &part : {position, normal}) {
        for (int axis = 0; axis < 3; ++axis)
            mesh.push_back(static_cast<float>(part[axis]));
    }
}

void addFlatTriangle(std::vector<float> &mesh, const std::array<glm::dvec3, 3> &corners, const glm::dvec3 &inside)
{
    glm::dvec3 normal = glm::normalize(glm::cross(corners[1] - corners[0], corners[2] - corners[0]));
    if (glm::dot(normal, corners[0] - inside) < 0.0)
        normal = -normal;
    for (const glm::dvec3 &corner : corners)
        addVertex(mesh, corner, normal);
}

} // namespace

std::vector<float> octahedralBoneMesh()
{
    constexpr double ringHeight = 0.16;
    const std::array<glm::dvec3, 4> ring = {
        {{1, ringHeight, 0}, {0, ringHeight, 1}, {-1, ringHeight, 0}, {0, ringHeight, -1}}};
    const glm::dvec3 inside(0.0, 0.3, 0.0);
    std::vector<float> mesh;
    for (std::size_t corner = 0; corner < ring.size(); ++corner) {
        const glm::dvec3 &next = ring[(corner + 1) % ring.size()];
        addFlatTriangle(mesh, {ring[corner], next, {0, 0, 0}}, inside);
        addFlatTriangle(mesh, {ring[corner], next, {0, 1, 0}}, inside);
    }
    return mesh;
}

std::vector<float> ballMesh(int slices)
{
    const int stacks = slices / 2;
    const auto at = [stacks, slices](int stack, int slice) {
        const double polar = std::numbers::pi * stack / stacks;
        const double around = 2.0 * std::numbers::pi * slice / slices;
        return glm::dvec3(std::sin(polar) * std::cos(around), std::cos(polar), std::sin(polar) * std::sin(around));
    };
    std::vector<float> mesh;
    for (int stack = 0; stack < stacks; ++stack) {
        for (int slice = 0; slice < slices; ++slice) {
            const std::array<glm::dvec3, 4> quad = {at(stack, slice), at(stack + 1, slice), at(stack + 1, slice + 1),
                                                    at(stack, slice + 1)};
            if (stack + 1 < stacks)
                for (const std::size_t corner : {0u, 1u, 2u})
                    addVertex(mesh, quad[corner], quad[corner]);
            if (stack > 0)
                for (const std::size_t corner : {0u, 2u, 3u})
                    addVertex(mesh, quad[corner], quad[corner]);
        }
    }
    return mesh;
}

} // namespace limber
