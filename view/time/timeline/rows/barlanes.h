#pragma once

#include <QRectF>
#include <QString>

class QPainter;

namespace limber {

class TimeScale;

// The bars of a timeline row, one below the other: how high the row is for them, and where each lies.
struct BarLanes
{
    int count = 0; // bars
    double margin = 3.0; // above and below each

    // Returns the height of a row with these bars.
    [[nodiscard]] int rowHeight() const;
    // Returns the box of a bar from one frame to another, in a row of this height.
    [[nodiscard]] QRectF boxOf(int lane, double first, double last, const TimeScale &scale, int height) const;
};

// Draws the name of a bar into the part of it that is seen, shortened to fit, in the colour of the pen.
void drawBarName(QPainter &painter, const QRectF &seen, Qt::Alignment alignment, const QString &name);

} // namespace limber
