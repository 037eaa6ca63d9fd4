#pragma once

#include "body/figuretree.h"
#include "pose/pose.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace limber {

// The joints of a limb at which its two long bones begin and at which the second one ends (hip, knee, ankle; shoulder,
// elbow, wrist), as indices into the chains, and how unlike an arm or a leg the limb is then: 0 is usual, 0.5 odd.
struct LongBones
{
    using Joints = std::array<std::size_t, 3>;

    Joints joints{};
    double oddness = 0.0;
};

// The two branches of a joint that are each other's mirror image, such as the legs: their joints on the path to the
// farthest tip that both have. What only one of them carries, such as a sword, is no part of it. The shape does not
// show which one is the left.
struct LimbPair
{
    int fork = NoJoint;
    std::array<std::vector<int>, 2> chains; // of the same size
    double end = 0.0; // length beyond the last joints, which both have
    double length = 0.0; // mean length along the bones from the fork to the tips
    std::optional<LongBones> bones; // nothing for chains of fewer than three joints
};

// The limbs of a figure by its shape alone.
struct Limbs
{
    int pelvis = NoJoint; // both pairs are below it
    LimbPair legs;
    LimbPair arms;
    std::vector<int> trunk; // below the pelvis, down to the parent joint of the arms; may be empty
    std::vector<int> headward; // neck and head, from the parent joint of the arms; without hair that hangs on the head
};

// Returns the limbs, or nothing for a figure that does not have two pairs of limbs. Poses of the figure show which way
// the trunk leads, and with it what a cape, wings or a ponytail are; without any, lengths must do.
[[nodiscard]] std::optional<Limbs> findLimbs(const FigureTree &tree, std::span<const Pose> poses = {});

} // namespace limber
