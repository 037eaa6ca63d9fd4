#include "ground/floormotion.h"

#include "base/numbertext.h"
#include "base/statistics.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double topFraction = 0.95;
constexpr double steadyFraction = 0.2; // of the median speed

} // namespace

std::optional<FloorChoice> floorChoiceOf(std::string_view text, char separator)
{
    if (text == "auto")
        return FloorChoice{FloorChoice::Kind::Automatic};
    if (text == "still")
        return FloorChoice{FloorChoice::Kind::Still};
    const std::size_t middle = text.find(separator, 1); // the first number may begin with a plus
    if (middle == std::string_view::npos)
        return std::nullopt;
    const auto first = numberOfText(text.substr(0, middle));
    const auto second = numberOfText(text.substr(middle + 1));
    if (!first || !second || std::abs(*first) > FloorChoice::fastest || std::abs(*second) > FloorChoice::fastest)
        return std::nullopt;
    return FloorChoice{FloorChoice::Kind::Moving, {*first, *second}};
}

std::array<int, 2> floorAxes(const glm::dvec3 &up)
{
    const glm::dvec3 along = glm::abs(up);
    if (along.x > along.y && along.x > along.z)
        return {1, 2};
    return along.z > along.y ? std::array{0, 1} : std::array{0, 2};
}

FloorMotion FloorMotion::stillBelowSlidingFeet(std::vector<glm::dvec3> velocities)
{
    FloorMotion floor;
    floor.m_slides = std::move(velocities);
    return floor;
}

glm::dvec3 FloorMotion::medianVelocity() const
{
    glm::dvec3 result(0.0);
    std::vector<double> values(m_velocities.size());
    for (int axis = 0; axis < 3 && moves(); ++axis) {
        std::ranges::transform(m_velocities, values.begin(), [axis](const glm::dvec3 &each) { return each[axis]; });
        result[axis] = median(values);
    }
    return result;
}

double FloorMotion::topSpeed() const
{
    std::vector<double> speeds;
    for (const glm::dvec3 &velocity : m_velocities)
        speeds.push_back(glm::length(velocity));
    return moves() ? percentile(std::move(speeds), topFraction) : 0.0;
}

bool FloorMotion::varies() const
{
    const glm::dvec3 usual = medianVelocity();
    std::vector<double> off;
    for (const glm::dvec3 &velocity : m_velocities)
        off.push_back(glm::distance(velocity, usual));
    return moves() && percentile(std::move(off), topFraction) > steadyFraction * glm::length(usual);
}

std::vector<glm::dvec3> FloorMotion::path(double frameTimeSeconds) const
{
    std::vector<glm::dvec3> places(m_velocities.size(), glm::dvec3(0.0));
    for (std::size_t frame = 1; frame < places.size(); ++frame)
        places[frame] = places[frame - 1] + 0.5 * frameTimeSeconds * (m_velocities[frame - 1] + m_velocities[frame]);
    return places;
}

std::optional<FloorMotion> chosenFloor(const FloorChoice &choice, const glm::dvec3 &up, int frameCount)
{
    if (choice.kind == FloorChoice::Kind::Automatic)
        return std::nullopt;
    const auto [first, second] = floorAxes(up);
    glm::dvec3 velocity(0.0);
    velocity[first] = choice.velocity.x;
    velocity[second] = choice.velocity.y;
    if (choice.kind == FloorChoice::Kind::Still || velocity == glm::dvec3(0.0))
        return FloorMotion();
    return FloorMotion(std::vector<glm::dvec3>(static_cast<std::size_t>(std::max(0, frameCount)), velocity));
}

FloorMotion rotated(const FloorMotion &floor, const glm::dmat3 &rotation)
{
    std::vector<glm::dvec3> velocities = floor.underFeet().velocities();
    for (glm::dvec3 &velocity : velocities)
        velocity = rotation * velocity;
    return floor.isBelowSlidingFeet() ? FloorMotion::stillBelowSlidingFeet(std::move(velocities))
                                      : FloorMotion(std::move(velocities));
}

void moveAlong(std::span<const glm::dvec3> path, double factor, std::vector<glm::dvec3> &track)
{
    for (std::size_t frame = 0; frame < std::min(path.size(), track.size()); ++frame)
        track[frame] += factor * path[frame];
}

} // namespace limber
