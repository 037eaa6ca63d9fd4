#include "geometry/twobones.h"

#include "geometry/geometry.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cassert>
#include <cmath>

namespace limber {

namespace {

constexpr double straightSine = 1e-3; // up to this value the leg does not determine its hinge
constexpr double bentSine = 2e-2; // from this value on it does; in between both axes are mixed
constexpr double wrongWayRadians = 0.035; // a knee bent backwards by less counts as straight, with noise
constexpr double bentEnoughCosine = 0.96592582628906829; // of 15 degrees: bent enough to learn the hinge from
constexpr double reached = 1e-12; // of the leg's length

bool isFinite(const glm::dvec3 &v)
{
    return std::isfinite(glm::dot(v, v));
}

} // namespace

glm::dvec3 bendingAxis(const glm::dvec3 &upper, const glm::dvec3 &lower, const glm::dvec3 &hinge)
{
    const glm::dvec3 normal = glm::cross(directionOf(upper), directionOf(lower));
    const double sine = glm::length(normal);
    const glm::dvec3 along = directionOf(upper) + directionOf(lower);
    if (directionOf(hinge) == glm::dvec3(0.0))
        return directionOf(normal) != glm::dvec3(0.0) ? directionOf(normal) : normalTo(along);
    const glm::dvec3 known = normalTo(along, hinge);
    if (sine <= straightSine)
        return known;
    const glm::dvec3 present = normal * ((glm::dot(normal, known) < 0.0 ? -1.0 : 1.0) / sine);
    return directionOf(glm::mix(known, present, smoothStep((sine - straightSine) / (bentSine - straightSine))));
}

namespace {

// Returns how far the lower bone must rotate about `axis` to bring hip and ankle to this `distance`, or as close to it
// as this axis allows.
double bendTo(double distance, const glm::dvec3 &upper, const glm::dvec3 &lower, const glm::dvec3 &axis)
{
    const double upperAlong = glm::dot(upper, axis);
    const double lowerAlong = glm::dot(lower, axis);
    const glm::dvec3 upperAcross = upper - axis * upperAlong;
    const glm::dvec3 lowerAcross = lower - axis * lowerAlong;
    const double product = glm::length(upperAcross) * glm::length(lowerAcross);
    if (!(product > 0.0))
        return 0.0;
    const double present = std::atan2(glm::dot(axis, glm::cross(upper, lower)), glm::dot(upperAcross, lowerAcross));
    const double wantedDot = (distance * distance - glm::dot(upper, upper) - glm::dot(lower, lower)) / 2.0;
    const double cosine = std::clamp((wantedDot - upperAlong * lowerAlong) / product, -1.0, 1.0);
    const double wanted = std::atan2(std::sqrt((1.0 - cosine) * (1.0 + cosine)), cosine);
    return (present < -wrongWayRadians ? -wanted : wanted) - present;
}

// Returns the rotation of the lower bone about the knee that puts the ankle at `distance` from the hip.
glm::dquat kneeRotation(double distance, const glm::dvec3 &upper, const glm::dvec3 &lower, const glm::dvec3 &axis)
{
    const double length = glm::length(upper) + glm::length(lower);
    if (std::abs(glm::length(upper + lower) - distance) <= reached * length)
        return {1.0, 0.0, 0.0, 0.0};
    const glm::dquat rotation = glm::angleAxis(bendTo(distance, upper, lower, axis), axis);
    const glm::dvec3 rotated = rotation * lower;
    if (std::abs(glm::length(upper + rotated) - distance) <= reached * length)
        return rotation;
    // The axis was not quite normal to both bones: the remainder is solved in the plane in which they now are.
    const glm::dvec3 own = bendingAxis(upper, rotated, glm::dvec3(0.0));
    return glm::angleAxis(bendTo(distance, upper, rotated, own), own) * rotation;
}

} // namespace

TwoBoneRotations solveTwoBones(const glm::dvec3 &hip, const glm::dvec3 &knee, const glm::dvec3 &ankle,
                               const glm::dvec3 &goal, const glm::dvec3 &hinge)
{
    const bool usable = isFinite(hip) && isFinite(knee) && isFinite(ankle) && isFinite(goal) && isFinite(hinge);
    if (!usable || goal == ankle)
        return {};
    const glm::dvec3 upper = knee - hip;
    const glm::dvec3 lower = ankle - knee;
    const double shortest = std::abs(glm::length(upper) - glm::length(lower));
    const double longest = glm::length(upper) + glm::length(lower);
    const double wanted = glm::distance(goal, hip);
    const double distance = std::clamp(wanted, shortest, longest);

    const glm::dvec3 axis = bendingAxis(upper, lower, hinge);
    const glm::dquat knees = kneeRotation(distance, upper, lower, axis);
    // At first the leg keeps its direction by a rotation in the plane of the knee; then it swings as a whole.
    const glm::dvec3 bent = upper + knees * lower;
    const glm::dquat keep = quaternionArc(bent, ankle - hip, axis);
    const glm::dquat swing = quaternionArc(keep * bent, goal - hip, axis) * keep;
    return {swing, swing * knees, std::abs(wanted - distance)};
}

glm::dvec3 hingeInThigh(std::span<const glm::dvec3> hips, std::span<const glm::dvec3> knees,
                        std::span<const glm::dvec3> ankles, std::span<const glm::dquat> worldFromThigh)
{
    assert(knees.size() == hips.size() && ankles.size() == hips.size() && worldFromThigh.size() == hips.size());
    glm::dvec3 sum(0.0);
    for (std::size_t frame = 0; frame < hips.size(); ++frame) {
        const glm::dvec3 upper = directionOf(knees[frame] - hips[frame]);
        const glm::dvec3 lower = directionOf(ankles[frame] - knees[frame]);
        const glm::dvec3 axis = directionOf(glm::cross(upper, lower));
        if (axis != glm::dvec3(0.0) && glm::dot(upper, lower) < bentEnoughCosine)
            sum += glm::conjugate(worldFromThigh[frame]) * axis;
    }
    return directionOf(sum);
}

} // namespace limber
