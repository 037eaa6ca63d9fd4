#pragma once

#include "motion/skeleton.h"
#include "posing/hingedlimbs.h"

#include <QString>

#include <vector>

namespace limber {

class Session;

// The joints that a gesture changes by itself, rising, or why there are none, in a sentence.
struct PosedJoints
{
    std::vector<int> joints;
    QString refusal; // empty if there are some
};

// Those that are rotated, or displaced, with a node: it, or all that are selected if it is one of them. Locked ones
// are left out, and those without the channels that it takes.
[[nodiscard]] PosedJoints posedJoints(Session &session, NodeId node, bool rotates);

// Why a node cannot be changed by hand, in a sentence; empty if it can.
[[nodiscard]] QString lockRefusal(Session &session, NodeId node);
// Why the limb that bends at a node, null if there is none, cannot be swung.
[[nodiscard]] QString swingRefusal(Session &session, NodeId node, const HingedLimb *limb);

} // namespace limber
