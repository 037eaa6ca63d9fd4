#pragma once

#include "motion/skeleton.h"

#include <vector>

namespace limber {

// Returns the bones that are highlighted when a joint is selected: those that begin at it. Each bone is named by the
// joint or end site at its far end, which has its OFFSET. An end site highlights the bone that ends there. Commands for
// "the bone" of a selection change these bones. Bones without a length are not drawn and are left out; the result is in
// file order.
[[nodiscard]] std::vector<NodeId> highlightedBones(const Skeleton &skeleton, NodeId node);

// Returns the bones of several joints together, each bone once.
[[nodiscard]] std::vector<NodeId> highlightedBones(const Skeleton &skeleton, const std::vector<NodeId> &nodes);

} // namespace limber
