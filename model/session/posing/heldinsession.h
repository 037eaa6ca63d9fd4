#pragma once

#include "posing/heldnodes.h"

namespace limber {

class Session;

// Returns the nodes that stay where they are while `dragged` (invalid for none) is posed, and `partner` with it: the
// pinned nodes and, if wanted, the feet where their contacts are known. The dragged nodes themselves and the foot of a
// leg that is being posed are not among them.
[[nodiscard]] std::vector<HeldNode> heldNodes(const Session &session, NodeId dragged, bool withFeet,
                                              NodeId partner = {});

// Removes the held nodes that none of these joints moves, themselves or what carries them, because they stay where they
// are anyway.
void leaveOutUnmoved(std::vector<HeldNode> &held, const Skeleton &skeleton, std::span<const int> joints);

} // namespace limber
