#pragma once

#include "motion/skeleton.h"

#include <glm/mat3x3.hpp>
#include <glm/mat4x4.hpp>

#include <cstdint>
#include <vector>

namespace limber {

// A figure that is bound to the joints, so that a program that shows only meshes shows something.
struct GltfFigure
{
    std::vector<float> positions; // x, y, z; metres
    std::vector<float> normals; // x, y, z
    std::vector<std::uint16_t> joints; // four per vertex: the one that moves it, and three without a weight
    std::vector<float> weights; // four per vertex
    std::vector<float> colours; // red, green, blue from 0 to 1, linear; empty if all of it is grey
    std::vector<std::uint32_t>
        corners; // of triangles, counter-clockwise; empty if they are the vertices in their order

    // The world matrices of the joints in the pose in which it is bound, in the metres of the file; empty for the rest
    // pose.
    std::vector<glm::dmat4> boundJoints;

    [[nodiscard]] int vertexCount() const { return static_cast<int>(positions.size() / 3); }
    [[nodiscard]] bool isEmpty() const { return positions.empty(); }
};

// Returns a stick figure: an octahedron for each bone, with three vertices per face; `yUp` stands it upright. It is
// empty for a skeleton without bones, and for one with more joints than the format can count.
[[nodiscard]] GltfFigure gltfFigure(const Skeleton &skeleton, double metresPerUnit, const glm::dmat3 &yUp);

} // namespace limber
