#pragma once

#include "motion/skeleton.h"

#include <glm/gtc/quaternion.hpp>
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

// R -> M R M for the mirror M normal to an axis: the axis of the rotation is mirrored and it runs backwards.
[[nodiscard]] glm::dquat mirroredRotation(const glm::dquat &rotation, Axis normal);

// Pairs joints by the sides in their names, else by where they stand: `translations` are the positions of the joints
// against their parents, `tolerance` is how far off an image may be. `known` pairs come first.
[[nodiscard]] MirrorPairs mirrorPairs(const Skeleton &skeleton, std::span<const glm::dvec3> translations, Axis normal,
                                      double tolerance, std::span<const std::pair<int, int>> known = {});

// The axis from left to right through a figure, and its pairs.
struct BestMirror
{
    Axis axis = Axis::X;
    MirrorPairs pairs;
};

// The axis other than `up` whose mirror divides the figure best; `bodyLength`, file units, says how much an image may
// be off.
[[nodiscard]] BestMirror bestMirror(const Skeleton &skeleton, std::span<const glm::dvec3> translations, Axis up,
                                    double bodyLength, std::span<const std::pair<int, int>> known = {});

// How far off an image may be, as a fraction of the body's length.
inline constexpr double mirrorTolerance = 0.02;

} // namespace limber
