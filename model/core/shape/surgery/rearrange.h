#pragma once

#include "motion/clip.h"
#include "surgery/skeletontree.h"

#include <vector>

namespace limber {

// A clip whose tree was changed.
struct RearrangedClip
{
    Clip clip;
    std::vector<int> jointOfNode; // of the tree; NoJoint for end sites and removed nodes
};

// Returns the clip with the hierarchy of a tree that was made from its skeleton. Existing channels of a joint keep
// their values and their text; new ones are 0 in every frame.
[[nodiscard]] RearrangedClip rearranged(const Clip &clip, const SkeletonTree &tree);

} // namespace limber
