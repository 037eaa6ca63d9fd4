#include "gltf/lengthunit.h"

#include "pose/posesize.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace limber {

namespace {

constexpr std::array<LengthUnit, 6> units{
    {{"mm", 0.001}, {"cm", 0.01}, {"in", 0.0254}, {"dm", 0.1}, {"ft", 0.3048}, {"m", 1.0}}};
constexpr std::size_t centimetre = 1;
constexpr double grownUpMetres = 1.7;

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
    const double side = longestSide(restPose(skeleton));
    if (side <= 0.0)
        return units[centimetre];
    return *std::ranges::min_element(
        units, {}, [side](const LengthUnit &unit) { return std::abs(std::log(side * unit.metres / grownUpMetres)); });
}

} // namespace limber
