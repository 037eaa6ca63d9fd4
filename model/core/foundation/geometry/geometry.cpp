#include "geometry/geometry.h"

#include <glm/geometric.hpp>

#include <cmath>

namespace limber {

namespace {

constexpr double nothing = 1e-12;
constexpr double seriesBelow = 1e-2; // radians

glm::dvec3 worldAxisLeastParallelTo(const glm::dvec3 &direction)
{
    const glm::dvec3 size = glm::abs(direction);
    if (size.x <= size.y && size.x <= size.z)
        return {1.0, 0.0, 0.0};
    return size.y <= size.z ? glm::dvec3(0.0, 1.0, 0.0) : glm::dvec3(0.0, 0.0, 1.0);
}

} // namespace

glm::dvec3 directionOf(const glm::dvec3 &vector)
{
    const double length = glm::length(vector);
    return length > nothing && std::isfinite(length) ? vector / length : glm::dvec3(0.0);
}

glm::dmat3 rotationAboutAxis(const glm::dvec3 &axis, double angleRadians)
{
    return glm::mat3_cast(glm::angleAxis(angleRadians, axis));
}

glm::dvec3 normalTo(const glm::dvec3 &vector, const glm::dvec3 &wish)
{
    const glm::dvec3 along = directionOf(vector);
    const glm::dvec3 wished = directionOf(wish - along * glm::dot(along, wish));
    if (wished != glm::dvec3(0.0))
        return wished;
    return glm::normalize(worldAxisLeastParallelTo(along) - along * glm::dot(along, worldAxisLeastParallelTo(along)));
}

glm::dmat3 arc(const glm::dvec3 &from, const glm::dvec3 &to)
{
    return glm::mat3_cast(quaternionArc(from, to));
}

glm::dquat quaternionArc(const glm::dvec3 &from, const glm::dvec3 &to, const glm::dvec3 &halfTurnAxis)
{
    const glm::dvec3 u = directionOf(from);
    const glm::dvec3 v = directionOf(to);
    const glm::dvec3 normal = glm::cross(u, v);
    const double sine = glm::length(normal);
    const double cosine = glm::dot(u, v);
    if (sine > nothing)
        return glm::angleAxis(std::atan2(sine, cosine), normal / sine);
    if (cosine >= 0.0) // the same direction, or none
        return {1.0, 0.0, 0.0, 0.0};
    return {0.0, normalTo(u, halfTurnAxis)};
}

glm::dvec3 rotationVector(const glm::dquat &rotation)
{
    const double sign = rotation.w < 0.0 ? -1.0 : 1.0;
    const glm::dvec3 v = glm::dvec3(rotation.x, rotation.y, rotation.z) * sign;
    const double sine = glm::length(v);
    return sine > nothing ? v * (2.0 * std::atan2(sine, std::abs(rotation.w)) / sine) : v * 2.0;
}

glm::dquat rotationFromVector(const glm::dvec3 &vector)
{
    const double angle = glm::length(vector);
    return angle > nothing ? glm::angleAxis(angle, vector / angle) : glm::dquat(1.0, 0.0, 0.0, 0.0);
}

glm::dvec3 rotationVectorRate(const glm::dvec3 &vector, const glm::dvec3 &velocity)
{
    const double square = glm::dot(vector, vector);
    const double angle = std::sqrt(square);
    const double factor = angle < seriesBelow
                              ? 1.0 / 12.0 + square / 720.0
                              : 1.0 / square - (1.0 + std::cos(angle)) / (2.0 * angle * std::sin(angle));
    const glm::dvec3 cross = glm::cross(vector, velocity);
    return velocity + 0.5 * cross + factor * glm::cross(vector, cross);
}

glm::dvec3 angularVelocity(const glm::dvec3 &vector, const glm::dvec3 &rate)
{
    const double square = glm::dot(vector, vector);
    const double angle = std::sqrt(square);
    const bool isSmall = angle < seriesBelow;
    const double first = isSmall ? 0.5 - square / 24.0 : (1.0 - std::cos(angle)) / square;
    const double second = isSmall ? 1.0 / 6.0 - square / 120.0 : (angle - std::sin(angle)) / (square * angle);
    const glm::dvec3 cross = glm::cross(vector, rate);
    return rate - first * cross + second * glm::cross(vector, cross);
}

double angleOf(const glm::dmat3 &r)
{
    const glm::dvec3 axis(r[1][2] - r[2][1], r[2][0] - r[0][2], r[0][1] - r[1][0]);
    return std::atan2(glm::length(axis), r[0][0] + r[1][1] + r[2][2] - 1.0);
}

glm::dmat3 twistAbout(const glm::dvec3 &axis, const glm::dmat3 &rotation)
{
    const glm::dquat q = glm::quat_cast(rotation);
    const double along = q.x * axis.x + q.y * axis.y + q.z * axis.z;
    return rotationAboutAxis(axis, 2.0 * std::atan2(along, q.w));
}

} // namespace limber
