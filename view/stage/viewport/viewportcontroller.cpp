#include "viewport/viewportcontroller.h"

#include "figure/picker.h"
#include "viewport/axisgizmo.h"
#include "viewport/poseoverlay.h"
#include "viewport/posetool.h"
#include "viewport/viewportcanvas.h"
#include "viewport/viewportscene.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QWheelEvent>
#include <QWidget>

namespace limber {

namespace {

bool isUse(QEvent::Type type)
{
    return type == QEvent::MouseButtonPress || type == QEvent::Wheel || type == QEvent::NativeGesture ||
           type == QEvent::ContextMenu || type == QEvent::FocusIn;
}

} // namespace

ViewportController::ViewportController(ViewportScene &scene, QObject *parent) : QObject(parent), m_scene(scene)
{
}

void ViewportController::setCanvas(QWidget *widget, ViewportCanvas *canvas)
{
    if (m_widget)
        m_widget->removeEventFilter(this);
    m_widget = widget;
    m_canvas = canvas;
    m_widget->installEventFilter(this);
}

bool ViewportController::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_widget || !m_scene.session())
        return false;
    if (isUse(event->type()))
        emit used();
    switch (event->type()) {
    case QEvent::MouseButtonDblClick:
        if (freePole(static_cast<const QMouseEvent &>(*event)))
            return true;
        [[fallthrough]];
    case QEvent::MouseButtonPress:
        press(static_cast<const QMouseEvent &>(*event));
        return true;
    case QEvent::MouseMove:
        move(static_cast<const QMouseEvent &>(*event));
        return true;
    case QEvent::MouseButtonRelease:
        release(static_cast<const QMouseEvent &>(*event));
        return true;
    case QEvent::ContextMenu:
        askForMenu(static_cast<const QContextMenuEvent &>(*event));
        return true;
    case QEvent::Wheel:
        scroll(static_cast<const QWheelEvent &>(*event));
        event->accept();
        return true;
    case QEvent::NativeGesture:
        pinch(static_cast<const QNativeGestureEvent &>(*event));
        return true;
    case QEvent::ShortcutOverride:
        event->setAccepted(wantsKey(static_cast<const QKeyEvent &>(*event)));
        return event->isAccepted();
    case QEvent::KeyPress:
        return pressKey(static_cast<const QKeyEvent &>(*event));
    case QEvent::Leave:
        m_scene.setHovered({});
        if (m_tool != nullptr)
            m_tool->leave();
        return false;
    // Without the window or the keyboard the user could neither see nor control what happens to the pose.
    case QEvent::FocusOut:
    case QEvent::WindowDeactivate:
    case QEvent::Hide:
        if (isPosing())
            cancel();
        return false;
    default:
        return false;
    }
}

ViewportController::Gesture ViewportController::gestureFor(const QMouseEvent &event) const
{
    const Qt::KeyboardModifiers modifiers = event.modifiers();
    switch (event.button()) {
    case Qt::MiddleButton:
        if (modifiers & (Qt::ShiftModifier | Qt::AltModifier))
            return Gesture::Pan;
        return modifiers & Qt::ControlModifier ? Gesture::Zoom : Gesture::Orbit;
    case Qt::LeftButton:
        return modifiers & Qt::AltModifier ? Gesture::Orbit : Gesture::Click;
    case Qt::RightButton:
        return modifiers & Qt::AltModifier ? Gesture::Zoom : Gesture::None;
    default:
        return Gesture::None;
    }
}

bool ViewportController::freePole(const QMouseEvent &event)
{
    return event.button() == Qt::LeftButton && m_tool != nullptr && m_tool->freePoleAt(event.position(), m_scene);
}

void ViewportController::press(const QMouseEvent &event)
{
    if (m_gesture != Gesture::None)
        return; // another button during a drag is ignored
    m_gesture = gestureFor(event);
    if (m_gesture == Gesture::None)
        return;
    m_button = event.button();
    m_lastAt = event.position();
    m_camera.press(m_lastAt, m_scene.camera());
    if (m_gesture != Gesture::Click)
        m_widget->setCursor(Qt::ClosedHandCursor);
}

void ViewportController::move(const QMouseEvent &event)
{
    if (m_gesture == Gesture::None)
        return hover(event.position());
    if (m_gesture == Gesture::Click) {
        if (m_camera.isClickAt(event.position()))
            return;
        startDrag(event);
    }
    m_lastAt = event.position();
    drag(m_lastAt, event.modifiers());
}

// Once the left button has moved far enough, it is a drag and no longer a click.
void ViewportController::startDrag(const QMouseEvent &event)
{
    if (startPosing())
        return;
    const bool isBox = m_nextDragIsBox || (event.modifiers() & Qt::ControlModifier);
    m_gesture = isBox ? Gesture::Box : Gesture::Orbit;
    m_widget->setCursor(isBox ? Qt::CrossCursor : Qt::ClosedHandCursor);
    m_scene.setHovered({});
}

// Starts to drag a handle or a joint rather than the view. Returns false if there is none, or no tool for it.
bool ViewportController::startPosing()
{
    m_scene.refresh();
    const QPointF at = m_camera.pressedAt();
    const NodeId node = nodeAt(at);
    if (m_nextDragIsBox || m_tool == nullptr || !m_tool->takesDragAt(at, node, m_scene))
        return false;
    m_gesture = m_tool->begin(at, node, m_scene) ? Gesture::Pose : Gesture::Refused;
    m_scene.setHovered({});
    m_widget->setCursor(m_gesture == Gesture::Pose ? Qt::ClosedHandCursor : Qt::ForbiddenCursor);
    return true;
}

bool ViewportController::isPosing() const
{
    return m_gesture == Gesture::Pose;
}

void ViewportController::drag(const QPointF &to, Qt::KeyboardModifiers modifiers)
{
    switch (m_gesture) {
    case Gesture::Orbit:
        return moveCamera(CameraController::Gesture::Orbit, to);
    case Gesture::Pan:
        return moveCamera(CameraController::Gesture::Pan, to);
    case Gesture::Zoom:
        return moveCamera(CameraController::Gesture::Zoom, to);
    case Gesture::Box:
        return m_canvas->setSelectionBox(QRectF(m_camera.pressedAt(), to).normalized());
    case Gesture::Pose:
        return m_tool->drag(to, modifiers, m_tool->takesTargets() ? nodeAt(to) : NodeId());
    case Gesture::Click:
    case Gesture::Refused:
    case Gesture::None:
        break;
    }
}

void ViewportController::moveCamera(CameraController::Gesture gesture, const QPointF &to)
{
    m_scene.moveCamera([&](Camera &camera) { m_camera.drag(gesture, to, camera); });
}

void ViewportController::release(const QMouseEvent &event)
{
    if (event.button() != m_button || m_gesture == Gesture::None)
        return;
    if (m_gesture == Gesture::Click)
        click(event.position(), event.modifiers());
    else if (m_gesture == Gesture::Box)
        selectBox(event.modifiers());
    else if (m_gesture == Gesture::Pose)
        m_tool->release();
    finish();
    hover(event.position());
}

void ViewportController::finish()
{
    m_gesture = Gesture::None;
    m_button = Qt::NoButton;
    m_nextDragIsBox = false;
    m_canvas->setSelectionBox({});
    m_widget->unsetCursor();
}

bool ViewportController::cancel()
{
    if (m_gesture == Gesture::None && !m_nextDragIsBox)
        return false;
    if (isPosing())
        m_tool->cancel();
    else if (m_gesture != Gesture::None)
        m_scene.moveCamera([this](Camera &camera) { camera = m_camera.cameraBefore(); });
    finish();
    return true;
}

NodeId ViewportController::nodeAt(const QPointF &at) const
{
    if (!m_scene.showsNodesOfDocument())
        return {};
    return Picker(m_scene.figure(), m_scene.camera()).nodeAt(toPixel(at), pickTolerance);
}

void ViewportController::click(const QPointF &at, Qt::KeyboardModifiers modifiers)
{
    if (const auto direction = m_scene.axisCross().directionAt(at)) {
        m_scene.moveCamera([direction](Camera &camera) { camera.look(*direction); });
        return;
    }
    m_scene.refresh();
    const NodeId node = nodeAt(at);
    const bool isHandle = m_tool != nullptr && m_tool->takesDragAt(at, {}, m_scene);
    if (isHandle && (!node.isValid() || m_tool->litPart() == HandlePart::Pole))
        return;
    Session &session = *m_scene.session();
    if (modifiers & Qt::ControlModifier) {
        if (node.isValid())
            session.select({node}, QItemSelectionModel::Toggle);
    } else if (modifiers & Qt::ShiftModifier) {
        if (node.isValid())
            session.select({node}, QItemSelectionModel::Select);
    } else if (node.isValid()) {
        session.selectOnly(node);
    } else {
        session.clearSelection();
    }
}

// Asks for the menu of the pin or the joint under the mouse. Alt with the right button zooms, so it opens no menu.
void ViewportController::askForMenu(const QContextMenuEvent &event)
{
    if (event.modifiers() & Qt::AltModifier || m_gesture != Gesture::None)
        return;
    if (event.reason() == QContextMenuEvent::Mouse) {
        m_scene.refresh();
        if (const NodeId pinned = PoseOverlay::pinAt(event.pos(), m_scene); pinned.isValid()) {
            m_scene.session()->selectOnly(pinned);
            return emit pinMenuWanted(event.globalPos());
        }
        const NodeId node = nodeAt(event.pos());
        if (node.isValid() && !m_scene.session()->isSelected(node))
            m_scene.session()->selectOnly(node);
    }
    emit menuWanted(event.globalPos());
}

void ViewportController::selectBox(Qt::KeyboardModifiers modifiers)
{
    m_scene.refresh();
    if (!m_scene.showsNodesOfDocument())
        return;
    const Picker picker(m_scene.figure(), m_scene.camera());
    const auto nodes = picker.nodesBetween(toPixel(m_camera.pressedAt()), toPixel(m_lastAt));
    const bool extends = modifiers & Qt::ShiftModifier;
    m_scene.session()->select(nodes, extends ? QItemSelectionModel::Select : QItemSelectionModel::ClearAndSelect);
}

void ViewportController::hover(const QPointF &at)
{
    m_scene.refresh();
    const bool onGizmo = m_scene.axisCross().directionAt(at).has_value();
    if (m_tool != nullptr)
        m_tool->hover(at, m_scene);
    const bool onHandle = m_tool != nullptr && m_tool->litPart() != HandlePart::None;
    const NodeId node = onGizmo || onHandle ? NodeId() : nodeAt(at);
    m_scene.setHovered(node);
    if (m_nextDragIsBox)
        m_widget->setCursor(Qt::CrossCursor);
    else if (onGizmo)
        m_widget->setCursor(Qt::PointingHandCursor);
    else if (onHandle)
        m_widget->setCursor(Qt::OpenHandCursor);
    else
        m_widget->unsetCursor();
}

void ViewportController::scroll(const QWheelEvent &event)
{
    if (isPosing())
        return m_tool->widen(event.angleDelta().y() > 0);
    m_scene.moveCamera([&](Camera &camera) { CameraController::scroll(event, camera); });
}

void ViewportController::pinch(const QNativeGestureEvent &event)
{
    m_scene.moveCamera([&](Camera &camera) { CameraController::pinch(event, camera); });
}

// During a drag, keys belong to the drag, and undo would undo another step.
bool ViewportController::isForDrag(const QKeyEvent &event) const
{
    const Qt::KeyboardModifiers others = event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier);
    return isPosing() && (others == Qt::NoModifier || event.matches(QKeySequence::Undo));
}

bool ViewportController::wantsKey(const QKeyEvent &event) const
{
    if (isForDrag(event))
        return true;
    if (event.modifiers() != Qt::NoModifier)
        return false;
    return event.key() == Qt::Key_B || event.key() == Qt::Key_Escape;
}

bool ViewportController::pressKey(const QKeyEvent &event)
{
    if (!wantsKey(event))
        return false;
    if (isPosing() && event.key() != Qt::Key_Escape) {
        if (event.matches(QKeySequence::Undo))
            cancel();
        else
            m_tool->pressKey(event);
    } else if (event.key() == Qt::Key_Escape) {
        if (!cancel())
            m_scene.session()->clearSelection();
    } else {
        awaitBox();
    }
    return true;
}

void ViewportController::awaitBox()
{
    m_nextDragIsBox = true;
    m_widget->setFocus(); // the key may have come from elsewhere, but Esc must reach the view
    m_widget->setCursor(Qt::CrossCursor);
}

bool ViewportController::takeAwaitedBox()
{
    const bool isAwaited = m_nextDragIsBox && m_gesture == Gesture::None;
    if (isAwaited)
        finish();
    return isAwaited;
}

} // namespace limber
