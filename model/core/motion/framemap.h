#pragma once

namespace limber {

// Which frame of a clip each frame of another one was, where they are a part of them in order or in reverse.
struct FrameMap
{
    int first = 0; // what frame 0 was
    int step = 1; // 1, or -1 in reverse

    // Both may lie outside of their clips.
    [[nodiscard]] int oldOf(int frame) const { return first + step * frame; }
    [[nodiscard]] int newOf(int oldFrame) const { return (oldFrame - first) * step; }

    friend bool operator==(const FrameMap &, const FrameMap &) = default;
};

} // namespace limber
