#pragma once

#include "posing/heldnodes.h"

namespace limber {

class Session;

// What stays where it is while `dragged` (invalid for none) is posed in these frames: what the user has pinned and, if
// wanted, feet where their contacts are known; but not what is dragged itself, nor the foot of a leg that is being
// posed.
[[nodiscard]] std::vector<HeldNode> heldNodes(const Session &session, NodeId dragged, const FrameInterval &frames,
                                              bool withFeet);

// Leaves those out that none of these joints moves: they stay where they are by themselves.
void leaveOutUnmoved(std::vector<HeldNode> &held, const Skeleton &skeleton, std::span<const int> joints);

} // namespace limber
