#include "widgets/timescale.h"

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

// Returns the smallest whole number of frames that is 1, 2 or 5 times a power of ten and at least `limit`.
int stepAtLeast(double limit)
{
    for (double power = 1.0; power < 1e9; power *= 10.0) {
        for (const double factor : {1.0, 2.0, 5.0}) {
            if (factor * power >= limit)
                return static_cast<int>(factor * power);
        }
    }
    return 1000000000;
}

} // namespace

void TimeScale::setFrameCount(int frameCount)
{
    if (frameCount == m_frameCount)
        return;
    m_frameCount = frameCount;
    showAll();
}

void TimeScale::setRoom(int frameCount)
{
    if (frameCount == m_room)
        return;
    const bool showedAll = showsAll();
    m_room = frameCount;
    if (showedAll)
        showAll();
    else
        show(m_first, lastVisible());
}

TimeScale TimeScale::ofOther(double perFrame, int frameCount) const
{
    TimeScale other = *this;
    other.m_frameCount = frameCount;
    other.m_room = 0;
    other.m_first *= perFrame;
    other.m_span *= perFrame;
    return other;
}

void TimeScale::setPixels(double left, double width)
{
    m_left = left;
    m_width = std::max(1.0, width);
}

double TimeScale::xOf(double frame) const
{
    return m_left + (frame - m_first) * pixelsPerFrame();
}

double TimeScale::frameAt(double x) const
{
    return m_first + (x - m_left) / pixelsPerFrame();
}

int TimeScale::nearestFrame(double x) const
{
    return static_cast<int>(std::clamp(std::round(frameAt(x)), 0.0, static_cast<double>(lastFrame())));
}

void TimeScale::showAll()
{
    m_first = 0.0;
    m_span = std::max(1, lastPlace());
}

void TimeScale::show(double first, double last)
{
    const double most = std::max(1, lastPlace());
    const double least = std::min(fewestVisible, most);
    m_span = std::clamp(last - first, least, most);
    m_first = first;
    clamp();
}

bool TimeScale::showsAll() const
{
    return m_span >= lastPlace();
}

void TimeScale::zoom(double factor, double x)
{
    const double anchor = frameAt(x);
    const double most = std::max(1, lastPlace());
    const double before = m_span;
    m_span = std::clamp(m_span * factor, std::min(fewestVisible, most), most);
    m_first = anchor - (anchor - m_first) * (m_span / before);
    clamp();
}

void TimeScale::pan(double pixels)
{
    m_first += pixels / pixelsPerFrame();
    clamp();
}

bool TimeScale::makeVisible(int frame)
{
    const double before = m_first;
    if (frame < m_first)
        m_first = frame;
    else if (frame > lastVisible())
        m_first = frame - m_span;
    clamp();
    return m_first != before;
}

void TimeScale::clamp()
{
    m_first = std::clamp(m_first, 0.0, std::max(0.0, lastPlace() - m_span));
}

std::vector<Tick> TimeScale::ticks(double labelPixels, double tickPixels) const
{
    const int labelStep = stepAtLeast(labelPixels / pixelsPerFrame());
    int tickStep = stepAtLeast(tickPixels / pixelsPerFrame());
    while (labelStep % tickStep != 0) // a step of 5 is no multiple of 2
        tickStep = stepAtLeast(tickStep + 1.0);
    std::vector<Tick> result;
    const int first = static_cast<int>(std::ceil(m_first / tickStep)) * tickStep;
    const int last = static_cast<int>(std::min<double>(lastFrame(), std::floor(lastVisible())));
    for (int frame = first; frame <= last; frame += tickStep)
        result.push_back({frame, frame % labelStep == 0});
    return result;
}

} // namespace limber
