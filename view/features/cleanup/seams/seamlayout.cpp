#include "cleanup/seams/seamlayout.h"

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr int shortestSeam = 2; // frames; a shorter cycle is none

std::vector<int> roundFrames(int frameCount, double apart, double length)
{
    const double least = apart * frameCount / std::max(1.0, length);
    int step = 1;
    for (int power = 1; step < least && power < 100'000'000; power *= 10) {
        for (const int times : {1, 2, 5, 10}) {
            step = times * power;
            if (step >= least)
                break;
        }
    }
    std::vector<int> frames;
    for (int frame = 0; frame < frameCount; frame += step)
        frames.push_back(frame);
    return frames;
}

} // namespace

FrameInterval SeamRange::fitting(FrameInterval seam) const
{
    if (!isCycle)
        return {std::clamp(seam.first, 0, std::max(0, firsts - 1)), std::clamp(seam.last, 0, std::max(0, lasts - 1))};
    seam.first = std::clamp(seam.first, 0, std::max(0, firsts - 1 - shortestSeam));
    seam.last = std::clamp(seam.last, seam.first + shortestSeam, std::max(seam.first + shortestSeam, lasts - 1));
    return seam;
}

FrameInterval SeamRange::moved(FrameInterval seam, int first, int last) const
{
    seam.first += first;
    seam.last += last;
    if (isCycle && first != 0)
        seam.first = std::min(seam.first, seam.last - shortestSeam);
    else if (isCycle)
        seam.last = std::max(seam.last, seam.first + shortestSeam);
    return fitting(seam);
}

QRectF SeamLayout::legend() const
{
    const QPointF middle = m_plot.center();
    return {middle, m_plot.bottomRight()};
}

double SeamLayout::xOf(double frame) const
{
    return m_plot.left() + (frame + 0.5) / m_range.firsts * m_plot.width();
}

double SeamLayout::yOf(double frame) const
{
    return m_plot.bottom() - (frame + 0.5) / m_range.lasts * m_plot.height();
}

QPointF SeamLayout::pointOf(const FrameInterval &seam) const
{
    return {xOf(seam.first), yOf(seam.last)};
}

FrameInterval SeamLayout::seamAt(const QPointF &point) const
{
    const auto frameAt = [](double fraction, int count) {
        return static_cast<int>(std::clamp(std::floor(fraction * count), 0.0, static_cast<double>(count - 1)));
    };
    return m_range.fitting({frameAt((point.x() - m_plot.left()) / m_plot.width(), m_range.firsts),
                            frameAt((m_plot.bottom() - point.y()) / m_plot.height(), m_range.lasts)});
}

bool SeamLayout::contains(const QPointF &point) const
{
    if (!m_plot.contains(point) || m_range.firsts < 1 || m_range.lasts < 1)
        return false;
    return !m_range.isCycle ||
           (point.x() - m_plot.left()) / m_plot.width() <= (m_plot.bottom() - point.y()) / m_plot.height();
}

std::vector<int> SeamLayout::labelledFirsts(double apart) const
{
    return roundFrames(m_range.firsts, apart, m_plot.width());
}

std::vector<int> SeamLayout::labelledLasts(double apart) const
{
    return roundFrames(m_range.lasts, apart, m_plot.height());
}

} // namespace limber
