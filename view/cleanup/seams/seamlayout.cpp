#include "cleanup/seams/seamlayout.h"

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr int shortestSeam = 2; // frames; a shorter cycle is none

} // namespace

QRectF SeamLayout::legend() const
{
    const QPointF middle = m_plot.center();
    return {middle, m_plot.bottomRight()};
}

double SeamLayout::xOf(double frame) const
{
    return m_plot.left() + (frame + 0.5) / m_frameCount * m_plot.width();
}

double SeamLayout::yOf(double frame) const
{
    return m_plot.bottom() - (frame + 0.5) / m_frameCount * m_plot.height();
}

QPointF SeamLayout::pointOf(const FrameInterval &seam) const
{
    return {xOf(seam.first), yOf(seam.last)};
}

FrameInterval SeamLayout::seamAt(const QPointF &point) const
{
    const double first = (point.x() - m_plot.left()) / m_plot.width() * m_frameCount;
    const double last = (m_plot.bottom() - point.y()) / m_plot.height() * m_frameCount;
    const auto frameAt = [&](double at) {
        return static_cast<int>(std::clamp(std::floor(at), 0.0, static_cast<double>(m_frameCount - 1)));
    };
    return fitting({frameAt(first), frameAt(last)}, m_frameCount);
}

bool SeamLayout::contains(const QPointF &point) const
{
    if (!m_plot.contains(point) || m_frameCount < 1)
        return false;
    return (point.x() - m_plot.left()) / m_plot.width() <= (m_plot.bottom() - point.y()) / m_plot.height();
}

std::vector<int> SeamLayout::labelledFrames(double apart) const
{
    const double least = apart * m_frameCount / std::max(1.0, m_plot.width());
    int step = 1;
    for (int power = 1; step < least && power < 100'000'000; power *= 10) {
        for (const int times : {1, 2, 5, 10}) {
            step = times * power;
            if (step >= least)
                break;
        }
    }
    std::vector<int> frames;
    for (int frame = 0; frame < m_frameCount; frame += step)
        frames.push_back(frame);
    return frames;
}

FrameInterval SeamLayout::fitting(FrameInterval seam, int frameCount)
{
    seam.first = std::clamp(seam.first, 0, std::max(0, frameCount - 1 - shortestSeam));
    seam.last = std::clamp(seam.last, seam.first + shortestSeam, std::max(seam.first + shortestSeam, frameCount - 1));
    return seam;
}

} // namespace limber
