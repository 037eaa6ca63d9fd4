#pragma once

#include <algorithm>
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

// Returns the intervals in order, with overlapping or touching intervals merged and no part outside frames 0 to
// frameCount - 1; reversed intervals are left out.
[[nodiscard]] std::vector<FrameInterval> tidied(std::span<const FrameInterval> intervals, int frameCount);

// Returns the frames that are in either list, tidied.
[[nodiscard]] std::vector<FrameInterval> unionOf(std::span<const FrameInterval> a, std::span<const FrameInterval> b,
                                                 int frameCount);

// Returns the frames that are in both lists, which must be tidied.
[[nodiscard]] std::vector<FrameInterval> intersectionOf(std::span<const FrameInterval> a,
                                                        std::span<const FrameInterval> b);

// Returns the frames from the first of both to the last; an interval without frames (last before first) is ignored.
[[nodiscard]] inline FrameInterval united(const FrameInterval &a, const FrameInterval &b)
{
    if (a.last < a.first)
        return b;
    return b.last < b.first ? a : FrameInterval{std::min(a.first, b.first), std::max(a.last, b.last)};
}

} // namespace limber
