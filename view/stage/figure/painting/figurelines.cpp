#include "figure/painting/figurelines.h"

#include "figure/painting/smoothpainting.h"

#include <QPen>

#include <cmath>

namespace limber {

void paintFloorLine(QPainter &painter, const Camera &camera, const SceneScale &scale, const Colours &colours)
{
    if (!camera.isOrthographic() || std::abs(camera.pitchRadians()) > 1e-6)
        return;
    glm::dvec3 floor = camera.target();
    floor.y = scale.floorHeight;
    const auto pixel = camera.project(floor);
    QColor colour = colours.ghost;
    colour.setAlphaF(0.6f);
    painter.setPen(QPen(colour, 1.0));
    painter.drawLine(QPointF(0.0, std::round(pixel->y) + 0.5),
                     QPointF(camera.canvasSize().x, std::round(pixel->y) + 0.5));
}

void paintDisplacements(QPainter &painter, const Camera &camera, const Figure &figure, const Colours &colours)
{
    QList<QLineF> lines;
    for (const DisplacementLine &displacement : figure.displacements) {
        if (const auto line = camera.project(displacement.base, displacement.tip))
            lines << QLineF(line->from.x, line->from.y, line->to.x, line->to.y);
    }
    paintLines(painter, camera, lines, QPen(colours.ghost, 1.2, Qt::DashLine));
}

void paintLines(QPainter &painter, const Camera &camera, const QList<QLineF> &lines, const QPen &pen)
{
    QRectF box;
    for (const QLineF &line : lines)
        box |= QRectF(line.p1(), line.p2()).normalized().adjusted(-2.0, -2.0, 2.0, 2.0);
    box &= QRectF(0.0, 0.0, camera.canvasSize().x, camera.canvasSize().y);
    if (box.isEmpty())
        return;
    paintSmoothly(painter, box, [&](QPainter &onto) {
        onto.setPen(pen);
        onto.drawLines(lines);
    });
}

} // namespace limber
