#include "contactbars/contactlayout.h"

#include "base/at.h"

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr int barMargin = 3;
constexpr double thinBar = 4.0; // the height of the bars of foot and toe
constexpr double barGap = 2.0; // between these
constexpr double leastHalfFrame = 1.5; // pixels
constexpr double handleReach = 5.0; // pixels around a bar's end

} // namespace

int ContactLayout::rowAt(double y) const
{
    for (int row = 0; row < static_cast<int>(m_rows.rows().size()); ++row) {
        const QRectF area = rectOfRow(row);
        if (y >= area.top() && y < area.bottom())
            return row;
    }
    return -1;
}

QRectF ContactLayout::rectOfLine(int line) const
{
    return {m_left, static_cast<double>(line) * lineHeight, m_right - m_left, lineHeight};
}

QRectF ContactLayout::rectOfRow(int row) const
{
    constexpr double half = 0.5 * lineHeight;
    QRectF area = rectOfLine(rowOf(row).line);
    switch (rowOf(row).place) {
    case ContactRows::Place::Upper:
        area.setHeight(half);
        break;
    case ContactRows::Place::Lower:
        area.setTop(area.top() + half);
        break;
    case ContactRows::Place::Whole:
        break;
    }
    return area;
}

QRectF ContactLayout::rectOf(int row, const FrameInterval &interval) const
{
    const double half = std::max(leastHalfFrame, 0.5 * m_scale.pixelsPerFrame());
    const double left = m_scale.xOf(interval.first) - half;
    const double width = m_scale.xOf(interval.last) + half - left;
    const QRectF area = rectOfRow(row);
    switch (rowOf(row).place) {
    case ContactRows::Place::Upper:
        return {left, area.bottom() - 0.5 * barGap - thinBar, width, thinBar};
    case ContactRows::Place::Lower:
        return {left, area.top() + 0.5 * barGap, width, thinBar};
    case ContactRows::Place::Whole:
        break;
    }
    return {left, area.top() + barMargin, width, lineHeight - 2.0 * barMargin};
}

ContactLayout::Spot ContactLayout::spotAt(const QPointF &position) const
{
    Spot spot;
    spot.row = rowAt(position.y());
    if (spot.row < 0)
        return spot;
    spot.grip = Grip::Empty;
    spot.bar = {spot.row, -1};
    const auto count = static_cast<int>(at(m_rows.rows(), spot.row).intervals.size());
    double nearest = handleReach;
    for (int index = 0; index < count; ++index) {
        const QRectF bar = rectOf(spot.row, m_rows.intervalOf({spot.row, index}));
        // The middle of a narrow bar moves it.
        const double inside = std::min(handleReach, bar.width() / 3.0);
        const double toLeft = position.x() - bar.left();
        const double toRight = bar.right() - position.x();
        if (toLeft > inside && toRight > inside)
            return {spot.row, {spot.row, index}, Grip::Bar};
        const double distance = std::min(std::abs(toLeft), std::abs(toRight));
        if (distance > nearest)
            continue;
        nearest = distance;
        spot.bar.index = index;
        spot.grip = std::abs(toLeft) < std::abs(toRight) ? Grip::First : Grip::Last;
    }
    return spot;
}

} // namespace limber
