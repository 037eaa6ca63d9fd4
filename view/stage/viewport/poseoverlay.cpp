#include "viewport/poseoverlay.h"

#include "figure/painting/smoothpainting.h"
#include "figure/viewspace.h"
#include "session/posing/pinspaces.h"
#include "viewport/posetool.h"
#include "viewport/viewportscene.h"

#include <QLineF>
#include <QPainter>
#include <QPolygonF>

#include <cmath>

namespace limber {

namespace {

constexpr int floorRingSteps = 40;
constexpr double floorRingFraction = 0.055; // of the body's size
constexpr QPointF discFromJoint(-26.0, -22.0);
constexpr double discMargin = 3.0; // around it, where the mouse still meets it

} // namespace

void PoseOverlay::paint()
{
    if (m_scene.session() == nullptr)
        return;
    paintPins();
    if (!m_tool.isActive())
        return;
    paintLimits();
    paintDisplacement();
    paintHandlesOfTool();
    paintPoleOfLimb();
    paintFigures();
}

std::optional<QPointF> PoseOverlay::pixelOf(const glm::dvec3 &viewPoint) const
{
    const auto pixel = m_scene.camera().project(viewPoint);
    return pixel ? std::optional(QPointF(pixel->x, pixel->y)) : std::nullopt;
}

QSizeF PoseOverlay::canvas() const
{
    return {m_scene.camera().canvasSize().x, m_scene.camera().canvasSize().y};
}

void PoseOverlay::paintPins()
{
    const QRectF all(QPointF(0.0, 0.0), canvas());
    for (const Pin &pin : m_scene.session()->pins().all()) {
        const NodeMark *mark = m_scene.markOf(pin.node);
        const auto joint = mark ? pixelOf(mark->position) : std::nullopt;
        if (!joint)
            continue;
        const double radius = floorRingFraction * m_scene.scale().bodySize;
        QPolygonF ring;
        for (int step = 0; step <= floorRingSteps; ++step) {
            const double angle = 2.0 * M_PI * step / floorRingSteps;
            const glm::dvec3 point(mark->position.x + radius * std::cos(angle), m_scene.scale().floorHeight,
                                   mark->position.z + radius * std::sin(angle));
            if (const auto pixel = pixelOf(point))
                ring << *pixel;
        }
        const QPointF disc = *joint + discFromJoint;
        const QRectF box =
            ring.boundingRect().united(QRectF(*joint, disc).normalized()).adjusted(-14.0, -14.0, 14.0, 14.0) & all;
        if (box.isEmpty())
            continue;
        const QString letters = lettersOfSpace(*m_scene.session(), pin.space);
        paintSmoothly(m_painter, box, [&](QPainter &painter) {
            painter.setPen(QPen(m_scene.colours().text, 1.6));
            painter.drawPolyline(ring);
            paintPin(painter, *joint, disc, pin.holdsRotation, letters, m_scene.colours());
        });
    }
}

NodeId PoseOverlay::pinAt(const QPointF &at, const ViewportScene &scene)
{
    if (scene.session() == nullptr)
        return {};
    for (const Pin &pin : scene.session()->pins().all()) {
        const NodeMark *mark = scene.markOf(pin.node);
        const auto joint = mark != nullptr ? scene.camera().project(mark->position) : std::nullopt;
        if (joint && QLineF(QPointF(joint->x, joint->y) + discFromJoint, at).length() <= pinDiscRadius + discMargin)
            return pin.node;
    }
    return {};
}

// Draws the line from the old position of the dragged node, or from what it looks at.
void PoseOverlay::paintDisplacement()
{
    const auto kind = m_tool.isDragging() ? m_tool.gesture().kind() : PoseGesture::Kind::Rotate;
    if (kind == PoseGesture::Kind::Rotate || kind == PoseGesture::Kind::Swing)
        return;
    const PoseGesture &gesture = m_tool.gesture();
    const glm::dmat3 toView = viewFromDocument(m_scene.upAxis());
    const bool looks = kind == PoseGesture::Kind::LookAt;
    const glm::dvec3 now = gesture.pose().positionOf(gesture.node());
    const auto from = pixelOf(toView * (looks ? gesture.lookedAt() : gesture.poseBefore().positionOf(gesture.node())));
    const auto to = pixelOf(toView * now);
    if (!from || !to)
        return;
    const QRectF box = QRectF(*from, *to).normalized().adjusted(-6.0, -6.0, 6.0, 6.0) & QRectF({0.0, 0.0}, canvas());
    if (box.isEmpty())
        return;
    paintSmoothly(m_painter, box, [&](QPainter &painter) {
        const QColor colour = m_scene.colours().edited;
        painter.setPen(QPen(colour, 1.4, Qt::DashLine));
        painter.drawLine(*from, *to);
        painter.setPen(QPen(colour, 1.4));
        painter.drawEllipse(*from, 3.5, 3.5);
    });
}

void PoseOverlay::paintHandlesOfTool()
{
    const auto place = m_tool.handles();
    if (!place)
        return;
    const HandleLayout layout(m_scene.camera(), *place);
    if (!layout.isVisible())
        return;
    const bool isAlone = m_tool.isDragging() && m_tool.litPart() != HandlePart::Free;
    paintSmoothly(m_painter, layout.box(), [&](QPainter &painter) {
        paintHandles(painter, layout, m_tool.litPart(), isAlone, m_scene.colours());
    });
}

void PoseOverlay::paintLimits()
{
    const LimitShapes shapes = m_tool.limits();
    const auto paint = [this](const auto &shape) {
        const QRectF box = boxOf(shape, m_scene.camera()) & QRectF({0.0, 0.0}, canvas());
        if (box.isEmpty())
            return;
        paintSmoothly(m_painter, box,
                      [&](QPainter &painter) { paintLimit(painter, shape, m_scene.camera(), m_scene.colours()); });
    };
    for (const SwingRim &rim : shapes.rims)
        paint(rim);
    for (const LimitArc &arc : shapes.arcs)
        paint(arc);
}

void PoseOverlay::paintPoleOfLimb()
{
    const auto place = m_tool.pole();
    const auto joint = place ? pixelOf(place->joint) : std::nullopt;
    const auto pole = place ? pixelOf(place->pole) : std::nullopt;
    if (!joint || !pole)
        return;
    const QRectF box =
        QRectF(*joint, *pole).normalized().adjusted(-14.0, -14.0, 76.0, 14.0) & QRectF({0.0, 0.0}, canvas());
    if (box.isEmpty())
        return;
    const QString label = place->isHeld ? tr("pole, held") : tr("pole");
    paintSmoothly(m_painter, box, [&](QPainter &painter) {
        paintPole(painter, *joint, *pole, label, m_tool.litPart() == HandlePart::Pole, place->isHeld,
                  m_scene.colours());
    });
}

void PoseOverlay::paintFigures()
{
    const QList<ReadoutLine> lines = m_tool.isDraggedIn(m_scene) ? m_tool.readout() : QList<ReadoutLine>();
    const NodeMark *mark = lines.isEmpty() ? nullptr : m_scene.markOf(m_tool.gesture().node());
    const auto hand = mark ? pixelOf(mark->position) : std::nullopt;
    if (!hand)
        return;
    const QPointF figure = pixelOf(m_scene.figure().marks.front().position).value_or(*hand); // never empty here
    QList<QLineF> bones;
    for (const BoneShape &bone : m_scene.figure().bones) {
        const auto base = pixelOf(bone.base);
        const auto tip = pixelOf(bone.tip);
        if (base && tip)
            bones << QLineF(*base, *tip);
    }
    const QRectF box = readoutBox(m_painter.fontMetrics(), lines, *hand, figure, canvas(), bones);
    paintSmoothly(m_painter, box, [&](QPainter &painter) { paintReadout(painter, box, lines, m_scene.colours()); });
}

} // namespace limber
