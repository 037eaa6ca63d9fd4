#pragma once

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace limber {

// A low-pass filter that only looks back, and filters less the faster something moves: little jitter at rest, little
// delay in motion (the One-Euro filter of Casiez, Roussel and Vogel 2012).
struct OneEuroFilter
{
    double frameTimeSeconds = 1.0 / 60.0;
    double cutoffHz = 1.0; // at rest
    double hertzPerSpeed = 0.0; // how much the cut-off rises with speed, per unit or degree per second

    [[nodiscard]] std::vector<glm::dvec3> filtered(std::span<const glm::dvec3> track) const;
    // Neighbouring rotations must be on one hemisphere.
    [[nodiscard]] std::vector<glm::dquat> filtered(std::span<const glm::dquat> track) const;

private:
    template <typename Value>
    [[nodiscard]] std::vector<Value> run(std::span<const Value> track) const;
};

} // namespace limber
