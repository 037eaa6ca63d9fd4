#include "contactbars/contactlayout.h"

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr int barMargin = 3;
constexpr double leastHalfFrame = 1.5; // pixels
constexpr double handleReach = 5.0; // pixels around a bar's end

} // namespace

int ContactLayout::rowAt(double y) const
{
    const int row = static_cast<int>(std::floor(y / rowHeight));
    return row >= 0 && row < static_cast<int>(m_rows.rows().size()) ? row : -1;
}

QRectF ContactLayout::rectOfRow(int row) const
{
    return {m_left, static_cast<double>(row) * rowHeight, m_right - m_left, rowHeight};
}

QRectF ContactLayout::rectOf(int row, const FrameInterval &interval) const
{
    const double half = std::max(leastHalfFrame, 0.5 * m_scale.pixelsPerFrame());
    const double left = m_scale.xOf(interval.first) - half;
    return {left, rectOfRow(row).top() + barMargin, m_scale.xOf(interval.last) + half - left,
            rowHeight - 2.0 * barMargin};
}

ContactLayout::Spot ContactLayout::spotAt(const QPointF &position) const
{
    Spot spot;
    spot.row = rowAt(position.y());
    if (spot.row < 0)
        return spot;
    spot.grip = Grip::Empty;
    spot.bar = {spot.row, -1};
    const auto count = static_cast<int>(m_rows.rows()[static_cast<std::size_t>(spot.row)].intervals.size());
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
