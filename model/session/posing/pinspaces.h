#pragma once

#include "motion/skeleton.h"

#include <QString>

#include <vector>

namespace limber {

class Session;

// What may carry a pinned joint along.
enum class PinSpace { World, Hips, Head, OtherHand };

// Returns the joint that is this space for a pinned node: NoJoint for the world, and also if the figure has no such
// joint or it moves with the node itself.
[[nodiscard]] int jointOfSpace(const Session &session, NodeId node, PinSpace space);
// Returns whether the space can carry the node.
[[nodiscard]] bool canCarry(const Session &session, NodeId node, PinSpace space);

// Returns the selected nodes that are pinned.
[[nodiscard]] std::vector<NodeId> selectedPins(const Session &session);
// Returns whether the space can carry at least one of the selected pins.
[[nodiscard]] bool canCarrySelected(const Session &session, PinSpace space);
// Returns whether it carries all of the selected pins; false if none is selected.
[[nodiscard]] bool carriesSelected(const Session &session, PinSpace space);
// Lets the space carry the selected pins that it can carry.
void setSpaceOfSelected(Session &session, PinSpace space);

// Returns one or two letters for the joint that carries a pin, for its ring; empty for the world.
[[nodiscard]] QString lettersOfSpace(Session &session, int space);

} // namespace limber
