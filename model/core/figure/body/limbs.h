#pragma once

#include "body/figuretree.h"

#include <array>
#include <optional>
#include <vector>

namespace limber {

// The two branches of a joint that are each other's mirror image, such as the legs: their joints on the path to the
// farthest tip. The shape does not show which one is the left.
struct LimbPair
{
    int fork = NoJoint;
    std::array<std::vector<int>, 2> chains;
    double length = 0.0; // mean length along the bones from the fork to the tips
};

// The limbs of a figure by its shape alone.
struct Limbs
{
    int pelvis = NoJoint; // both pairs are below it
    LimbPair legs;
    LimbPair arms;
    std::vector<int> trunk; // below the pelvis, down to the parent joint of the arms; may be empty
    std::vector<int> headward; // neck and head, from the parent joint of the arms
};

// Returns the limbs, or nothing for a figure that does not have two pairs of limbs.
[[nodiscard]] std::optional<Limbs> findLimbs(const FigureTree &tree);

// Returns the joints of a limb at which its two long bones begin and at which the second one ends (hip, knee, ankle;
// shoulder, elbow, wrist), as indices into the chain; nothing for chains of fewer than three joints.
[[nodiscard]] std::optional<std::array<std::size_t, 3>> longBones(const FigureTree &tree, int fork,
                                                                  const std::vector<int> &chain);

} // namespace limber
