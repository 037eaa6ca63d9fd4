#pragma once

#include "figure/cameracontroller.h"
#include "motion/skeleton.h"

#include <QObject>
#include <QPointF>
#include <QRectF>

class QInputEvent;
class QContextMenuEvent;
class QKeyEvent;
class QMouseEvent;
class QNativeGestureEvent;
class QWheelEvent;
class QWidget;

namespace limber {

class PoseTool;
class ViewportCanvas;
class ViewportScene;

// Converts mouse, touchpad and keyboard input on a canvas into looking around, pointing and selecting. It supports both
// conventions that people are used to: Blender's middle button and Maya's Alt.
class ViewportController : public QObject
{
    Q_OBJECT

public:
    explicit ViewportController(ViewportScene &scene, QObject *parent = nullptr);

    // Sets the canvas to watch; `widget` and `canvas` are the same object.
    void setCanvas(QWidget *widget, ViewportCanvas *canvas);

    // Sets the tool that gets drags on handles and joints; null for none.
    void setTool(PoseTool *tool) { m_tool = tool; }

    // Lets the next drag select with a box, like the key B.
    void awaitBox();
    // Returns whether awaitBox() was in effect, and ends that.
    [[nodiscard]] bool takeAwaitedBox();

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void used(); // the user used the canvas by mouse or keyboard
    // Emitted when the user asks for a menu of the selection.
    void menuWanted(const QPoint &globalPosition);
    // Emitted when the user asks for a menu of a pin, whose node is selected then.
    void pinMenuWanted(const QPoint &globalPosition);

private:
    enum class Gesture { None, Click, Orbit, Pan, Zoom, Box, Pose, Refused };

    [[nodiscard]] Gesture gestureFor(const QMouseEvent &event) const;
    [[nodiscard]] bool freePole(const QMouseEvent &event);
    void press(const QMouseEvent &event);
    void move(const QMouseEvent &event);
    void release(const QMouseEvent &event);
    void scroll(const QWheelEvent &event);
    void pinch(const QNativeGestureEvent &event);
    bool pressKey(const QKeyEvent &event);
    [[nodiscard]] bool isForDrag(const QKeyEvent &event) const;
    [[nodiscard]] bool wantsKey(const QKeyEvent &event) const;
    bool cancel(); // returns false if there was nothing to cancel
    void finish();
    void startDrag(const QMouseEvent &event);
    [[nodiscard]] bool startPosing();
    [[nodiscard]] bool isPosing() const;
    void drag(const QPointF &to, Qt::KeyboardModifiers modifiers);
    void moveCamera(CameraController::Gesture gesture, const QPointF &to);
    // Returns the joint or end site there that can be selected; invalid for none.
    [[nodiscard]] NodeId nodeAt(const QPointF &at) const;
    void click(const QPointF &at, Qt::KeyboardModifiers modifiers);
    void askForMenu(const QContextMenuEvent &event);
    void selectBox(Qt::KeyboardModifiers modifiers);
    void hover(const QPointF &at);

    ViewportScene &m_scene;
    QWidget *m_widget = nullptr;
    ViewportCanvas *m_canvas = nullptr;
    PoseTool *m_tool = nullptr;
    Gesture m_gesture = Gesture::None;
    Qt::MouseButton m_button = Qt::NoButton;
    CameraController m_camera;
    QPointF m_lastAt;
    bool m_nextDragIsBox = false; // after the key B
};

} // namespace limber
