#pragma once

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace limber {

// A low-pass that looks back only, and less so the faster something moves: little jitter at rest, little delay in
// motion (the One-Euro filter of Casiez, Roussel and Vogel 2012).
struct OneEuroFilter
{
    double frameTimeSeconds = 1.0 / 60.0;
    double cutoffHz = 1.0; // at rest
    double hertzPerSpeed = 0.0; // what the cut-off rises by with speed, units or degrees a second

    [[nodiscard]] std::vector<glm::dvec3> filtered(std::span<const glm::dvec3> track) const;
    // Neighbours on one hemisphere.
    [[nodiscard]] std::vector<glm::dquat> filtered(std::span<const glm::dquat> track) const;

private:
    template <typename Value>
    [[nodiscard]] std::vector<Value> run(std::span<const Value> track) const;
};

} // namespace limber
