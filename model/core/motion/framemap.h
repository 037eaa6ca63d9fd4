#pragma once

namespace limber {

// Which frame of a clip each frame of another one was, where they are a part of them in order or in reverse.
struct FrameMap
{
    int first = 0; // what frame 0 was
    int step = 1; // 1, or -1 in reverse

    // What a frame was; it may lie outside of its clip.
    [[nodiscard]] int oldOf(int frame) const { return first + step * frame; }
    // What a frame of the old clip is now; it may lie outside of the new one.
    [[nodiscard]] int newOf(int oldFrame) const { return (oldFrame - first) * step; }

    friend bool operator==(const FrameMap &, const FrameMap &) = default;
};

} // namespace limber
