#pragma once

#include "motion/frameinterval.h"

#include <glm/vec3.hpp>

#include <span>

namespace limber {

// How far a joint moves along the floor from frame to frame while it stands; file units.
struct FootSlide
{
    double largest = 0.0; // in one frame
    double sum = 0.0;
    int steps = 0;

    [[nodiscard]] double mean() const { return steps > 0 ? sum / steps : 0.0; }
    void add(const FootSlide &other);
};

// Returns the slide of one joint, given its world positions by frame; `up` must have length 1.
[[nodiscard]] FootSlide slideOf(std::span<const glm::dvec3> positions, std::span<const FrameInterval> standing,
                                const glm::dvec3 &up);

} // namespace limber
