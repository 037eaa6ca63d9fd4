#pragma once

#include "motion/frameinterval.h"

#include <optional>

namespace limber {

// The frames to which a change of one frame's pose goes.
enum class ChangeReach { ThisFrame, Range, Falloff, WholeClip };

// How a change spreads over the frames around the one in which it was made.
struct ChangeSpread
{
    ChangeReach reach = ChangeReach::Falloff;
    double secondsBefore = 0.25; // Falloff: how long the change takes to rise
    double secondsAfter = 0.25; // Falloff: how long the change takes to fade
    double rangeFadeSeconds = 0.12; // Range: how long the change rises and fades inside the ends

    friend bool operator==(const ChangeSpread &, const ChangeSpread &) = default;
};

// How much of a change each frame of a clip takes: all of it in the frame in which it was made, nothing outside of the
// window, and in between a curve with continuous slope and curvature, so that no movement gets a kink.
class ChangeWindow
{
public:
    // Makes a window in which no frame takes anything.
    ChangeWindow() = default;
    // Makes the window for a change of `frame`. It is empty if the clip does not have that frame or, for Range, if the
    // range does not contain it.
    ChangeWindow(const ChangeSpread &spread, int frame, const std::optional<FrameInterval> &range, int frameCount,
                 double frameTimeSeconds);

    [[nodiscard]] bool isEmpty() const { return m_frames.last < m_frames.first; }
    // Returns all frames that take some of the change.
    [[nodiscard]] const FrameInterval &frames() const { return m_frames; }
    // Returns the frames that take all of it.
    [[nodiscard]] const FrameInterval &full() const { return m_full; }
    // Returns the last frame before and the first frame after them that take nothing.
    [[nodiscard]] const FrameInterval &zeros() const { return m_zeros; }
    // Returns the frame in which the change was made.
    [[nodiscard]] int centre() const { return m_centre; }
    // Returns the weight of a frame, from 0 to 1.
    [[nodiscard]] double weight(int frame) const;

    friend bool operator==(const ChangeWindow &, const ChangeWindow &) = default;

private:
    void spreadOver(const FrameInterval &full, const FrameInterval &zeros, int frameCount);

    int m_centre = -1;
    FrameInterval m_full{0, -1}; // frames that take all of it
    FrameInterval m_zeros{0, -1}; // the first and the last take nothing
    FrameInterval m_frames{0, -1};
};

} // namespace limber
