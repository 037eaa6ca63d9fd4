#pragma once

#include <glm/vec3.hpp>

#include <cstddef>
#include <map>
#include <optional>
#include <vector>

namespace limber {

// Where the vertices are that follow a node, in its own coordinates and as they were bound to it: they show where a
// bone leads that no other bone follows.
struct SceneFlesh
{
    glm::dvec3 middle{0.0}; // the mean of the vertices by their weights
    double weight = 0.0; // the sum of the weights; more than 0
    std::vector<glm::dvec3> corners; // the outermost of those that follow it most, each once; may be empty

    friend bool operator==(const SceneFlesh &, const SceneFlesh &) = default;
};

// The most corners that flesh has.
inline constexpr std::size_t mostCorners = 26;

// Finds the flesh of nodes from the vertices that follow them.
class FleshFinder
{
public:
    // Adds a vertex of a node, in the node's coordinates. Weights and places that are no usable numbers do not count.
    void add(int node, const glm::dvec3 &place, double weight);

    // Returns the flesh of a node; nothing if no vertex follows it.
    [[nodiscard]] std::optional<SceneFlesh> of(int node) const;

private:
    struct Sum
    {
        glm::dvec3 places{0.0}; // by their weights
        double weight = 0.0;
        std::vector<glm::dvec3> outermost; // by direction; empty before the first vertex
    };

    std::map<int, Sum> m_sums; // by node
};

} // namespace limber
