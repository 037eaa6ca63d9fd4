#include "viewport/posetool.h"

#include "figure/viewspace.h"
#include "geometry/geometry.h"
#include "items/jointtreemodel.h"
#include "session/posing/chosenwindow.h"
#include "viewport/handleaxes.h"
#include "viewport/tools/posereadout.h"
#include "viewport/tools/tool.h"
#include "viewport/viewportscene.h"

#include <glm/mat3x3.hpp>
#include <glm/matrix.hpp>

#include <QKeyEvent>
#include <QLineF>

#include <algorithm>
#include <utility>

namespace limber {

namespace {

constexpr double wheelFactor = 1.1;
constexpr double visibleFraction = 1e-4; // of the body's size; within this the node has reached its goal
constexpr double leastSeconds = 0.02; // a length of 0 could not be widened
constexpr double stepOfGrid = 0.1;

HandleSpace otherSpace(HandleSpace space)
{
    return space == HandleSpace::World ? HandleSpace::Local : HandleSpace::World;
}

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

// Choosing another tool ends a drag; the frames that the change affects may be changed during one.
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

NodeId PoseTool::handleNode() const
{
    Session *session = m_scene.session();
    if (session == nullptr || !m_scene.showsNodesOfDocument())
        return {};
    const NodeId node = isDragging() ? m_gesture.node() : session->currentNode();
    const Skeleton &skeleton = session->document().skeleton();
    const bool isHeld = skeleton.contains(node) && session->isSelected(node) && tool().holds(skeleton, node);
    return isHeld ? node : NodeId();
}

// The axes are in view space.
std::array<glm::dvec3, 3> PoseTool::axesOf(HandleSpace space, const Pose &pose) const
{
    const Session &session = *m_scene.session();
    const Skeleton &skeleton = session.document().skeleton();
    const NodeId node = handleNode();
    const int frame = session.playhead().frame();
    const bool ofChannels = tool().options().testFlag(ToolOption::ChannelAxes) &&
                            m_settings.choices().usesChannelAxes && frame < session.document().motion().frameCount();
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
    HandlePlace place{.shape = tool().shape(), .origin = mark->position};
    if (m_drag)
        place.axes = m_drag->axes();
    else
        place.axes = axesOf(m_settings.choices().space,
                            m_scene.session()->layered().pose(m_scene.session()->playhead().frame()));
    return place;
}

std::optional<PolePlace> PoseTool::pole() const
{
    if (!tool().hasPole())
        return std::nullopt;
    if (isDragging() && !swings()) {
        // While the end is dragged, the diamond shows where the middle points.
        return m_poles.placeFor(m_gesture.node(), m_gesture.pose());
    }
    if (swings()) {
        PolePlace place = *m_swing;
        const glm::dmat3 toView = viewFromDocument(m_scene.upAxis());
        place.joint = toView * m_gesture.pose().positionOf(NodeId::joint(place.middle));
        place.pole = place.swung(amount().degrees() / degreesPerRadian);
        return place;
    }
    const NodeId node = handleNode();
    if (!node.isValid() || m_scene.markOf(node) == nullptr)
        return std::nullopt;
    return m_poles.placeFor(node, m_scene.session()->layered().pose(m_scene.session()->playhead().frame()));
}

LimitShapes PoseTool::limits() const
{
    const LimitSource source = m_settings.choices().limits;
    const bool followsEnd = tool().limits() == ToolLimits::OfLimb;
    if (tool().limits() == ToolLimits::None)
        return {};
    if (isDragging())
        return m_limits.of(m_gesture.node(), m_gesture.pose(), followsEnd, source);
    const NodeId node = handleNode();
    if (!node.isValid() || m_scene.markOf(node) == nullptr)
        return {};
    return m_limits.of(node, m_scene.session()->layered().pose(m_scene.session()->playhead().frame()), followsEnd,
                       source);
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

bool PoseTool::takesTargets() const
{
    return isDragging() && tool().takesTargets();
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
    const double visible = visibleFraction * m_scene.scale().bodySize;
    QList<ReadoutLine> lines =
        swings() ? text.swing(amount().degrees()) : tool().readout(text, amount(), m_gesture, visible);
    if (m_gesture.heldMissing() > visible)
        lines << text.heldMissing(m_gesture.heldMissing());
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

// Returns the position at which a drag of the part starts.
std::optional<HandlePlace> PoseTool::placeOf(HandlePart part) const
{
    if (part != HandlePart::Pole)
        return handles();
    return m_swing ? std::optional(m_swing->asHandle()) : std::nullopt;
}

bool PoseTool::begin(const QPointF &at, NodeId node, const ViewportScene &view)
{
    Session &session = *m_scene.session();
    const HandlePart part = partAt(at, view.camera());
    const auto swing = part == HandlePart::Pole ? pole() : std::nullopt;
    const NodeId dragged = tool().draggedFor(session.document().skeleton(), node);
    const NodeId target = swing ? NodeId::joint(swing->middle) : part == HandlePart::None ? dragged : handleNode();
    if (part == HandlePart::None && !(session.isSelected(target) && session.currentNode() == target))
        session.selectOnly(target);
    const auto kind = swing ? PoseGesture::Kind::Swing : tool().gesture();
    if (!kind)
        return false;
    const bool learns = kind == PoseGesture::Kind::Ik && m_settings.choices().limits == LimitSource::Clip;
    m_gesture.setLearnedLimits(learns && m_poles.limbs() != nullptr ? m_poles.limbs()->limits() : nullptr);
    if (const QString why = m_gesture.begin(*kind, session, target); !why.isEmpty()) {
        emit refused(why);
        return false;
    }
    m_swing = swing;
    if (kind == PoseGesture::Kind::Ik)
        m_gesture.setPole(m_poles.heldFor(target));
    m_scene.refresh();
    const auto place = placeOf(part);
    if (!place) {
        cancel();
        return false;
    }
    m_lit = part == HandlePart::None ? HandlePart::Free : part;
    m_space = m_settings.choices().space;
    m_view = &view;
    m_drag.emplace(view.camera(), *place, m_lit, at);
    m_typed.clear();
    emit changed();
    return true;
}

void PoseTool::drag(const QPointF &to, Qt::KeyboardModifiers modifiers, NodeId under)
{
    if (!m_drag)
        return;
    m_target = under;
    m_drag->moveTo(to, modifiers & Qt::AltModifier);
    follow(modifiers);
}

void PoseTool::follow(Qt::KeyboardModifiers modifiers)
{
    m_snaps = m_settings.choices().snaps != bool(modifiers & Qt::ControlModifier);
    const glm::dmat3 fromView = glm::transpose(viewFromDocument(m_scene.upAxis()));
    if (swings()) {
        m_gesture.swingTo(fromView * m_swing->swung(amount().degrees() / degreesPerRadian));
    } else {
        tool().follow(amount(), fromView, m_gesture);
        if (tool().takesTargets() && m_target.isValid() && m_typed.isEmpty())
            m_gesture.lookAt(m_target);
    }
    describe();
    emit changed();
}

DragAmount PoseTool::amount() const
{
    const DragSteps steps{
        .snaps = m_snaps, .degrees = m_settings.choices().snapDegrees, .length = stepOfGrid * m_scene.scale().gridStep};
    return DragAmount(*m_drag, m_typed, steps);
}

void PoseTool::holdAxis(int axis, bool isPlane)
{
    const DragHold wanted{axis, isPlane};
    const HandleSpace first = m_settings.choices().space;
    if (!(m_drag->hold() == wanted)) {
        m_space = first;
    } else if (m_space == first) {
        m_space = otherSpace(first);
    } else {
        m_space = first;
        m_drag->setHold(std::nullopt, {});
        return;
    }
    m_drag->setHold(wanted, axesOf(m_space, m_gesture.poseBefore()));
}

void PoseTool::pressKey(const QKeyEvent &event)
{
    if (!m_drag)
        return;
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    const bool isPlain = modifiers == Qt::NoModifier || modifiers == Qt::ShiftModifier;
    if (isPlain && event.key() >= Qt::Key_X && event.key() <= Qt::Key_Z) {
        if (swings())
            return; // a swing already has its axis
        holdAxis(event.key() - Qt::Key_X, modifiers == Qt::ShiftModifier);
    } else if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) {
        return release();
    } else if (event.key() == Qt::Key_Backspace) {
        m_typed.chop();
    } else if (!m_typed.type(event.text())) {
        return;
    }
    follow(event.modifiers() & Qt::ControlModifier);
}

void PoseTool::release()
{
    if (!m_drag)
        return;
    if (swings())
        keepPole();
    m_gesture.commit();
}

// Holds a pole at the position to which it was dragged.
void PoseTool::keepPole()
{
    const double degrees = amount().degrees();
    const glm::dmat3 fromView = glm::transpose(viewFromDocument(m_scene.upAxis()));
    if (degrees != 0.0)
        m_poles.hold(m_swing->middle, fromView * m_swing->swung(degrees / degreesPerRadian));
}

void PoseTool::cancel()
{
    m_gesture.cancel();
}

void PoseTool::end()
{
    m_drag.reset();
    m_swing.reset();
    m_target = {};
    m_typed.clear();
    m_lit = HandlePart::None;
    emit described({});
    emit changed();
}

} // namespace limber
