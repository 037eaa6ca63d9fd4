#include "scene/sceneflesh.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace limber {

namespace {

constexpr double leastOfCorner = 0.4; // the weight of a vertex that lies on the bone rather than beside it
constexpr double largestPlace = 1e9; // no figure is as large; sums of such places are finite

// Returns the directions from the middle of a cube to those of its faces and edges and to its corners.
std::array<glm::dvec3, mostCorners> directionsOfCube()
{
    std::array<glm::dvec3, mostCorners> directions;
    std::size_t count = 0;
    for (int place = 0; place < 27; ++place) {
        const glm::dvec3 direction(place % 3 - 1, place / 3 % 3 - 1, place / 9 - 1);
        if (direction != glm::dvec3(0.0))
            directions[count++] = direction;
    }
    return directions;
}

bool isUsable(const glm::dvec3 &place)
{
    return std::abs(place.x) < largestPlace && std::abs(place.y) < largestPlace && std::abs(place.z) < largestPlace;
}

} // namespace

void FleshFinder::add(int node, const glm::dvec3 &place, double weight)
{
    static const std::array<glm::dvec3, mostCorners> directions = directionsOfCube();
    if (!(weight > 0.0) || !isUsable(place))
        return;
    weight = std::min(weight, 1.0); // some programs write a little more
    Sum &sum = m_sums[node];
    sum.places += weight * place;
    sum.weight += weight;
    if (weight < leastOfCorner)
        return;
    sum.outermost.resize(directions.size(), place);
    for (std::size_t i = 0; i < directions.size(); ++i) {
        if (glm::dot(place, directions[i]) > glm::dot(sum.outermost[i], directions[i]))
            sum.outermost[i] = place;
    }
}

std::optional<SceneFlesh> FleshFinder::of(int node) const
{
    const auto found = m_sums.find(node);
    if (found == m_sums.end())
        return std::nullopt;
    const Sum &sum = found->second;
    SceneFlesh flesh{sum.places / sum.weight, sum.weight, {}};
    for (const glm::dvec3 &place : sum.outermost) {
        if (std::ranges::find(flesh.corners, place) == flesh.corners.end())
            flesh.corners.push_back(place);
    }
    return flesh;
}

} // namespace limber
