#include "viewport/handles/limitarc.h"

#include "geometry/geometry.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPainter>
#include <QPolygonF>

#include <cmath>
#include <optional>

namespace limber {

namespace {

constexpr int arcSteps = 48;
constexpr double roundingRadians = 0.002; // a limb at its limit counts as inside
constexpr double labelWidth = 60.0;
constexpr double labelDistance = 16.0;
constexpr double labelHeight = 18.0;
constexpr double margin = 8.0;

// Returns the arc in pixels; empty if a part of it is behind the eye.
QPolygonF lineOf(const LimitArc &arc, const Camera &camera)
{
    QPolygonF line;
    for (int step = 0; step <= arcSteps; ++step) {
        const auto pixel = camera.project(arc.pointAt(arc.least + (arc.most - arc.least) * step / arcSteps));
        if (!pixel)
            return {};
        line << QPointF(pixel->x, pixel->y);
    }
    return line;
}

std::optional<QPointF> pixelOf(const glm::dvec3 &point, const Camera &camera)
{
    const auto pixel = camera.project(point);
    return pixel ? std::optional(QPointF(pixel->x, pixel->y)) : std::nullopt;
}

// The label is outside the arc, away from the pointer, which lies on a bone.
QRectF labelBox(const LimitArc &arc, const Camera &camera, const QPointF &centre)
{
    const double fraction = arc.present - arc.least > 0.5 * (arc.most - arc.least) ? 0.25 : 0.75;
    const QPointF on = pixelOf(arc.pointAt(arc.least + fraction * (arc.most - arc.least)), camera).value_or(centre);
    const QPointF out = on - centre;
    const double length = std::hypot(out.x(), out.y());
    const QPointF middle = on + (length > 1.0 ? out / length : QPointF(1.0, 0.0)) * labelDistance;
    return {middle.x() - 0.5 * labelWidth, middle.y() - 0.5 * labelHeight, labelWidth, labelHeight};
}

} // namespace

glm::dvec3 LimitArc::pointAt(double radians) const
{
    return centre + rotationAboutAxis(axis, radians) * zero;
}

bool LimitArc::isInside() const
{
    return present >= least - roundingRadians && present <= most + roundingRadians;
}

QRectF boxOf(const LimitArc &arc, const Camera &camera)
{
    const QPolygonF line = lineOf(arc, camera);
    const auto centre = pixelOf(arc.centre, camera);
    const auto tip = pixelOf(arc.pointAt(arc.present), camera);
    if (line.isEmpty() || !centre || !tip)
        return {};
    return (line.boundingRect() | QRectF(*centre, *tip).normalized() | labelBox(arc, camera, *centre))
        .adjusted(-margin, -margin, margin, margin);
}

void paintLimit(QPainter &painter, const LimitArc &arc, const Camera &camera, const Colours &colours)
{
    const QPolygonF line = lineOf(arc, camera);
    const auto centre = pixelOf(arc.centre, camera);
    const auto tip = pixelOf(arc.pointAt(arc.present), camera);
    if (line.isEmpty() || !centre || !tip)
        return;
    QColor fill = colours.text;
    fill.setAlphaF(0.08f);
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawPolygon(QPolygonF(line) << *centre);
    QColor quiet = colours.text;
    quiet.setAlphaF(0.55f);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(quiet, 1.2, Qt::SolidLine, Qt::RoundCap));
    painter.drawPolyline(line);
    painter.drawLine(*centre, line.first());
    painter.drawLine(*centre, line.last());
    const QColor pointer = arc.isInside() ? colours.text : colours.warning;
    painter.setPen(QPen(pointer, 1.8, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(*centre, *tip);
    painter.setBrush(pointer);
    painter.drawEllipse(*tip, 2.8, 2.8);
    const QString degrees = QLocale().toString(std::round(arc.present * degreesPerRadian) + 0.0, 'f', 0);
    painter.drawText(labelBox(arc, camera, *centre), Qt::AlignCenter,
                     QCoreApplication::translate("limber::LimitArc", "%1°").arg(degrees));
}

} // namespace limber
