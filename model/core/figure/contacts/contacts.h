#pragma once

#include "motion/frameinterval.h"
#include "motion/skeleton.h"

#include <vector>

namespace limber {

// When a joint stands on the ground: intervals in order, of which no two touch.
struct JointContacts
{
    int joint = NoJoint; // an ankle or a toe
    std::vector<FrameInterval> intervals; // in order, no two touch

    friend bool operator==(const JointContacts &, const JointContacts &) = default;
};

// All contacts of a clip, with one entry per joint. They are kept beside a mapping, never in a BVH file.
using Contacts = std::vector<JointContacts>;

// Returns the tidied intervals of a joint; empty if it has none.
[[nodiscard]] std::vector<FrameInterval> intervalsOf(const Contacts &contacts, int joint, int frameCount);

// Returns the contacts after frames were inserted before a frame: later contacts move, and a contact around it
// continues through the new frames.
[[nodiscard]] Contacts withFramesInserted(const Contacts &contacts, int before, int count);

// Returns the contacts after frames were removed: later contacts move, and contacts lose their part in these frames.
[[nodiscard]] Contacts withFramesRemoved(const Contacts &contacts, int first, int count);

} // namespace limber
