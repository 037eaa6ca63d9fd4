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
    bool holdsRotation = false; // in the world, too; for joints
    std::vector<FrameInterval> frames; // when; empty for always

    friend bool operator==(const HeldNode &, const HeldNode &) = default;
};

// How far it is held in a frame: 1 in its frames, and rising and fading over as many frames as given around them.
[[nodiscard]] double holdingWeight(const HeldNode &held, int frame, int fadeFrames);

// Where the held nodes are to be in a frame that was changed: where they were before, or, next to the frames in which
// they are held, part of the way back there. Without those that are not held in this frame.
[[nodiscard]] std::vector<PoseGoal> holdingGoals(std::span<const HeldNode> held, int frame, int fadeFrames,
                                                 const Pose &before, const Pose &changed);

} // namespace limber
