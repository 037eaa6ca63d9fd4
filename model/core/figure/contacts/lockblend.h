#pragma once

#include "motion/frameinterval.h"

#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace limber {

// Frames in which a foot is held, and how long its displacement rises before them and fades after them.
struct Lock
{
    FrameInterval frames;
    double rise = 0.0; // frames
    double fade = 0.0; // frames
    double settling = 0.0; // frames in which a change at its first and last frame settles
    double grip = 1.0; // how much of it is in effect
};

// Fills the frames between locks in a track of displacements. `values` must be given in the frames of `locks` (in
// order, without overlap); everywhere else they fade, without a jump or a kink where a lock begins or ends: a value
// that was changing continues to change at first. Gaps shorter than `bridge` frames are blended from one lock to the
// next.
void blendBetweenLocks(std::span<glm::dvec3> values, std::span<const Lock> locks, double bridge);

// Returns how much of a lock is in effect in each frame: its grip inside it, fading to 0 on both sides.
[[nodiscard]] std::vector<double> lockFractions(int frameCount, std::span<const Lock> locks);

} // namespace limber
