#include "timeline/rows/falloffcurve.h"

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double top = 3.0; // pixels above the highest point
constexpr double bottom = 2.0; // below the lowest one
constexpr double leastFromCentre = 7.0; // so that handles do not hide the current frame

} // namespace

QPointF FalloffCurve::pointAt(int frame) const
{
    const double height = m_track.height() - top - bottom;
    return {m_scale.xOf(frame), m_track.bottom() - bottom - m_window.weight(frame) * height};
}

QPolygonF FalloffCurve::outline() const
{
    QPolygonF line;
    if (m_window.isEmpty())
        return line;
    const int first = std::max(m_window.frames().first - 1, static_cast<int>(m_scale.frameAt(m_track.left())) - 1);
    const int last = std::min(m_window.frames().last + 1, static_cast<int>(m_scale.frameAt(m_track.right())) + 2);
    // The outline has no more points than pixels.
    const int step = std::max(1, static_cast<int>(1.0 / m_scale.pixelsPerFrame()));
    for (int frame = first; frame < last; frame += step)
        line << pointAt(frame);
    line << pointAt(last);
    const double ground = m_track.bottom() - bottom;
    line << QPointF(line.last().x(), ground);
    line.prepend(QPointF(line.first().x(), ground));
    return line;
}

QRectF FalloffCurve::handle(Handle which, double first, double last) const
{
    if (which == Handle::None || m_window.isEmpty())
        return {};
    const double centre = m_scale.xOf(m_window.centre());
    const double half = 0.5 * handleWidth;
    double x = which == Handle::Before ? std::min(m_scale.xOf(first), centre - leastFromCentre)
                                       : std::max(m_scale.xOf(last), centre + leastFromCentre);
    const double seen = std::clamp(x, m_track.left() + half, m_track.right() - half);
    if (x != seen && (centre < m_track.left() || centre > m_track.right()))
        return {};
    x = std::round(seen);
    return {x - half, m_track.top() + top - 2.0, handleWidth, m_track.height() - top - bottom + 4.0};
}

} // namespace limber
