#pragma once

#include "motion/skeleton.h"

#include <glm/vec3.hpp>

#include <span>
#include <utility>
#include <vector>

namespace limber {

// Which joint of a figure is the mirror image of which.
struct MirrorPairs
{
    std::vector<int> partner; // of each joint; itself in the middle of the body
    std::vector<int> alone; // joints of one side without a partner: their own partners
    // How far a joint is from the mirror image of its partner, against their parents; file units.
    double asymmetry = 0.0;
    int worst = NoJoint; // where it is largest
};

// The vector in a mirror normal to an axis.
[[nodiscard]] glm::dvec3 mirrored(const glm::dvec3 &vector, Axis normal);

// Pairs joints by the sides in their names, else by where they stand: `translations` are the positions of the joints
// against their parents, `tolerance` is how far off an image may be. `known` pairs come first.
[[nodiscard]] MirrorPairs mirrorPairs(const Skeleton &skeleton, std::span<const glm::dvec3> translations, Axis normal,
                                      double tolerance, std::span<const std::pair<int, int>> known = {});

} // namespace limber
