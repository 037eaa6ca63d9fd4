#pragma once

#include "motion/skeleton.h"

#include <glm/mat3x3.hpp>

#include <cstdint>
#include <vector>

namespace limber {

// A stick figure in the rest pose, bound to the joints, so that a program that shows only meshes shows something: an
// octahedron for each bone, with three vertices per face.
struct GltfFigure
{
    std::vector<float> positions; // x, y, z; metres
    std::vector<float> normals; // x, y, z
    std::vector<std::uint16_t> joints; // four per vertex: the one that moves it, and three without a weight
    std::vector<float> weights; // four per vertex

    [[nodiscard]] int vertexCount() const { return static_cast<int>(positions.size() / 3); }
    [[nodiscard]] bool isEmpty() const { return positions.empty(); }
};

// Returns the figure; `yUp` stands it upright. It is empty for a skeleton without bones, and for one with more joints
// than the format can count.
[[nodiscard]] GltfFigure gltfFigure(const Skeleton &skeleton, double metresPerUnit, const glm::dmat3 &yUp);

} // namespace limber
