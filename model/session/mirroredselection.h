#pragma once

#include "motion/skeleton.h"

#include <vector>

namespace limber {

class Document;

// The joints and end sites of the other side of the body, in the order of `nodes`; those in the middle of it are their
// own. What has no counterpart is left out, and so is everything where there are no frames to tell what the body is
// like.
[[nodiscard]] std::vector<NodeId> mirroredNodes(const Document &document, const std::vector<NodeId> &nodes);

} // namespace limber
