#pragma once

#include "motion/skeleton.h"

#include <span>
#include <vector>

namespace limber {

// Frames first to last, both included.
struct FrameInterval
{
    int first = 0; // counted from 0
    int last = 0; // included

    // At least 1.
    [[nodiscard]] int frameCount() const { return last - first + 1; }
    // Whether a frame is one of these.
    [[nodiscard]] bool contains(int frame) const { return frame >= first && frame <= last; }

    friend bool operator==(const FrameInterval &, const FrameInterval &) = default;
};

// When a joint stands on the ground: intervals in order, none touching the next.
struct JointContacts
{
    int joint = NoJoint; // an ankle or a toe
    std::vector<FrameInterval> intervals; // in order, none touching the next

    friend bool operator==(const JointContacts &, const JointContacts &) = default;
};

// All contacts of a clip, one entry per joint. They are kept beside a mapping, never in a BVH file.
using Contacts = std::vector<JointContacts>;

// The intervals as JointContacts needs them: in order, those that overlap or touch merged, no part of them outside
// frames 0 to frameCount - 1; reversed ones are left out.
[[nodiscard]] std::vector<FrameInterval> tidied(std::span<const FrameInterval> intervals, int frameCount);

// The intervals of a joint, tidied; none for joints that have none.
[[nodiscard]] std::vector<FrameInterval> intervalsOf(const Contacts &contacts, int joint, int frameCount);

// The frames of either list, tidied.
[[nodiscard]] std::vector<FrameInterval> unionOf(std::span<const FrameInterval> a, std::span<const FrameInterval> b,
                                                 int frameCount);

// The frames that are in both lists, which are tidied.
[[nodiscard]] std::vector<FrameInterval> intersectionOf(std::span<const FrameInterval> a,
                                                        std::span<const FrameInterval> b);

// What becomes of contacts when frames are put in before a frame: later ones move, a contact around it goes on through
// the new frames.
[[nodiscard]] Contacts withFramesInserted(const Contacts &contacts, int before, int count);

// What becomes of contacts when frames are taken out: later ones move, and contacts lose what lay in these frames.
[[nodiscard]] Contacts withFramesRemoved(const Contacts &contacts, int first, int count);

} // namespace limber
