#pragma once

#include "contacts/contacts.h"

#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace limber {

// How long displacements fade, in frames.
struct BlendLengths
{
    double fade = 0.0; // to nothing and from nothing
    double bridge = 0.0; // gaps shorter than this are blended from one lock to the next
};

// Fills the frames between locks of a track of displacements: `values` is given in the frames of `locks` (tidied) and
// fades from them everywhere else, with neither a jump nor a kink where a lock begins and ends: a value that
// was changing goes on changing at first.
void blendBetweenLocks(std::span<glm::dvec3> values, std::span<const FrameInterval> locks, const BlendLengths &lengths);

// How much of a lock is in effect in each frame: 1 in it, fading to 0 over `fade` frames on both sides.
[[nodiscard]] std::vector<double> lockFractions(int frameCount, std::span<const FrameInterval> locks, double fade);

} // namespace limber
