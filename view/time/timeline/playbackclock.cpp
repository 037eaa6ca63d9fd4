#include "timeline/playbackclock.h"

#include <algorithm>
#include <cmath>

namespace limber {

void PlaybackClock::setFrames(int first, int last, double frameTimeSeconds)
{
    const double absolute = m_first + m_position;
    m_first = first;
    m_last = std::max(first, last);
    // A much shorter frame time makes no sense for any display, and 0 would cause a division by zero.
    m_frameTimeSeconds = std::isfinite(frameTimeSeconds) ? std::max(frameTimeSeconds, 1e-9) : 1.0 / 30.0;
    m_position = absolute - m_first;
    if (m_position < 0.0 || m_position >= length())
        jumpTo(m_first);
}

void PlaybackClock::setSpeed(double speed)
{
    m_speed = std::isfinite(speed) ? std::clamp(speed, slowestSpeed, fastestSpeed) : 1.0;
}

void PlaybackClock::jumpTo(int frame)
{
    m_position = frame < m_first || frame > m_last ? 0.0 : static_cast<double>(frame) - m_first;
    m_ended = false;
}

void PlaybackClock::advance(double seconds)
{
    if (m_ended || !(seconds > 0.0))
        return;
    const double before = m_position;
    const double after = before + seconds * m_speed / m_frameTimeSeconds;
    if (after < length()) {
        countDropped(before, after);
        m_position = after;
    } else if (m_looping) {
        countDropped(before, after);
        m_position = std::fmod(after, length());
    } else {
        countDropped(before, length() - 1.0);
        m_position = length() - 1.0;
        m_ended = true;
    }
}

void PlaybackClock::countDropped(double before, double after)
{
    const double steps = std::floor(after) - std::floor(before);
    const double expected = std::max(1.0, std::ceil(m_speed / m_frameTimeSeconds / picturesPerSecond));
    const double dropped = std::clamp(steps - expected, 0.0, 1e15);
    // A clip of one frame cannot drop any.
    if (m_last > m_first)
        m_dropped += static_cast<long long>(dropped);
}

int PlaybackClock::frame() const
{
    return m_first + static_cast<int>(std::clamp(m_position, 0.0, length() - 1.0));
}

} // namespace limber
