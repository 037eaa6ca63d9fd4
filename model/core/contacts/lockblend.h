#pragma once

#include "contacts/contacts.h"

#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace limber {

// How long displacements fade, in frames.
struct BlendLengths
{
    double fade = 0.0; // from zero and to zero
    double bridge = 0.0; // gaps shorter than this are blended from one lock to the next
};

// Fills the frames between locks in a track of displacements. `values` must be given in the frames of `locks` (tidied);
// everywhere else they fade, without a jump or a kink where a lock begins or ends: a value that was changing continues
// to change at first.
void blendBetweenLocks(std::span<glm::dvec3> values, std::span<const FrameInterval> locks, const BlendLengths &lengths);

// Returns how much of a lock is in effect in each frame: 1 inside it, fading to 0 over `fade` frames on both sides.
[[nodiscard]] std::vector<double> lockFractions(int frameCount, std::span<const FrameInterval> locks, double fade);

} // namespace limber
