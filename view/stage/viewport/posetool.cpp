#include "viewport/posetool.h"

#include "figure/viewspace.h"
#include "geometry/geometry.h"
#include "items/jointtreemodel.h"
#include "session/posing/chosenwindow.h"
#include "viewport/handleaxes.h"
#include "viewport/posereadout.h"
#include "viewport/viewportscene.h"

#include <glm/mat3x3.hpp>

#include <QLineF>

#include <algorithm>
#include <utility>

namespace limber {

namespace {

constexpr double wheelFactor = 1.1;
constexpr double visibleFraction = 1e-4; // of the body's size; within this the node has reached its goal
constexpr double leastSeconds = 0.02; // a length of 0 could not be widened

} // namespace

PoseTool::PoseTool(ShownScene &scene, ToolSettings &settings, QObject *parent)
    : QObject(parent), m_scene(scene), m_settings(settings), m_gesture(settings), m_poles(scene),
      m_limits(scene, m_poles), m_shownTool(settings.choices().tool)
{
    connect(&settings, &ToolSettings::changed, this, &PoseTool::followSettings);
    for (const auto signal : {&PoseGesture::refused, &PoseGesture::noted})
        connect(&m_gesture, signal, this, &PoseTool::refused);
    connect(&m_gesture, &PoseGesture::changed, this, [this] {
        if (!m_gesture.isRunning())
            end();
    });
    connect(&scene, &ShownScene::sessionChanged, this, &PoseTool::cancel);
}

// Choosing another tool ends a drag; the frames to which the change goes may be changed during one.
void PoseTool::followSettings()
{
    if (std::exchange(m_shownTool, m_settings.choices().tool) != m_shownTool) {
        cancel();
        m_lit = HandlePart::None;
    }
    if (m_drag) {
        m_gesture.spreadAsChosen();
        describe();
    }
    emit changed();
}

void PoseTool::widen(bool isMore)
{
    m_settings.change([isMore](ToolChoices &choices) {
        for (double *seconds : {&choices.spread.secondsBefore, &choices.spread.secondsAfter})
            *seconds = isMore ? std::max(leastSeconds, *seconds * wheelFactor) : *seconds / wheelFactor;
    });
}

bool PoseTool::isActive() const
{
    return m_settings.choices().shapesPoses();
}

ChangeWindow PoseTool::changeWindow() const
{
    const Session *session = m_scene.session();
    if (session == nullptr || !isActive() || !m_scene.showsNodesOfDocument())
        return {};
    return isDragging() ? m_gesture.window() : chosenWindow(*session, m_settings.choices().spread);
}

bool PoseTool::rotates() const
{
    return m_settings.choices().tool == ToolKind::Rotate;
}

NodeId PoseTool::handleNode() const
{
    Session *session = m_scene.session();
    if (session == nullptr || !m_scene.showsNodesOfDocument())
        return {};
    const NodeId node = isDragging() ? m_gesture.node() : session->currentNode();
    const Skeleton &skeleton = session->document().skeleton();
    if (!skeleton.contains(node) || !session->isSelected(node))
        return {};
    switch (m_settings.choices().tool) {
    case ToolKind::Rotate:
        return node.isJoint() && skeleton.joint(node.index).hasRotations() ? node : NodeId();
    case ToolKind::Move:
        return node.isJoint() && skeleton.joint(node.index).hasPositions() ? node : NodeId();
    case ToolKind::Ik:
        return node;
    case ToolKind::Select:
        break;
    }
    return {};
}

// The axes are in view space.
std::array<glm::dvec3, 3> PoseTool::axesOf(HandleSpace space, const Pose &pose) const
{
    const Session &session = *m_scene.session();
    const Skeleton &skeleton = session.document().skeleton();
    const NodeId node = handleNode();
    const int frame = session.playhead().frame();
    const bool ofChannels =
        rotates() && m_settings.choices().usesChannelAxes && frame < session.document().motion().frameCount();
    std::array<glm::dvec3, 3> axes =
        ofChannels ? channelAxes(skeleton, node.index, session.layered().clip().motion.frame(frame), pose)
                   : handleAxes(skeleton, node, space, pose);
    const glm::dmat3 toView = viewFromDocument(m_scene.upAxis());
    for (glm::dvec3 &axis : axes)
        axis = toView * axis;
    return axes;
}

std::optional<HandlePlace> PoseTool::handles() const
{
    const NodeId node = handleNode();
    const NodeMark *mark = node.isValid() ? m_scene.markOf(node) : nullptr;
    if (mark == nullptr)
        return std::nullopt;
    HandlePlace place{.shape = rotates() ? HandleShape::Rings : HandleShape::Arrows, .origin = mark->position};
    if (m_drag)
        place.axes = m_drag->axes();
    else
        place.axes = axesOf(m_settings.choices().space,
                            m_scene.session()->layered().pose(m_scene.session()->playhead().frame()));
    return place;
}

std::optional<PolePlace> PoseTool::pole() const
{
    if (m_settings.choices().tool != ToolKind::Ik)
        return std::nullopt;
    if (isDragging() && !swings()) {
        // While the end is dragged, the diamond shows where the middle points.
        return m_poles.placeFor(m_gesture.node(), m_gesture.pose());
    }
    if (swings()) {
        PolePlace place = *m_swing;
        const glm::dmat3 toView = viewFromDocument(m_scene.upAxis());
        place.joint = toView * m_gesture.pose().positionOf(NodeId::joint(place.middle));
        place.pole = place.swung(wantedDegrees(m_snaps) / degreesPerRadian);
        return place;
    }
    const NodeId node = handleNode();
    if (!node.isValid() || m_scene.markOf(node) == nullptr)
        return std::nullopt;
    return m_poles.placeFor(node, m_scene.session()->layered().pose(m_scene.session()->playhead().frame()));
}

LimitShapes PoseTool::limits() const
{
    const ToolChoices &choices = m_settings.choices();
    const bool isIk = choices.tool == ToolKind::Ik;
    if (!(isIk || rotates()))
        return {};
    if (isDragging())
        return m_limits.of(m_gesture.node(), m_gesture.pose(), isIk, choices.limits);
    const NodeId node = handleNode();
    if (!node.isValid() || m_scene.markOf(node) == nullptr)
        return {};
    return m_limits.of(node, m_scene.session()->layered().pose(m_scene.session()->playhead().frame()), isIk,
                       choices.limits);
}

bool PoseTool::isPoleAt(const PolePlace &place, const QPointF &at, const Camera &camera) const
{
    const auto pixel = camera.project(place.pole);
    return pixel && QLineF({pixel->x, pixel->y}, at).length() <= HandleLayout::hitPixels + 1.0;
}

// The diamond comes first: it is small and mostly stands alone.
HandlePart PoseTool::partAt(const QPointF &at, const Camera &camera) const
{
    if (const auto place = pole(); place && isPoleAt(*place, at, camera))
        return HandlePart::Pole;
    const auto place = handles();
    return place ? HandleLayout(camera, *place).partAt(at) : HandlePart::None;
}

bool PoseTool::freePoleAt(const QPointF &at, const ViewportScene &view)
{
    const auto place = isDragging() ? std::nullopt : pole();
    if (!place || !isPoleAt(*place, at, view.camera()) || !m_poles.free(place->middle))
        return false;
    emit changed();
    return true;
}

void PoseTool::hover(const QPointF &at, const ViewportScene &view)
{
    if (isDragging())
        return;
    const HandlePart part = partAt(at, view.camera());
    if (part == m_lit)
        return;
    m_lit = part;
    emit changed();
}

void PoseTool::leave()
{
    if (isDragging() || m_lit == HandlePart::None)
        return;
    m_lit = HandlePart::None;
    emit changed();
}

bool PoseTool::takesDragAt(const QPointF &at, NodeId node, const ViewportScene &view) const
{
    if (!isActive() || m_scene.session() == nullptr || !m_scene.showsNodesOfDocument())
        return false;
    return node.isValid() || partAt(at, view.camera()) != HandlePart::None;
}

QList<ReadoutLine> PoseTool::readout() const
{
    if (!isDragging() || !m_drag)
        return {};
    const PoseReadout text(m_scene.colours(), m_scene.session()->jointTree().displayName(m_gesture.node()));
    QList<ReadoutLine> lines;
    if (swings()) {
        lines = text.swing(wantedDegrees(m_snaps));
    } else if (rotates()) {
        const int axis = m_drag->hold().axis;
        const bool isFree = m_lit == HandlePart::Free && axis < 0;
        lines = text.rotation(wantedDegrees(m_snaps), axis, isFree);
    } else {
        const NodeId node = m_gesture.node();
        const bool isShort = m_gesture.missing() > visibleFraction * m_scene.scale().bodySize;
        lines = text.displacement(m_gesture.pose().positionOf(node) - m_gesture.poseBefore().positionOf(node),
                                  isShort ? m_gesture.missing() : 0.0);
    }
    if (!m_typed.isEmpty())
        lines << text.typed(m_typed.text(), m_typed.isWrong());
    return lines;
}

void PoseTool::describe()
{
    const Session &session = *m_scene.session();
    const FrameInterval &frames = m_gesture.window().frames();
    QStringList parts{m_scene.session()->jointTree().displayName(m_gesture.node()).simplified()};
    if (const auto pins = session.pins().all().size(); pins > 0)
        parts << tr("%n joint(s) pinned", nullptr, static_cast<int>(pins));
    parts << (frames.frameCount() == 1 ? tr("frame %1 will change").arg(frames.first)
                                       : tr("frames %1–%2 will change").arg(frames.first).arg(frames.last))
          << tr("Esc takes it back");
    emit described(parts.join(QStringLiteral(" · ")));
}

} // namespace limber
