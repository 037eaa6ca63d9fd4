#include "gltf/lengthunit.h"

#include "pose/pose.h"

#include <glm/common.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace limber {

namespace {

constexpr std::array<LengthUnit, 6> units{
    {{"mm", 0.001}, {"cm", 0.01}, {"in", 0.0254}, {"dm", 0.1}, {"ft", 0.3048}, {"m", 1.0}}};
constexpr std::size_t centimetre = 1;
constexpr double grownUpMetres = 1.7;

// The longest side of the box around the rest pose, file units. Roots stand somewhere, which is no size.
double longestSide(const Skeleton &skeleton)
{
    const Pose rest = restPose(skeleton);
    if (rest.jointPositions.empty())
        return 0.0;
    glm::dvec3 low = rest.jointPositions.front();
    glm::dvec3 high = low;
    for (const auto *points : {&rest.jointPositions, &rest.endPositions}) {
        for (const glm::dvec3 &point : *points) {
            low = glm::min(low, point);
            high = glm::max(high, point);
        }
    }
    const glm::dvec3 size = high - low;
    return std::max({size.x, size.y, size.z});
}

} // namespace

std::span<const LengthUnit> lengthUnits()
{
    return units;
}

std::optional<LengthUnit> lengthUnitNamed(std::string_view name)
{
    const auto found = std::ranges::find(units, name, &LengthUnit::name);
    return found == units.end() ? std::nullopt : std::optional(*found);
}

LengthUnit likelyLengthUnit(const Skeleton &skeleton)
{
    const double side = longestSide(skeleton);
    if (!(side > 0.0) || !std::isfinite(side))
        return units[centimetre];
    return *std::ranges::min_element(
        units, {}, [side](const LengthUnit &unit) { return std::abs(std::log(side * unit.metres / grownUpMetres)); });
}

} // namespace limber
