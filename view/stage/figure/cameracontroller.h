#pragma once

#include "figure/camera.h"

#include <QPointF>

class QNativeGestureEvent;
class QWheelEvent;

namespace limber {

// Converts a point of a widget to the camera's pixels, y downwards.
[[nodiscard]] inline glm::dvec2 toPixel(const QPointF &point)
{
    return {point.x(), point.y()};
}

// Converts drags, the wheel and the touchpad into camera movements, at the same speed in every view. The views decide
// which button starts which gesture.
class CameraController
{
public:
    enum class Gesture { None, Orbit, Pan, Zoom };

    // Call this when a button is pressed; until the mouse has moved away it may be a click.
    void press(const QPointF &at, const Camera &camera);
    [[nodiscard]] const QPointF &pressedAt() const { return m_pressedAt; }
    [[nodiscard]] bool isClickAt(const QPointF &at) const;
    // Applies the movement of the mouse since the last call.
    void drag(Gesture gesture, const QPointF &to, Camera &camera);
    // Returns the camera at the press of the button.
    [[nodiscard]] const Camera &cameraBefore() const { return m_before; }

    // A wheel zooms. Two fingers orbit, pan with Shift and zoom with Ctrl.
    static void scroll(const QWheelEvent &event, Camera &camera);
    // Returns false for gestures without a meaning here.
    static bool pinch(const QNativeGestureEvent &event, Camera &camera);

private:
    QPointF m_pressedAt;
    QPointF m_lastAt;
    Camera m_before;
};

// The distance from a joint, in pixels, within which the mouse still points at it.
constexpr double pickTolerance = 8.0;

} // namespace limber
