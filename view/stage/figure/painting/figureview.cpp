#include "figure/painting/figureview.h"

#include "figure/drawnpoints.h"
#include "figure/painting/figurelines.h"
#include "figure/painting/posepainter.h"
#include "figure/picker.h"
#include "figure/viewspace.h"

#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPainter>
#include <QWheelEvent>

#include <glm/geometric.hpp>

#include <algorithm>

namespace limber {

namespace {

constexpr double ghostOpacity = 0.3;
constexpr int margin = 8;
constexpr std::size_t pointsLeftOut = 7; // every so many points of a surface are framed

std::vector<glm::dvec3> pointsOf(const Figure &figure)
{
    std::vector<glm::dvec3> points;
    for (const NodeMark &mark : figure.marks)
        points.push_back(mark.position);
    return points;
}

} // namespace

FigureView::FigureView(const Colours &colours, QWidget *parent) : QWidget(parent), m_colours(colours)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::ClickFocus);
    m_camera.setAngles(0.5, 0.2);
}

QSize FigureView::sizeHint() const
{
    return {360, 380};
}

QSize FigureView::minimumSizeHint() const
{
    return {160, 160};
}

void FigureView::setTitle(const QString &title)
{
    m_title = title;
    setAccessibleName(title);
    update();
}

void FigureView::setEmptyText(const QString &text)
{
    m_emptyText = text;
    update();
}

void FigureView::setSkeletons(const std::vector<const Skeleton *> &skeletons, Axis up)
{
    m_layers.clear();
    m_up = up;
    m_hovered = NoJoint;
    for (const Skeleton *skeleton : skeletons) {
        Layer layer;
        layer.geometry = BoneGeometry(*skeleton);
        layer.palette.setColours(m_colours);
        layer.palette.setSkeleton(*skeleton);
        m_layers.push_back(std::move(layer));
    }
    update();
}

void FigureView::setGhost(int figure, bool ghost)
{
    m_layers[static_cast<std::size_t>(figure)].ghost = ghost;
}

void FigureView::setPose(int figure, const Pose &pose)
{
    Layer &layer = m_layers[static_cast<std::size_t>(figure)];
    layer.pose = pose;
    shape(layer);
    if (m_follows && figure + 1 == figureCount())
        follow();
    update();
}

void FigureView::setSurface(int figure, std::shared_ptr<const CharacterBody::Surface> surface)
{
    Layer &layer = m_layers[static_cast<std::size_t>(figure)];
    layer.surface = std::move(surface);
    if (!layer.pose.jointPositions.empty())
        shape(layer);
    update();
}

void FigureView::setJointColours(int figure, const std::vector<QColor> &colours)
{
    m_layers[static_cast<std::size_t>(figure)].palette.setJointColours(colours);
    update();
}

void FigureView::setLines(int figure, Lines lines)
{
    m_layers[static_cast<std::size_t>(figure)].lines = std::move(lines);
    update();
}

void FigureView::setSelectedJoint(int joint)
{
    if (m_layers.empty())
        return;
    m_layers.back().palette.setSelection(joint == NoJoint ? std::vector<NodeId>{} : std::vector{NodeId::joint(joint)});
    update();
}

void FigureView::setLitBones(const std::vector<NodeId> &bones)
{
    if (m_layers.empty())
        return;
    m_layers.back().palette.setLitBones(bones);
    update();
}

bool FigureView::showsAllJoints() const
{
    const QRectF picture = rect();
    const auto isSeen = [&](const glm::dvec3 &point) {
        const auto pixel = m_camera.project(point);
        return pixel && picture.contains(QPointF(pixel->x, pixel->y));
    };
    return std::ranges::all_of(m_layers,
                               [&](const Layer &layer) { return std::ranges::all_of(pointsOf(layer.figure), isSeen); });
}

void FigureView::setFloor(double height)
{
    m_scale.floorHeight = height;
    m_hasFloor = true;
    update();
}

void FigureView::shape(Layer &layer)
{
    layer.geometry.shape(layer.pose, viewFromDocument(m_up), m_scale.bodySize, layer.figure);
    layer.figure.style = layer.surface ? FigureStyle::BodyWithBones : FigureStyle::Bones;
    if (!layer.surface)
        return;
    layer.surface->skin.place(layer.pose, viewFromDocument(m_up), layer.figure.skin);
    layer.figure.textures = std::shared_ptr<const MeshTextures>(layer.surface, &layer.surface->textures);
}

// The size of the last figure decides the thickness of its bones and the width of the grid.
void FigureView::measure()
{
    const Sphere sphere = sphereAround(pointsOf(m_layers.back().figure), 1e-9);
    m_scale.bodySize = std::max(1.7 * sphere.radius, 1e-9);
    m_scale.gridStep = niceStepBelow(0.3 * m_scale.bodySize);
    m_scale.gridCoarseStep = 5.0 * m_scale.gridStep;
    for (Layer &layer : m_layers)
        shape(layer);
}

void FigureView::frameFigures()
{
    if (m_layers.empty())
        return;
    measure();
    std::vector<glm::dvec3> points;
    for (const Layer &layer : m_layers) {
        const std::vector<glm::dvec3> own = pointsOf(layer.figure);
        points.insert(points.end(), own.begin(), own.end());
        if (layer.figure.showsSkin())
            addDrawnPoints(layer.figure, pointsLeftOut, points);
    }
    const Sphere sphere = sphereAround(points, 0.5 * m_scale.bodySize);
    m_camera.setSurroundings(sphere.centre, 20.0 * sphere.radius);
    m_camera.frameSphere(sphere.centre, 1.05 * sphere.radius);
    update();
}

void FigureView::follow()
{
    const Sphere sphere = sphereAround(pointsOf(m_layers.back().figure), 1e-9);
    glm::dvec3 target = m_camera.target();
    target.x = sphere.centre.x;
    target.z = sphere.centre.z;
    m_camera.setSurroundings(target, 10.0 * m_scale.bodySize);
    m_camera.setTarget(target);
}

void FigureView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    PosePainter pose(painter, m_camera, m_colours);
    pose.paintBackground();
    if (m_layers.empty()) {
        painter.setPen(m_colours.secondaryText);
        painter.drawText(rect().adjusted(margin, margin, -margin, -margin), Qt::AlignCenter | Qt::TextWordWrap,
                         m_emptyText);
        return;
    }
    if (m_hasFloor)
        pose.paintGrid(m_scale, m_up);
    for (Layer &layer : m_layers) {
        painter.setOpacity(layer.ghost ? ghostOpacity : 1.0);
        pose.paintFigure(layer.figure, layer.palette, !layer.ghost);
        paintBonesOverBody(painter, m_camera, layer.figure, layer.palette);
        paintLines(painter, layer);
    }
    painter.setOpacity(1.0);
    paintTitle(painter);
}

void FigureView::paintLines(QPainter &painter, const Layer &layer) const
{
    painter.setPen(QPen(m_colours.warning, 2.0));
    const glm::dmat3 viewFrom = viewFromDocument(m_up);
    for (const auto &[from, to] : layer.lines) {
        if (const auto line = m_camera.project(viewFrom * from, viewFrom * to))
            painter.drawLine(QPointF(line->from.x, line->from.y), QPointF(line->to.x, line->to.y));
    }
}

void FigureView::paintTitle(QPainter &painter)
{
    painter.setPen(m_colours.text);
    const QRect area = rect().adjusted(margin, margin, -margin, -margin);
    painter.drawText(area, Qt::AlignLeft | Qt::AlignTop,
                     fontMetrics().elidedText(m_title, Qt::ElideMiddle, area.width()));
}

void FigureView::resizeEvent(QResizeEvent *)
{
    m_camera.setCanvasSize(width(), height());
    if (!m_isOrbited)
        frameFigures();
}

void FigureView::mousePressEvent(QMouseEvent *event)
{
    m_controller.press(event->position(), m_camera);
}

void FigureView::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() == Qt::NoButton)
        return hover(event->position());
    if (m_controller.isClickAt(event->position()) && !m_isOrbited)
        return;
    m_isOrbited = true;
    const bool pans =
        (event->buttons() & (Qt::MiddleButton | Qt::RightButton)) || (event->modifiers() & Qt::ShiftModifier);
    m_controller.drag(pans ? CameraController::Gesture::Pan : CameraController::Gesture::Orbit, event->position(),
                      m_camera);
    update();
}

void FigureView::hover(const QPointF &at)
{
    const int joint = jointAt(at);
    if (joint == m_hovered || m_layers.empty())
        return;
    m_hovered = joint;
    m_layers.back().palette.setHovered(joint == NoJoint ? NodeId() : NodeId::joint(joint));
    emit jointHovered(joint);
    update();
}

void FigureView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && m_controller.isClickAt(event->position()))
        emit jointClicked(jointAt(event->position()));
}

void FigureView::mouseDoubleClickEvent(QMouseEvent *)
{
    m_isOrbited = false;
    frameFigures();
}

void FigureView::wheelEvent(QWheelEvent *event)
{
    m_isOrbited = true;
    CameraController::scroll(*event, m_camera);
    update();
}

bool FigureView::event(QEvent *event)
{
    if (event->type() != QEvent::NativeGesture ||
        !CameraController::pinch(static_cast<const QNativeGestureEvent &>(*event), m_camera))
        return QWidget::event(event);
    m_isOrbited = true;
    update();
    return true;
}

void FigureView::leaveEvent(QEvent *)
{
    if (m_hovered == NoJoint || m_layers.empty())
        return;
    m_hovered = NoJoint;
    m_layers.back().palette.setHovered({});
    emit jointHovered(NoJoint);
    update();
}

int FigureView::jointAt(const QPointF &position) const
{
    if (m_layers.empty())
        return NoJoint;
    const NodeId node = Picker(m_layers.back().figure, m_camera).nodeAt(toPixel(position), pickTolerance);
    return node.isJoint() ? node.index : NoJoint;
}

} // namespace limber
