#include "viewport/posetool.h"

#include "base/at.h"
#include "figure/viewspace.h"
#include "geometry/geometry.h"
#include "items/jointtreemodel.h"
#include "items/numberexpression.h"
#include "session/posing/chosenwindow.h"
#include "viewport/posereadout.h"
#include "viewport/viewportscene.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <QKeyEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace limber {

namespace {

constexpr double wheelFactor = 1.1;
constexpr double visibleFraction = 1e-4; // of the body's size: nearer to its goal a hand is there
constexpr double leastSeconds = 0.02; // from nothing there is no way to more

// The axes of the rotation channels in the world, each at the index of its letter; those of the joint where it has no
// such channel.
std::array<glm::dvec3, 3> channelAxes(const Joint &joint, std::span<const double> values, const glm::dmat3 &parent,
                                      const glm::dmat3 &world)
{
    std::array<glm::dvec3, 3> axes{world[0], world[1], world[2]};
    glm::dmat3 before = parent;
    for (int i = 0; i < joint.columnCount(); ++i) {
        const Channel channel = at(joint.channels, i);
        if (!channel.isRotation())
            continue;
        at(axes, channel.axisIndex()) = before[channel.axisIndex()];
        before = before * rotationAbout(channel.axis, at(values, joint.firstColumn + i));
    }
    return axes;
}

bool isPartOfNumber(const QString &text)
{
    static const QString characters = QStringLiteral("0123456789.,+-*/=()");
    return text.size() == 1 && characters.contains(text);
}

double snapped(double value, double step)
{
    return step > 0.0 ? step * std::round(value / step) : value;
}

HandleSpace otherSpace(HandleSpace space)
{
    return space == HandleSpace::World ? HandleSpace::Local : HandleSpace::World;
}

} // namespace

PoseTool::PoseTool(ViewportScene &scene, ToolSettings &settings, QObject *parent)
    : QObject(parent), m_scene(scene), m_settings(settings), m_gesture(settings), m_poles(scene),
      m_limits(scene, m_poles)
{
    connect(&settings, &ToolSettings::changed, this, &PoseTool::followSettings);
    for (const auto signal : {&PoseGesture::refused, &PoseGesture::noted})
        connect(&m_gesture, signal, this, &PoseTool::refused);
    connect(&m_gesture, &PoseGesture::changed, this, [this] {
        if (!m_gesture.isRunning())
            end();
    });
    connect(&scene, &ViewportScene::sessionChanged, this, &PoseTool::cancel);
}

// Another tool ends a drag; where the change goes may be set while it lasts.
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
    return m_settings.choices().tool != ToolKind::Select;
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

// In view space.
std::array<glm::dvec3, 3> PoseTool::axesOf(HandleSpace space, const Pose &pose) const
{
    const Document &document = m_scene.session()->document();
    const Skeleton &skeleton = document.skeleton();
    const NodeId node = handleNode();
    const int joint = node.isJoint() ? node.index : skeleton.parentOf(node);
    const int parent = skeleton.joint(joint).parent;
    const glm::dmat3 &world = at(pose.worldFromJoint, joint);
    const glm::dmat3 above = parent == NoJoint ? glm::dmat3(1.0) : at(pose.worldFromJoint, parent);
    const glm::dmat3 frame = space == HandleSpace::World   ? glm::dmat3(1.0)
                             : space == HandleSpace::Local ? world
                                                           : above;
    std::array<glm::dvec3, 3> axes{frame[0], frame[1], frame[2]};
    const int shown = m_scene.session()->playhead().frame();
    if (rotates() && m_settings.choices().usesChannelAxes && shown < document.motion().frameCount())
        axes =
            channelAxes(skeleton.joint(joint), m_scene.session()->layered().clip().motion.frame(shown), above, world);
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
        // It shows where the middle points while the end is dragged.
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

bool PoseTool::isPoleAt(const PolePlace &place, const QPointF &at) const
{
    const auto pixel = m_scene.camera().project(place.pole);
    return pixel && QLineF({pixel->x, pixel->y}, at).length() <= HandleLayout::hitPixels + 1.0;
}

// The diamond comes first: it is small and stands alone, mostly.
HandlePart PoseTool::partAt(const QPointF &at) const
{
    if (const auto place = pole(); place && isPoleAt(*place, at))
        return HandlePart::Pole;
    const auto place = handles();
    return place ? HandleLayout(m_scene.camera(), *place).partAt(at) : HandlePart::None;
}

bool PoseTool::freePoleAt(const QPointF &at)
{
    const auto place = isDragging() ? std::nullopt : pole();
    if (!place || !isPoleAt(*place, at) || !m_poles.free(place->middle))
        return false;
    emit changed();
    return true;
}

void PoseTool::hover(const QPointF &at)
{
    if (isDragging())
        return;
    const HandlePart part = partAt(at);
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

bool PoseTool::takesDragAt(const QPointF &at, NodeId node) const
{
    if (!isActive() || m_scene.session() == nullptr || !m_scene.showsNodesOfDocument())
        return false;
    return node.isValid() || hasHandleAt(at);
}

PoseGesture::Kind PoseTool::kindOf(HandlePart part) const
{
    if (part == HandlePart::Pole)
        return PoseGesture::Kind::Swing;
    if (rotates())
        return PoseGesture::Kind::Rotate;
    return m_settings.choices().tool == ToolKind::Move ? PoseGesture::Kind::Move : PoseGesture::Kind::Ik;
}

// From where a drag of the part begins.
std::optional<HandlePlace> PoseTool::placeOf(HandlePart part) const
{
    if (part != HandlePart::Pole)
        return handles();
    return m_swing ? std::optional(m_swing->asHandle()) : std::nullopt;
}

bool PoseTool::begin(const QPointF &at, NodeId node)
{
    Session &session = *m_scene.session();
    const HandlePart part = partAt(at);
    const auto swing = part == HandlePart::Pole ? pole() : std::nullopt;
    const NodeId target = swing ? NodeId::joint(swing->middle) : part == HandlePart::None ? node : handleNode();
    if (part == HandlePart::None && !(session.isSelected(target) && session.currentNode() == target))
        session.selectOnly(target);
    const PoseGesture::Kind kind = kindOf(part);
    const bool learns = kind == PoseGesture::Kind::Ik && m_settings.choices().limits == LimitSource::Clip;
    m_gesture.setLearnedLimits(learns && m_poles.limbs() != nullptr ? m_poles.limbs()->limits() : nullptr);
    if (const QString why = m_gesture.begin(kind, session, target); !why.isEmpty()) {
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
    m_drag.emplace(m_scene.camera(), *place, m_lit, at);
    m_typed.clear();
    emit changed();
    return true;
}

void PoseTool::drag(const QPointF &to, Qt::KeyboardModifiers modifiers)
{
    if (!m_drag)
        return;
    m_drag->moveTo(to, modifiers & Qt::AltModifier);
    follow(modifiers);
}

void PoseTool::follow(Qt::KeyboardModifiers modifiers)
{
    m_snaps = m_settings.choices().snaps != bool(modifiers & Qt::ControlModifier);
    const glm::dmat3 fromView = glm::transpose(viewFromDocument(m_scene.upAxis()));
    if (swings()) {
        m_gesture.swingTo(fromView * m_swing->swung(wantedDegrees(m_snaps) / degreesPerRadian));
    } else if (rotates()) {
        const glm::dvec3 axis = fromView * m_drag->rotationAxis();
        m_gesture.rotate(rotationAboutAxis(axis, wantedDegrees(m_snaps) / degreesPerRadian));
    } else {
        m_gesture.displace(fromView * wantedDisplacement(m_snaps));
    }
    describe();
    emit changed();
}

// What was typed, if that is a number; it may refer to what the mouse says.
double PoseTool::typedOr(double amount) const
{
    return m_typed.isEmpty() ? amount : evaluateExpression(m_typed, amount).value_or(amount);
}

double PoseTool::wantedDegrees(bool snaps) const
{
    const double degrees = m_drag->rotationRadians() * degreesPerRadian;
    return typedOr(snaps ? snapped(degrees, m_settings.choices().snapDegrees) : degrees);
}

// In view space.
glm::dvec3 PoseTool::wantedDisplacement(bool snaps) const
{
    constexpr double stepOfGrid = 0.1;
    const glm::dvec3 dragged = m_drag->displacement();
    const DragHold hold = m_drag->hold();
    glm::dvec3 wanted = dragged;
    if (snaps) {
        wanted = glm::dvec3(0.0);
        for (const glm::dvec3 &axis : m_drag->axes())
            wanted += snapped(glm::dot(dragged, axis), stepOfGrid * m_scene.scale().gridStep) * axis;
    }
    if (m_typed.isEmpty())
        return wanted;
    const bool isOnAxis = hold.axis >= 0 && !hold.isPlane;
    const glm::dvec3 direction = isOnAxis ? at(m_drag->axes(), hold.axis) : directionOf(dragged);
    return typedOr(glm::dot(wanted, direction)) * direction;
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

bool PoseTool::pressKey(const QKeyEvent &event)
{
    if (!m_drag)
        return false;
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    const bool isPlain = modifiers == Qt::NoModifier || modifiers == Qt::ShiftModifier;
    if (isPlain && event.key() >= Qt::Key_X && event.key() <= Qt::Key_Z) {
        if (swings())
            return false; // it has an axis
        holdAxis(event.key() - Qt::Key_X, modifiers == Qt::ShiftModifier);
    } else if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) {
        release();
        return true;
    } else if (event.key() == Qt::Key_Backspace) {
        m_typed.chop(1);
    } else if (isPartOfNumber(event.text()) && m_typed.size() < 24) {
        m_typed += event.text();
    } else {
        return false;
    }
    m_typedIsWrong = !m_typed.isEmpty() && !evaluateExpression(m_typed, 0.0);
    follow(event.modifiers() & Qt::ControlModifier);
    return true;
}

void PoseTool::release()
{
    if (!m_drag)
        return;
    if (swings())
        keepPole();
    m_gesture.commit();
}

// A pole that was dragged somewhere is held there.
void PoseTool::keepPole()
{
    const double degrees = wantedDegrees(m_snaps);
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
    m_typed.clear();
    m_typedIsWrong = false;
    m_lit = HandlePart::None;
    emit described({});
    emit changed();
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
        lines << text.typed(m_typed, m_typedIsWrong);
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
