#include "figure/painting/figurelines.h"

#include "figure/painting/smoothpainting.h"
#include "figure/viewspace.h"

#include <QPen>

#include <glm/common.hpp>

#include <cmath>

namespace limber {

namespace {

// Adds a bone as it is seen: two lines from its ends to each side, or one line if it is thin.
void addOutline(QList<QLineF> &lines, const BoneShape &bone, const Camera &camera)
{
    constexpr double thickest = 0.16; // where the bone is thickest, as a share of its length
    constexpr double leastRadius = 1.2; // pixels
    const auto line = camera.project(bone.base, bone.tip);
    if (!line)
        return;
    const QPointF base(line->from.x, line->from.y);
    const QPointF tip(line->to.x, line->to.y);
    const glm::dvec3 middle = glm::mix(bone.base, bone.tip, thickest);
    const auto at = camera.project(middle);
    const double radius = at ? 0.75 * bone.radius * camera.pixelsPerUnit(camera.depthOf(middle)) : 0.0;
    const QPointF along = tip - base;
    const double length = std::hypot(along.x(), along.y());
    if (radius < leastRadius || length < 2.0 * radius) {
        lines << QLineF(base, tip);
        return;
    }
    const QPointF across = QPointF(-along.y(), along.x()) * (radius / length);
    for (const QPointF &side : {QPointF(at->x, at->y) + across, QPointF(at->x, at->y) - across})
        lines << QLineF(base, side) << QLineF(side, tip);
}

} // namespace

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
    if (figure.showsBody() && figure.style == FigureStyle::Body)
        return; // a body alone has no lines
    QList<QLineF> lines;
    for (const DisplacementLine &displacement : figure.seenDisplacements()) {
        if (const auto line = camera.project(displacement.base, displacement.tip))
            lines << QLineF(line->from.x, line->from.y, line->to.x, line->to.y);
    }
    paintLines(painter, camera, lines, QPen(colours.ghost, 1.2, Qt::DashLine));
}

void paintBonesOverBody(QPainter &painter, const Camera &camera, const Figure &figure, const FigurePalette &palette)
{
    if (!figure.showsBody() || figure.style != FigureStyle::BodyWithBones)
        return;
    QList<QLineF> usual;
    QList<QLineF> lit;
    for (const BoneShape &bone : figure.seenBones())
        addOutline(palette.isLit(bone) ? lit : usual, bone, camera);
    QColor colour = palette.colours().outline;
    colour.setAlphaF(0.8f);
    paintLines(painter, camera, usual, QPen(colour, 1.1));
    paintLines(painter, camera, lit, QPen(palette.colours().selectedOutline, 1.6));
}

void paintSideAxes(QPainter &painter, const Camera &camera, const std::vector<SideAxes> &axes, double bodySize,
                   const Colours &colours)
{
    constexpr double halfSide = 0.032; // of the body's size
    constexpr double ahead = 0.062;
    constexpr double head = 0.016;
    QList<QLineF> lines;
    const auto add = [&](const glm::dvec3 &from, const glm::dvec3 &to) {
        if (const auto line = camera.project(from, to))
            lines << QLineF(line->from.x, line->from.y, line->to.x, line->to.y);
    };
    for (const SideAxes &joint : axes) {
        if (!isDrawable(joint.base))
            continue;
        const glm::dvec3 tip = joint.base + ahead * bodySize * joint.front;
        add(joint.base - halfSide * bodySize * joint.side, joint.base + halfSide * bodySize * joint.side);
        add(joint.base, tip);
        for (const double side : {-0.7, 0.7})
            add(tip, tip - head * bodySize * (joint.front + side * joint.side));
    }
    // A dark or light rim keeps the lines visible on bones and body of any colour.
    QColor rim = colours.viewportBottom;
    rim.setAlphaF(0.75f);
    paintLines(painter, camera, lines, QPen(rim, 4.0, Qt::SolidLine, Qt::RoundCap));
    paintLines(painter, camera, lines, QPen(colours.selected, 1.8, Qt::SolidLine, Qt::RoundCap));
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
