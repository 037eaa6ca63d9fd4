#pragma once

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace limber {

// A track as few cubic curves from key to key (after Schneider 1990; for rotations as rotation vectors from the key at
// which a curve begins). It passes through the keys.
template <typename Value>
struct FittedTrack
{
    std::vector<Value> values; // one for each frame of the track
    std::vector<int> keys; // frames, rising, including the first and the last one
};

// Fits curves so that no value is farther from its original than the tolerance, which is in radians for rotations. Each
// curve is as long as possible and, if the tolerance allows it, continues at the speed of the one before. Neighbouring
// rotations must be on one hemisphere.
[[nodiscard]] FittedTrack<glm::dquat> fitCurves(std::span<const glm::dquat> rotations, double tolerance);
[[nodiscard]] FittedTrack<glm::dvec3> fitCurves(std::span<const glm::dvec3> positions, double tolerance);

} // namespace limber
