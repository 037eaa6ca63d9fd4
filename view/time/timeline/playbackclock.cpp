#include "timeline/playbackclock.h"

#include <algorithm>
#include <cmath>

namespace limber {

void PlaybackClock::setFrames(int first, int last, double frameTimeSeconds)
{
    const int shown = frame();
    const double part = m_position - std::floor(m_position);
    const bool hadEnded = m_ended;
    m_first = first;
    m_last = std::max(first, last);
    // A much shorter frame time makes no sense for any display, and 0 would cause a division by zero.
    m_frameTimeSeconds = std::isfinite(frameTimeSeconds) ? std::max(frameTimeSeconds, 1e-9) : 1.0 / 30.0;
    jumpTo(shown);
    if (shown == frame()) {
        m_position += part;
        m_ended = hadEnded;
    }
}

void PlaybackClock::setSpeed(double speed)
{
    m_speed = std::isfinite(speed) ? std::clamp(speed, slowestSpeed, fastestSpeed) : 1.0;
}

void PlaybackClock::setBackward(bool isBackward)
{
    const int shown = frame();
    m_isBackward = isBackward;
    jumpTo(shown);
}

void PlaybackClock::jumpTo(int frame)
{
    const bool isInside = frame >= m_first && frame <= m_last;
    const double steps = m_isBackward ? static_cast<double>(m_last) - frame : static_cast<double>(frame) - m_first;
    m_position = isInside ? steps : 0.0;
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
    } else if (m_loopMode == LoopMode::Once) {
        countDropped(before, length() - 1.0);
        m_position = length() - 1.0;
        m_ended = true;
    } else {
        countDropped(before, after);
        if (m_loopMode == LoopMode::Loop)
            m_position = std::fmod(after, length());
        else
            turnRound(after - length());
    }
}

// Goes on in the other direction. The frame at an end has had its time and is not shown a second time.
void PlaybackClock::turnRound(double beyond)
{
    const double oneWay = length() - 1.0;
    if (oneWay < 1.0) {
        m_position = std::fmod(beyond, 1.0);
        return;
    }
    const double rest = std::fmod(beyond, 2.0 * oneWay);
    const bool isTwice = rest >= oneWay;
    m_isBackward = m_isBackward == isTwice;
    m_position = 1.0 + (isTwice ? rest - oneWay : rest);
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
    const auto steps = static_cast<int>(std::clamp(m_position, 0.0, length() - 1.0));
    return m_isBackward ? m_last - steps : m_first + steps;
}

} // namespace limber
