#include "figure/bonemeshes.h"

#include <glm/geometric.hpp>
#include <glm/vec3.hpp>

#include <array>
#include <cmath>
#include <numbers>
#include <utility>

namespace limber {

namespace {

void addVertex(std::vector<float> &mesh, const glm::dvec3 &position, const glm::dvec3 &normal)
{
    for (const glm::dvec3 &part : {position, normal}) {
        for (int axis = 0; axis < 3; ++axis)
            mesh.push_back(static_cast<float>(part[axis]));
    }
}

// The order must be counter-clockwise as seen from outside, because faces that point away are not drawn.
void addFlatTriangle(std::vector<float> &mesh, std::array<glm::dvec3, 3> corners, const glm::dvec3 &inside)
{
    glm::dvec3 normal = glm::normalize(glm::cross(corners[1] - corners[0], corners[2] - corners[0]));
    if (glm::dot(normal, corners[0] - inside) < 0.0) {
        normal = -normal;
        std::swap(corners[1], corners[2]);
    }
    for (const glm::dvec3 &corner : corners)
        addVertex(mesh, corner, normal);
}

void addSmoothTriangle(std::vector<float> &mesh, std::array<glm::dvec3, 3> corners)
{
    if (glm::dot(glm::cross(corners[1] - corners[0], corners[2] - corners[0]), corners[0]) < 0.0)
        std::swap(corners[1], corners[2]);
    for (const glm::dvec3 &corner : corners)
        addVertex(mesh, corner, corner);
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
                addSmoothTriangle(mesh, {quad[0], quad[1], quad[2]});
            if (stack > 0)
                addSmoothTriangle(mesh, {quad[0], quad[2], quad[3]});
        }
    }
    return mesh;
}

} // namespace limber
