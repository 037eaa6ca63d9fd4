#pragma once

#include "motion/frameinterval.h"

#include <glm/vec3.hpp>

#include <vector>

namespace limber {

// One leg that has to reach its goals while the pelvis moves along the up axis; by frame.
struct ReachingLeg
{
    std::vector<glm::dvec3> hip; // before the pelvis moves
    std::vector<glm::dvec3> knee; // as captured
    std::vector<glm::dvec3> ankle; // as captured
    std::vector<glm::dvec3> goal; // where the ankle is wanted
    std::vector<double> fractions; // how much of a lock is in effect
    std::vector<double> calm; // how far apart hip and ankle are with the knee as it should be; see calmReach()
    std::vector<double> follows; // how much of the pelvis' move the goal makes, from 0 to 1
};

// Returns how far the pelvis goes down along `up` (of length 1) in each frame, negative for up, so that the legs reach
// their goals and the bends of their knees change as smoothly as in the take. A leg that is nearly straight turns a
// millimetre of its ankle into degrees of its knee, so that moving the pelvis by that millimetre is what keeps the knee
// calm. What trembles in the take is no model for the knees: where there is much of it, their bends are compared
// without jitter. Minimises the differences in the second and first differences of the bends, the second differences of
// the offset, and the offset itself, by Gauss-Newton on a banded system. Only frames in `free` move; `longestDrop` is a
// fraction of a leg's length. All spans have one entry per frame.
[[nodiscard]] std::vector<double> pelvisOffset(const std::vector<ReachingLeg> &legs, const glm::dvec3 &up,
                                               const std::vector<FrameInterval> &free, double longestDrop,
                                               double frameTimeSeconds);

} // namespace limber
