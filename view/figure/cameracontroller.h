#pragma once

#include "figure/camera.h"

#include <QPointF>

class QNativeGestureEvent;
class QWheelEvent;

namespace limber {

// A point of a widget as the camera counts it: pixels, y downwards.
[[nodiscard]] inline glm::dvec2 toPixel(const QPointF &point)
{
    return {point.x(), point.y()};
}

// Converts drags, the wheel and the touchpad into looking around with a camera, at the same pace in every view. Which
// button begins which gesture is decided by the views.
class CameraController
{
public:
    enum class Gesture { None, Orbit, Pan, Zoom };

    // A button went down there; until the mouse moves away it may be a click.
    void press(const QPointF &at, const Camera &camera);
    [[nodiscard]] const QPointF &pressedAt() const { return m_pressedAt; }
    [[nodiscard]] bool isClickAt(const QPointF &at) const;
    // The mouse moved there since the last call.
    void drag(Gesture gesture, const QPointF &to, Camera &camera);
    // What the camera was like when the button went down.
    [[nodiscard]] const Camera &cameraBefore() const { return m_before; }

    // A wheel zooms. Two fingers orbit, pan with Shift and zoom with Ctrl.
    static void scroll(const QWheelEvent &event, Camera &camera);
    // False for gestures that mean nothing here.
    static bool pinch(const QNativeGestureEvent &event, Camera &camera);

private:
    QPointF m_pressedAt;
    QPointF m_lastAt;
    Camera m_before;
};

// How far from a joint, in pixels, one can still point at it.
constexpr double pickTolerance = 8.0;

} // namespace limber
