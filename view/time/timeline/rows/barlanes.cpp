#include "timeline/rows/barlanes.h"

#include "widgets/timescale.h"

#include <QPainter>

#include <algorithm>

namespace limber {

namespace {

constexpr int singleBarHeight = 22;
constexpr int lowBarHeight = 18; // of each if there are several
constexpr double barNameMargin = 6.0;

} // namespace

int BarLanes::rowHeight() const
{
    return count > 1 ? count * lowBarHeight : singleBarHeight;
}

QRectF BarLanes::boxOf(int lane, double first, double last, const TimeScale &scale, int height) const
{
    const double left = scale.xOf(first);
    const double laneHeight = static_cast<double>(height) / static_cast<double>(count);
    return {left, lane * laneHeight + margin, std::max(2.0, scale.xOf(last) - left), laneHeight - 2.0 * margin};
}

void drawBarName(QPainter &painter, const QRectF &seen, Qt::Alignment alignment, const QString &name)
{
    const QRectF box = seen.adjusted(barNameMargin, 0.0, -barNameMargin, 0.0);
    const QString text = painter.fontMetrics().elidedText(name, Qt::ElideMiddle, static_cast<int>(box.width()));
    painter.drawText(box, int(alignment | Qt::AlignVCenter) | Qt::TextSingleLine, text);
}

} // namespace limber
