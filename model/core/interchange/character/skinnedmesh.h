#pragma once

#include "motion/skeleton.h"
#include "scene/scenemesh.h"

#include <glm/vec3.hpp>

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

namespace limber {

// The surface of a character in a pose.
struct SkinnedMesh
{
    std::shared_ptr<const SceneMesh> mesh; // null for none
    // The triangles of `mesh`, those that a mirror turns inside out with their corners exchanged.
    std::shared_ptr<const std::vector<std::array<std::uint32_t, 3>>> triangles;
    std::shared_ptr<const std::vector<int>> joints; // the joint that has most weight, by vertex; NoJoint for none
    glm::dvec3 origin{0.0}; // the positions are relative to it, so that floats are exact enough wherever the figure is
    std::vector<glm::vec3> positions; // by vertex
    std::vector<glm::vec3> normals; // of length 1
    std::vector<bool> hidden; // by joint; triangles of hidden joints are not drawn; empty for none

    [[nodiscard]] bool isHidden(std::uint32_t vertex) const
    {
        const int joint = (*joints)[vertex];
        return joint != NoJoint && static_cast<std::size_t>(joint) < hidden.size() &&
               hidden[static_cast<std::size_t>(joint)];
    }
    [[nodiscard]] bool isEmpty() const { return !mesh || positions.empty(); }
    [[nodiscard]] glm::dvec3 positionOf(std::size_t vertex) const { return origin + glm::dvec3(positions[vertex]); }
};

} // namespace limber
