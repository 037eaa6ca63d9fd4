#pragma once

#include "contacts/contacts.h"

#include <optional>

namespace limber {

// To which frames a change of one frame's pose goes.
enum class ChangeReach { ThisFrame, Range, Falloff, WholeClip };

// How a change spreads over the frames around the one in which it was made.
struct ChangeSpread
{
    ChangeReach reach = ChangeReach::Falloff;
    double secondsBefore = 0.25; // Falloff: how long it takes to rise
    double secondsAfter = 0.25; // Falloff: how long it takes to fade away
    double rangeFadeSeconds = 0.12; // Range: how long it rises and fades inside the ends

    friend bool operator==(const ChangeSpread &, const ChangeSpread &) = default;
};

// How much of a change each frame of a clip takes: all of it in the frame in which it was made, nothing outside of the
// window, and in between a curve whose slope and curvature are continuous, so that no movement gets a kink.
class ChangeWindow
{
public:
    // No frame takes anything.
    ChangeWindow() = default;
    // For a change of `frame`. Empty where that is none of the clip's or, for Range, not in the range.
    ChangeWindow(const ChangeSpread &spread, int frame, const std::optional<FrameInterval> &range, int frameCount,
                 double frameTimeSeconds);

    [[nodiscard]] bool isEmpty() const { return m_frames.last < m_frames.first; }
    // All that take some of the change.
    [[nodiscard]] const FrameInterval &frames() const { return m_frames; }
    // Those that take all of it.
    [[nodiscard]] const FrameInterval &full() const { return m_full; }
    // Around them: the last frame before and the first frame after that take nothing.
    [[nodiscard]] const FrameInterval &zeros() const { return m_zeros; }
    // The frame in which the change was made.
    [[nodiscard]] int centre() const { return m_centre; }
    // From 0 to 1.
    [[nodiscard]] double weight(int frame) const;

    friend bool operator==(const ChangeWindow &, const ChangeWindow &) = default;

private:
    void spreadOver(const FrameInterval &full, const FrameInterval &zeros, int frameCount);

    int m_centre = -1;
    FrameInterval m_full{0, -1}; // take all of it
    FrameInterval m_zeros{0, -1}; // the first and the last take nothing
    FrameInterval m_frames{0, -1};
};

} // namespace limber
