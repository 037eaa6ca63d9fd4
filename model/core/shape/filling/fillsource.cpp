#include "filling/fillsource.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace limber {

namespace {

constexpr double besideSeconds = 0.1;
constexpr int mostBeside = 30;

} // namespace

FillSource::FillSource(std::unique_ptr<const LearningTake> take)
    : m_take(std::move(take)), m_ends(m_take->clip(), m_take->rules(), m_take->gap(), m_take->tracks()),
      m_hinges(m_take->clip(), m_take->rules(), m_take->figure().roles.roles, m_take->gap(), m_take->tracks()),
      m_frameTimeSeconds(m_take->clip().motion.playingFrameTimeSeconds()),
      m_beside(static_cast<int>(std::clamp(std::ceil(besideSeconds / m_frameTimeSeconds),
                                           double(GapWindow::framesForSpeed), double(mostBeside))))
{
}

GapWindow FillSource::windowAt(const FrameInterval &frames, int step) const
{
    GapWindow window{.frames = frames, .step = step};
    const auto isKnown = [&](int frame) {
        return frame >= 0 && frame < m_take->frameCount() && !m_take->gap().isLost(frame);
    };
    while (window.before < m_beside && isKnown(frames.first - window.before - 1))
        ++window.before;
    while (window.after < m_beside && isKnown(frames.last + window.after + 1))
        ++window.after;
    window.before = std::max(window.before, 1);
    window.after = std::max(window.after, 1);
    return window;
}

std::vector<FrameInterval> FillSource::placesFor(int length) const
{
    std::vector<FrameInterval> possible;
    int known = 0; // frames in a row, up to the one that is looked at
    for (int frame = 0; frame < m_take->frameCount(); ++frame) {
        known = m_take->gap().isLost(frame) ? 0 : known + 1;
        const int first = frame - length - GapWindow::framesForSpeed + 1;
        if (known >= length + 2 * GapWindow::framesForSpeed)
            possible.push_back({first, first + length - 1});
    }
    return possible;
}

} // namespace limber
