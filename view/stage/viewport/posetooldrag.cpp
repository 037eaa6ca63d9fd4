// This file has the drag of the pose tools from the press to the release, with mouse and keyboard input.
#include "viewport/posetool.h"

#include "base/at.h"
#include "figure/viewspace.h"
#include "geometry/geometry.h"
#include "viewport/viewportscene.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <QKeyEvent>

#include <cmath>

namespace limber {

namespace {

double snapped(double value, double step)
{
    return step > 0.0 ? step * std::round(value / step) : value;
}

HandleSpace otherSpace(HandleSpace space)
{
    return space == HandleSpace::World ? HandleSpace::Local : HandleSpace::World;
}

} // namespace

PoseGesture::Kind PoseTool::kindOf(HandlePart part) const
{
    if (part == HandlePart::Pole)
        return PoseGesture::Kind::Swing;
    if (rotates())
        return PoseGesture::Kind::Rotate;
    return m_settings.choices().tool == ToolKind::Move ? PoseGesture::Kind::Move : PoseGesture::Kind::Ik;
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
    m_view = &view;
    m_drag.emplace(view.camera(), *place, m_lit, at);
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

double PoseTool::wantedDegrees(bool snaps) const
{
    const double degrees = m_drag->rotationRadians() * degreesPerRadian;
    return m_typed.valueOr(snaps ? snapped(degrees, m_settings.choices().snapDegrees) : degrees);
}

// The displacement is in view space.
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
    return m_typed.valueOr(glm::dot(wanted, direction)) * direction;
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
    m_lit = HandlePart::None;
    emit described({});
    emit changed();
}

} // namespace limber
