#include "posing/changewindow.h"

#include "geometry/geometry.h"

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

// Returns a number of frames, limited to a day: with a frame time of almost nothing, a second has too many frames.
int framesOf(double seconds, double frameTimeSeconds)
{
    constexpr double most = 1e7;
    return static_cast<int>(std::lround(std::clamp(seconds / frameTimeSeconds, 0.0, most)));
}

} // namespace

ChangeWindow::ChangeWindow(const ChangeSpread &spread, int frame, const std::optional<FrameInterval> &range,
                           int frameCount, double frameTimeSeconds)
    : m_centre(frame)
{
    if (frame < 0 || frame >= frameCount)
        return;
    switch (spread.reach) {
    case ChangeReach::ThisFrame:
        spreadOver({frame, frame}, {frame - 1, frame + 1}, frameCount);
        break;
    case ChangeReach::Falloff: {
        const int before = std::max(1, framesOf(spread.secondsBefore, frameTimeSeconds));
        const int after = std::max(1, framesOf(spread.secondsAfter, frameTimeSeconds));
        spreadOver({frame, frame}, {frame - before, frame + after}, frameCount);
        break;
    }
    case ChangeReach::Range: {
        if (!range || !range->contains(frame))
            break;
        // The frame in which the change is made takes all of it, so that a fade next to it is shorter.
        const int fade = framesOf(spread.rangeFadeSeconds, frameTimeSeconds);
        const FrameInterval full{std::min(range->first + fade, frame), std::max(range->last - fade, frame)};
        spreadOver(full, {range->first - 1, range->last + 1}, frameCount);
        break;
    }
    case ChangeReach::WholeClip:
        spreadOver({0, frameCount - 1}, {-1, frameCount}, frameCount);
        break;
    }
}

void ChangeWindow::spreadOver(const FrameInterval &full, const FrameInterval &zeros, int frameCount)
{
    m_full = full;
    m_zeros = zeros;
    m_frames = {std::max(0, zeros.first + 1), std::min(frameCount - 1, zeros.last - 1)};
}

double ChangeWindow::weight(int frame) const
{
    if (!m_frames.contains(frame))
        return 0.0;
    if (frame < m_full.first)
        return smootherStep(static_cast<double>(frame - m_zeros.first) / (m_full.first - m_zeros.first));
    if (frame > m_full.last)
        return smootherStep(static_cast<double>(m_zeros.last - frame) / (m_zeros.last - m_full.last));
    return 1.0;
}

} // namespace limber
