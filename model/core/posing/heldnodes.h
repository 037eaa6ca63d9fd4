#pragma once

#include "contacts/contacts.h"
#include "pose/pose.h"
#include "posing/posegoal.h"

#include <span>
#include <vector>

namespace limber {

// A joint or end site that stays where it is while a pose is changed: one that the user has pinned, or a foot while it
// stands.
struct HeldNode
{
    NodeId node;
    bool holdsRotation = false; // for joints: whether their world rotation is held too
    std::vector<FrameInterval> frames; // frames in which it is held; empty for always

    friend bool operator==(const HeldNode &, const HeldNode &) = default;
};

// Returns how far the node is held in a frame: 1 in its frames; around them it rises and fades over this many frames.
[[nodiscard]] double holdingWeight(const HeldNode &held, int frame, int fadeFrames);

// Returns the goals of the nodes that are held in this changed frame: their positions before the change, or, next to
// the frames in which they are held, a position part of the way back there.
[[nodiscard]] std::vector<PoseGoal> holdingGoals(std::span<const HeldNode> held, int frame, int fadeFrames,
                                                 const Pose &before, const Pose &changed);

} // namespace limber
