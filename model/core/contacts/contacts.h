#pragma once

#include "motion/skeleton.h"

#include <span>
#include <vector>

namespace limber {

// The frames from first to last, including both.
struct FrameInterval
{
    int first = 0; // counted from 0
    int last = 0; // included

    // Returns the number of frames, at least 1.
    [[nodiscard]] int frameCount() const { return last - first + 1; }
    // Returns whether a frame is one of these.
    [[nodiscard]] bool contains(int frame) const { return frame >= first && frame <= last; }

    friend bool operator==(const FrameInterval &, const FrameInterval &) = default;
};

// When a joint stands on the ground: intervals in order, of which no two touch.
struct JointContacts
{
    int joint = NoJoint; // an ankle or a toe
    std::vector<FrameInterval> intervals; // in order, no two touch

    friend bool operator==(const JointContacts &, const JointContacts &) = default;
};

// All contacts of a clip, with one entry per joint. They are kept beside a mapping, never in a BVH file.
using Contacts = std::vector<JointContacts>;

// Returns the intervals in the form that JointContacts needs: in order, with overlapping or touching intervals merged
// and no part outside frames 0 to frameCount - 1; reversed intervals are left out.
[[nodiscard]] std::vector<FrameInterval> tidied(std::span<const FrameInterval> intervals, int frameCount);

// Returns the tidied intervals of a joint; empty if it has none.
[[nodiscard]] std::vector<FrameInterval> intervalsOf(const Contacts &contacts, int joint, int frameCount);

// Returns the frames that are in either list, tidied.
[[nodiscard]] std::vector<FrameInterval> unionOf(std::span<const FrameInterval> a, std::span<const FrameInterval> b,
                                                 int frameCount);

// Returns the frames that are in both lists, which must be tidied.
[[nodiscard]] std::vector<FrameInterval> intersectionOf(std::span<const FrameInterval> a,
                                                        std::span<const FrameInterval> b);

// Returns the contacts after frames were inserted before a frame: later contacts move, and a contact around it
// continues through the new frames.
[[nodiscard]] Contacts withFramesInserted(const Contacts &contacts, int before, int count);

// Returns the contacts after frames were removed: later contacts move, and contacts lose their part in these frames.
[[nodiscard]] Contacts withFramesRemoved(const Contacts &contacts, int first, int count);

} // namespace limber
