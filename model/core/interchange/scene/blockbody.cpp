#include "scene/blockbody.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <vector>

namespace limber {

namespace {

constexpr std::size_t leastParts = 6;
constexpr std::size_t mostParts = 32;
constexpr double alike = 0.02; // of the size: places that differ by less are the same

glm::dvec3 sizeOf(std::span<const glm::dvec3> places)
{
    glm::dvec3 least = places.front();
    glm::dvec3 most = places.front();
    for (const glm::dvec3 &place : places) {
        least = glm::min(least, place);
        most = glm::max(most, place);
    }
    return most - least;
}

// Looks for pairs on both sides of the plane normal to an axis, through one of the places.
class PlaneOfBody
{
public:
    PlaneOfBody(std::span<const glm::dvec3> places, int axis, double at, double size)
        : m_places(places), m_axis(axis), m_at(at), m_tolerance(alike * size)
    {
    }

    [[nodiscard]] bool dividesBody() const
    {
        constexpr int trunkAndHead = 2;
        const auto isOn = [this](const glm::dvec3 &place) { return std::abs(place[m_axis] - m_at) < m_tolerance; };
        return std::ranges::count_if(m_places, isOn) >= trunkAndHead && hasTwoPairs();
    }

private:
    // Both pairs of limbs begin at other places of the trunk.
    [[nodiscard]] bool hasTwoPairs() const
    {
        std::vector<glm::dvec3> limbs; // of one side
        for (const glm::dvec3 &place : m_places) {
            if (place[m_axis] < m_at + m_tolerance || !hasImage(place))
                continue;
            const auto isApart = [&](const glm::dvec3 &other) {
                glm::dvec3 between = place - other;
                between[m_axis] = 0.0;
                return glm::length(between) > m_tolerance;
            };
            if (std::ranges::any_of(limbs, isApart))
                return true;
            limbs.push_back(place);
        }
        return false;
    }

    [[nodiscard]] bool hasImage(glm::dvec3 place) const
    {
        place[m_axis] = 2.0 * m_at - place[m_axis];
        return std::ranges::any_of(m_places,
                                   [&](const glm::dvec3 &other) { return glm::distance(place, other) < m_tolerance; });
    }

    std::span<const glm::dvec3> m_places;
    int m_axis;
    double m_at;
    double m_tolerance;
};

} // namespace

bool mayBeBlockBody(std::span<const glm::dvec3> places)
{
    if (places.size() < leastParts || places.size() > mostParts)
        return false;
    const double size = glm::length(sizeOf(places));
    if (!(size > 0.0))
        return false;
    for (int axis = 0; axis < 3; ++axis) {
        for (const glm::dvec3 &place : places) {
            if (PlaneOfBody(places, axis, place[axis], size).dividesBody())
                return true;
        }
    }
    return false;
}

} // namespace limber
