#pragma once

#include "motion/skeleton.h"

#include <vector>

namespace limber {

// The bones that are highlighted when a joint is selected: those that begin in it, each named by the joint or end site
// at its far end, whose OFFSET it is. An end site lights the bone that ends there. What changes "the bone" of a
// selection changes these. Bones of no length are not drawn and are left out; file order.
[[nodiscard]] std::vector<NodeId> litBones(const Skeleton &skeleton, NodeId node);

// Those of several joints together, each bone once.
[[nodiscard]] std::vector<NodeId> litBones(const Skeleton &skeleton, const std::vector<NodeId> &nodes);

} // namespace limber
