#pragma once

namespace limber {

// Says which frame of a clip each frame of another clip was, if those frames are a part of the first clip in order or
// in reverse.
struct FrameMap
{
    int first = 0; // the old number of frame 0
    int step = 1; // 1, or -1 in reverse

    // Returns the old number of a frame; it may lie outside of the old clip.
    [[nodiscard]] int oldOf(int frame) const { return first + step * frame; }
    // Returns the new number of a frame of the old clip; it may lie outside of the new clip.
    [[nodiscard]] int newOf(int oldFrame) const { return (oldFrame - first) * step; }

    friend bool operator==(const FrameMap &, const FrameMap &) = default;
};

} // namespace limber
