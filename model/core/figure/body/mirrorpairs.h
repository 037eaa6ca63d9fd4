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
    std::vector<int> partner; // of each joint; a joint in the middle of the body is its own partner
    std::vector<int> alone; // joints of one side without a partner, which are their own partners
    // The largest distance of a joint from the mirror image of its partner, both relative to their parents; file units.
    double asymmetry = 0.0;
    int worst = NoJoint; // the joint with this distance
};

// Returns the mirror image of a vector; the mirror is normal to an axis.
[[nodiscard]] glm::dvec3 mirrored(const glm::dvec3 &vector, Axis normal);

// Returns M R M for the mirror M normal to an axis: the axis of the rotation is mirrored and the rotation is reversed.
[[nodiscard]] glm::dquat mirroredRotation(const glm::dquat &rotation, Axis normal);

// How exactly two sides are each other's image where they are compared.
enum class Likeness {
    AtRest, // as somebody built them: a joint that is its own image is in the middle
    Posed, // as a figure stands in a frame: a joint belongs to whichever image is nearest, its own or another's
};

// Pairs joints by the sides in their names, else by position: `translations` are the positions of the joints relative
// to their parents, `tolerance` is how far off an image may be. `known` pairs come first.
[[nodiscard]] MirrorPairs mirrorPairs(const Skeleton &skeleton, std::span<const glm::dvec3> translations, Axis normal,
                                      double tolerance, std::span<const std::pair<int, int>> known = {},
                                      Likeness likeness = Likeness::AtRest);

// The axis from left to right through a figure, and its pairs.
struct BestMirror
{
    Axis axis = Axis::X;
    MirrorPairs pairs;
};

// Returns the axis other than `up` whose mirror divides the figure best. `bodyLength`, in file units, determines how
// far off an image may be.
[[nodiscard]] BestMirror bestMirror(const Skeleton &skeleton, std::span<const glm::dvec3> translations, Axis up,
                                    double bodyLength, std::span<const std::pair<int, int>> known = {});

// How far off an image may be, as a fraction of the body's length.
inline constexpr double mirrorTolerance = 0.02;

} // namespace limber
