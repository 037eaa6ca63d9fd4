#pragma once

#include "motion/skeleton.h"

#include <vector>

namespace limber {

class Document;

// Returns the joints and end sites on the other side of the body, in the order of `nodes`; a node in the middle of the
// body is its own counterpart. Nodes without a counterpart are left out. The result is empty if the clip has no frames,
// because the body's roles are detected from them.
[[nodiscard]] std::vector<NodeId> mirroredNodes(const Document &document, const std::vector<NodeId> &nodes);

} // namespace limber
