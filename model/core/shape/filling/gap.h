#pragma once

#include "motion/frameinterval.h"

#include <algorithm>
#include <vector>

namespace limber {

// Joints whose values are lost in some frames.
struct Gap
{
    std::vector<int> joints; // rising
    FrameInterval frames; // there is a frame before and after them
    std::vector<FrameInterval> otherLosses{}; // where these joints are lost as well; tidied
    std::vector<int> otherJoints{}; // that are lost in the same frames; rising

    // Returns whether the values of the joints in a frame are not to be used.
    [[nodiscard]] bool isLost(int frame) const
    {
        return frames.contains(frame) ||
               std::ranges::any_of(otherLosses, [frame](const FrameInterval &each) { return each.contains(frame); });
    }
};

} // namespace limber
