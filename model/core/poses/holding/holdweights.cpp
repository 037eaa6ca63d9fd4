#include "holding/holdweights.h"

#include "geometry/geometry.h"

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double longer = 1.6; // what jumps in a fade makes it so many times longer
constexpr int mostSteps = 6;
constexpr double mostTimes = 3.0; // what was asked for
constexpr double mostOfFrames = 0.3; // that a fade takes up, so that many of them are held
constexpr double least = 2.0; // frames: a fade that was none begins with so many
constexpr int framesBeside = 3; // a fade: what jumps there belongs to it

} // namespace

bool HoldWeights::Fade::mayLengthen() const
{
    return next > length && steps < mostSteps;
}

void HoldWeights::Fade::lengthen()
{
    length = next;
    next = std::min(most, std::max(least, longer * next));
    ++steps;
}

HoldWeights::HoldWeights(const FrameInterval &frames, int frameCount, double fadeIn, double fadeOut) : m_frames(frames)
{
    m_in = makeFade(fadeIn, frames.first > 0);
    m_out = makeFade(fadeOut, frames.last < frameCount - 1);
    findFull();
}

HoldWeights::Fade HoldWeights::makeFade(double length, bool isNeeded) const
{
    Fade fade;
    fade.most = std::min(mostOfFrames * m_frames.frameCount(), std::max(least, mostTimes * length));
    fade.next = std::min(length, fade.most);
    if (isNeeded && fade.next > 0.0)
        fade.lengthen();
    fade.steps = 0;
    return fade;
}

void HoldWeights::findFull()
{
    m_full.first = m_frames.first + static_cast<int>(std::lround(m_in.length));
    m_full.last = std::max(m_full.first, m_frames.last - static_cast<int>(std::lround(m_out.length)));
}

double HoldWeights::weight(int frame) const
{
    if (!m_frames.contains(frame))
        return 0.0;
    if (frame < m_full.first)
        return smootherStep((frame - m_frames.first + 1.0) / (m_full.first - m_frames.first + 1.0));
    if (frame > m_full.last)
        return smootherStep((m_frames.last + 1.0 - frame) / (m_frames.last + 1.0 - m_full.last));
    return 1.0;
}

bool HoldWeights::calm(int frame)
{
    if (frame <= m_full.first + framesBeside && m_in.mayLengthen())
        return m_in.isToLengthen = true;
    if (frame > m_full.last - framesBeside && m_out.mayLengthen())
        return m_out.isToLengthen = true;
    return false;
}

void HoldWeights::settle()
{
    for (Fade *fade : {&m_in, &m_out}) {
        if (fade->isToLengthen)
            fade->lengthen();
        fade->isToLengthen = false;
    }
    findFull();
}

} // namespace limber
