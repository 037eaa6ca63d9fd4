#pragma once

#include "motion/frameinterval.h"
#include "pose/pose.h"
#include "posing/posegoal.h"

#include <optional>
#include <span>
#include <vector>

namespace limber {

// How a foot is held between its contacts: wholly while it is lower than `low`, not at all above `high`.
struct LowSwing
{
    glm::dvec3 up{0.0}; // has length 1
    double low = 0.0; // heights along it, in file units
    double high = 0.0;

    friend bool operator==(const LowSwing &, const LowSwing &) = default;
};

// The leg that reaches a held foot. It is not stretched straight for that: its foot rather follows it a little, with
// the heel first.
struct HeldLeg
{
    int thigh = NoJoint;
    int shin = NoJoint;
    int foot = NoJoint;

    friend bool operator==(const HeldLeg &, const HeldLeg &) = default;
};

// A joint or end site that stays where it is while a pose is changed: one that the user has pinned, or a foot while it
// stands.
struct HeldNode
{
    NodeId node;
    bool holdsRotation = false; // for joints: whether their world rotation is held too
    std::vector<FrameInterval> frames; // frames in which it is held; empty for always
    std::optional<LowSwing> swing = std::nullopt; // for feet
    std::optional<HeldLeg> leg = std::nullopt; // for ankles
    int space = NoJoint; // the joint that carries the node along; NoJoint for the world

    friend bool operator==(const HeldNode &, const HeldNode &) = default;
};

// Returns how far the node is held in a frame: 1 in its frames; around them it rises and fades over this many frames.
// It is also 1 in short gaps between them: a foot that swings from one contact to the next keeps its path, since it
// would otherwise leave and return within a few frames.
// The height of its swing does not count here.
[[nodiscard]] double holdingWeight(const HeldNode &held, int frame, int fadeFrames);

// Returns the goals of the nodes that are held in this changed frame: their positions before the change, or, next to
// the frames in which they are held, a position part of the way back there. Of two nodes at the ends of one bone, such
// as an ankle and a toe, the one that is held less gives way, so that the bone keeps its length and the other stays
// exactly where it was. If the rotation of the upper one is held, too, it brings the lower one to its place, which then
// has no goal of its own. Where a leg would be stretched, its heel rises, and then the whole foot.
[[nodiscard]] std::vector<PoseGoal> holdingGoals(const Skeleton &skeleton, std::span<const HeldNode> held, int frame,
                                                 int fadeFrames, const Pose &before, const Pose &changed);
// The same, with the joints that carry nodes as they are in `spaces`.
[[nodiscard]] std::vector<PoseGoal> holdingGoals(const Skeleton &skeleton, std::span<const HeldNode> held, int frame,
                                                 int fadeFrames, const Pose &before, const Pose &changed,
                                                 const Pose &spaces);

} // namespace limber
