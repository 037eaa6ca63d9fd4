#include "viewport/seeing/legendbox.h"

#include <QPainter>

namespace limber {

namespace {

constexpr double usualWidth = 230.0;
constexpr double narrowWidth = 130.0;
constexpr double margin = 10.0;

} // namespace

QSize LegendBox::corner() const
{
    return QSizeF((isNarrow ? narrowWidth : usualWidth) + margin, height + margin).toSize();
}

QRectF LegendBox::paint(QPainter &painter, const Camera &camera, const Colours &colours) const
{
    const double width = isNarrow ? narrowWidth : usualWidth;
    const glm::dvec2 canvas = camera.canvasSize();
    const QRectF box(canvas.x - width - margin, canvas.y - above - height - margin, width, height);
    painter.setPen(QPen(colours.line, 1.0));
    painter.setBrush(colours.raised);
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 5.0, 5.0);
    return box;
}

} // namespace limber
