#include "figure/cameracontroller.h"

#include <QLineF>
#include <QNativeGestureEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double dragThreshold = 4.0; // pixels
constexpr double zoomPerPixel = 0.008;
constexpr double zoomPerNotch = 0.16;
constexpr double notch = 120.0; // eighths of a degree

} // namespace

void CameraController::press(const QPointF &at, const Camera &camera)
{
    m_pressedAt = m_lastAt = at;
    m_before = camera;
}

bool CameraController::isClickAt(const QPointF &at) const
{
    return QLineF(m_pressedAt, at).length() < dragThreshold;
}

void CameraController::drag(Gesture gesture, const QPointF &to, Camera &camera)
{
    const QPointF displacement = to - m_lastAt;
    m_lastAt = to;
    switch (gesture) {
    case Gesture::Orbit:
        return camera.orbit(displacement.x(), displacement.y());
    case Gesture::Pan:
        return camera.pan(displacement.x(), displacement.y());
    case Gesture::Zoom:
        return camera.zoom(std::exp(zoomPerPixel * (displacement.y() - displacement.x())), toPixel(m_pressedAt));
    case Gesture::None:
        break;
    }
}

// The gestures are those of Blender. A touchpad is recognised by its phases, since some mice send pixels, too.
void CameraController::scroll(const QWheelEvent &event, Camera &camera)
{
    const bool isTouchpad = event.phase() != Qt::NoScrollPhase && !event.pixelDelta().isNull();
    const glm::dvec2 at = toPixel(event.position());
    if (!isTouchpad)
        return camera.zoom(std::exp(-zoomPerNotch * event.angleDelta().y() / notch), at);
    const QPointF displacement = event.pixelDelta();
    if (event.modifiers() & Qt::ShiftModifier)
        camera.pan(displacement.x(), displacement.y());
    else if (event.modifiers() & Qt::ControlModifier)
        camera.zoom(std::exp(-zoomPerPixel * displacement.y()), at);
    else
        camera.orbit(displacement.x(), displacement.y());
}

bool CameraController::pinch(const QNativeGestureEvent &event, Camera &camera)
{
    if (event.gestureType() != Qt::ZoomNativeGesture)
        return false;
    camera.zoom(1.0 / std::clamp(1.0 + event.value(), 0.2, 5.0), toPixel(event.position()));
    return true;
}

} // namespace limber
