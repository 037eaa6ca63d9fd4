#pragma once

#include "motion/skeleton.h"
#include "posing/hingedlimbs.h"

#include <QString>

#include <vector>

namespace limber {

class Session;

// The joints that a gesture changes directly, rising, or the reason in a sentence why there are none.
struct PosedJoints
{
    std::vector<int> joints;
    QString refusal; // empty if there are joints
};

// Returns the joints that are rotated or displaced with a node: the node itself, or all selected joints if it is one of
// them. Locked joints and joints without the channels that this needs are left out.
[[nodiscard]] PosedJoints posedJoints(Session &session, NodeId node, bool rotates);

// Returns in a sentence why a node cannot be changed by hand; empty if it can.
[[nodiscard]] QString lockRefusal(Session &session, NodeId node);
// Returns in a sentence why the limb that bends at a node cannot be swung; empty if it can. `limb` is null if there is
// none.
[[nodiscard]] QString swingRefusal(Session &session, NodeId node, const HingedLimb *limb);

} // namespace limber
