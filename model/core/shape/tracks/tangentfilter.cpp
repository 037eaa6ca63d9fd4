#include "tracks/tangentfilter.h"

#include "geometry/geometry.h"
#include "geometry/lowpass.h"
#include "geometry/trackends.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <optional>

namespace limber {

namespace {

constexpr double baseFraction = 0.25; // of the cut-off
constexpr double shortestMean = 0.2; // of quaternions: if it is shorter, they are spread over the whole sphere
constexpr double longestReflection = 4096; // frames

using Rotations = std::vector<glm::dquat>;
using Vectors = std::vector<glm::dvec3>;

// Filters each component separately and makes the result a rotation again, which is exact enough for a base. Returns
// nothing if the rotations within reach have no mean.
std::optional<Rotations> slowBase(std::span<const glm::dquat> rotations, double frameTimeSeconds, double cutoffHz)
{
    const double settling = std::min(9.0 / (cutoffHz * frameTimeSeconds), longestReflection);
    const std::size_t length = std::min(static_cast<std::size_t>(settling), rotations.size() - 1);
    const Rotations longer = withReflectedEnds(rotations, length);
    Vectors imaginary;
    Vectors real;
    for (const glm::dquat &each : longer) {
        imaginary.emplace_back(each.x, each.y, each.z);
        real.emplace_back(each.w, 0.0, 0.0);
    }
    imaginary = lowPassed(imaginary, frameTimeSeconds, cutoffHz);
    real = lowPassed(real, frameTimeSeconds, cutoffHz);
    Rotations base;
    base.reserve(rotations.size());
    for (std::size_t i = 0; i < rotations.size(); ++i) {
        const glm::dquat mean(real[i + length].x, imaginary[i + length]);
        const double size = glm::length(mean);
        if (!(size > shortestMean))
            return std::nullopt;
        base.push_back(mean / size);
    }
    return base;
}

// Returns rotation vectors from the base, or nothing if a step passes the half turn, after which the vector comes from
// the other side.
std::optional<Vectors> vectorsFrom(const Rotations &base, std::span<const glm::dquat> rotations)
{
    Vectors vectors;
    vectors.reserve(rotations.size());
    for (std::size_t i = 0; i < rotations.size(); ++i) {
        vectors.push_back(rotationVector(glm::conjugate(base[i]) * rotations[i]));
        constexpr double farFromCut = 1.5; // radians
        if (i == 0 || glm::length(vectors[i]) < farFromCut)
            continue;
        const double step = glm::length(rotationVector(glm::conjugate(rotations[i - 1]) * rotations[i])) +
                            glm::length(rotationVector(glm::conjugate(base[i - 1]) * base[i]));
        constexpr double mostStretch = 2.0; // of a step near the half turn: pi / 2
        if (glm::distance(vectors[i], vectors[i - 1]) > mostStretch * step + 0.1)
            return std::nullopt;
    }
    return vectors;
}

// Rotations that are all about one axis, relative to the first one.
struct HingeTrack
{
    glm::dvec3 axis{0.0};
    Vectors angles; // radians from the first, in the first component; without steps over half a turn
};

// Returns nothing for rotations that do not share an axis.
std::optional<HingeTrack> hingeTrack(std::span<const glm::dquat> rotations)
{
    constexpr double sameAxis = 1e-9; // sine of half the angle away from it
    std::vector<glm::dquat> turns;
    HingeTrack track;
    double farthest = sameAxis;
    for (const glm::dquat &each : rotations) {
        turns.push_back(glm::conjugate(rotations.front()) * each);
        const glm::dvec3 sine(turns.back().x, turns.back().y, turns.back().z);
        if (glm::length(sine) <= farthest)
            continue;
        farthest = glm::length(sine);
        track.axis = sine / farthest;
    }
    double before = 0.0;
    for (const glm::dquat &turn : turns) {
        const glm::dvec3 sine(turn.x, turn.y, turn.z);
        const double along = glm::dot(sine, track.axis);
        if (glm::length(sine - along * track.axis) > sameAxis)
            return std::nullopt;
        const double angle = 2.0 * std::atan2(along, turn.w);
        before = angle + radiansPerTurn * std::round((before - angle) / radiansPerTurn);
        track.angles.emplace_back(before, 0.0, 0.0);
    }
    return farthest > sameAxis ? std::optional(std::move(track)) : std::nullopt;
}

// Filters the angles. A filter starts as if its first value had always been there, which is visible in rotations that
// continue for long. For these the mean speed, which the filter passes anyway, is subtracted first.
Vectors filteredAngles(const Vectors &angles, const VectorFilter &filter)
{
    const glm::dvec3 travelled = angles.back() - angles.front();
    if (std::abs(travelled.x) < radiansPerTurn / 2.0)
        return filter(angles);
    const auto ofMeanSpeed = [&](std::size_t i) {
        return travelled * (static_cast<double>(i) / static_cast<double>(angles.size() - 1));
    };
    Vectors rest = angles;
    for (std::size_t i = 0; i < rest.size(); ++i)
        rest[i] -= ofMeanSpeed(i);
    rest = filter(rest);
    for (std::size_t i = 0; i < rest.size(); ++i)
        rest[i] += ofMeanSpeed(i);
    return rest;
}

} // namespace

std::vector<glm::dquat> filteredRotations(std::span<const glm::dquat> rotations, double frameTimeSeconds,
                                          double cutoffHz, const VectorFilter &filter, const Progress &progress)
{
    Rotations result(rotations.begin(), rotations.end());
    if (result.size() < 2)
        return result;
    // If all rotations share one axis, only the angle matters, however large it gets.
    if (const auto hinge = hingeTrack(rotations)) {
        const Vectors smooth = filteredAngles(hinge->angles, filter);
        for (std::size_t i = 0; i < result.size(); ++i)
            result[i] = rotations.front() * glm::angleAxis(smooth[i].x, hinge->axis);
        return result;
    }
    double fraction = 0.2;
    for (double hertz = cutoffHz * baseFraction; canLowPass(frameTimeSeconds, hertz); hertz *= 2.0) {
        if (!progress(fraction))
            return {};
        const auto base = slowBase(rotations, frameTimeSeconds, hertz);
        fraction = 0.5;
        if (!progress(fraction))
            return {};
        const auto vectors = base ? vectorsFrom(*base, rotations) : std::nullopt;
        if (!vectors)
            continue;
        if (!progress(0.7))
            return {};
        const Vectors smooth = filter(*vectors);
        for (std::size_t i = 0; i < result.size(); ++i)
            result[i] = (*base)[i] * rotationFromVector(smooth[i]);
        return result;
    }
    return result;
}

std::vector<glm::dquat> mixed(std::span<const glm::dquat> from, std::span<const glm::dquat> to, double fraction)
{
    if (fraction == 1.0)
        return {to.begin(), to.end()};
    Rotations result;
    result.reserve(from.size());
    for (std::size_t i = 0; i < from.size(); ++i)
        result.push_back(from[i] * rotationFromVector(rotationVector(glm::conjugate(from[i]) * to[i]) * fraction));
    return result;
}

std::vector<glm::dvec3> mixed(std::span<const glm::dvec3> from, std::span<const glm::dvec3> to, double fraction)
{
    Vectors result;
    result.reserve(from.size());
    for (std::size_t i = 0; i < from.size(); ++i)
        result.push_back(from[i] + (to[i] - from[i]) * fraction);
    return result;
}

} // namespace limber
