#include "viewport/handles/swingrim.h"

#include <QPainter>
#include <QPolygonF>

#include <optional>

namespace limber {

namespace {

constexpr double rimMargin = 6.0; // pixels for pens and the pointer's end

std::optional<QPointF> onCanvas(const glm::dvec3 &point, const Camera &camera)
{
    const auto pixel = camera.project(point);
    return pixel ? std::optional(QPointF(pixel->x, pixel->y)) : std::nullopt;
}

// Returns an empty outline if a part of it is behind the eye.
QPolygonF outlineOf(const SwingRim &rim, const Camera &camera)
{
    QPolygonF line;
    for (const glm::dvec3 &point : rim.rim) {
        const auto pixel = onCanvas(point, camera);
        if (!pixel)
            return {};
        line << *pixel;
    }
    return line;
}

} // namespace

QRectF boxOf(const SwingRim &rim, const Camera &camera)
{
    const QPolygonF line = outlineOf(rim, camera);
    const auto centre = onCanvas(rim.centre, camera);
    const auto tip = onCanvas(rim.tip, camera);
    if (line.isEmpty() || !centre || !tip)
        return {};
    return (line.boundingRect() | QRectF(*centre, *tip).normalized())
        .adjusted(-rimMargin, -rimMargin, rimMargin, rimMargin);
}

void paintLimit(QPainter &painter, const SwingRim &rim, const Camera &camera, const Colours &colours)
{
    const QPolygonF line = outlineOf(rim, camera);
    const auto centre = onCanvas(rim.centre, camera);
    const auto tip = onCanvas(rim.tip, camera);
    if (line.isEmpty() || !centre || !tip)
        return;
    QColor fill = colours.text;
    fill.setAlphaF(0.08f);
    QColor quiet = colours.text;
    quiet.setAlphaF(0.55f);
    painter.setBrush(fill);
    painter.setPen(QPen(quiet, 1.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolygon(line);
    const QColor pointer = rim.isInside ? colours.text : colours.warning;
    painter.setPen(QPen(pointer, 1.8, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(*centre, *tip);
    painter.setBrush(pointer);
    painter.drawEllipse(*tip, 2.8, 2.8);
}

} // namespace limber
