#include "viewport/handles/handledrag.h"

#include "base/at.h"
#include "figure/cameracontroller.h"
#include "geometry/geometry.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double slowFactor = 0.1;
// If a plane is seen at less than this from its edge, no point in it can be chosen with the mouse.
constexpr double leastFacing = 0.2;
constexpr double poleFacing = 0.7;
// The mouse distance for one radian if the rotation does not follow a ring.
constexpr double pixelsPerRadian = 110.0;
// A drag cannot go beyond this many times the distance of the eye: near the horizon one pixel would be miles.
constexpr double farthest = 20.0;

// Returns where a line of sight meets the plane through `origin`; nothing if it does not.
std::optional<glm::dvec3> onPlane(const Ray &ray, const glm::dvec3 &origin, const glm::dvec3 &normal)
{
    const double facing = glm::dot(ray.direction, normal);
    if (std::abs(facing) < 1e-9)
        return std::nullopt;
    return ray.origin + glm::dot(origin - ray.origin, normal) / facing * ray.direction;
}

} // namespace

HandleDrag::HandleDrag(const Camera &camera, const HandlePlace &place, HandlePart part, const QPointF &pressedAt)
    : m_camera(camera), m_place(place), m_part(part), m_pressedAt(pressedAt), m_mouseAt(pressedAt), m_at(pressedAt),
      m_axes(place.axes)
{
}

DragHold HandleDrag::hold() const
{
    return m_hold.value_or(DragHold{axisOf(m_part), false});
}

void HandleDrag::setHold(const std::optional<DragHold> &hold, const std::array<glm::dvec3, 3> &axes)
{
    m_hold = hold;
    m_axes = hold ? axes : m_place.axes;
    m_angle = 0.0;
    followAngle(m_pressedAt, m_at);
}

void HandleDrag::moveTo(const QPointF &pixel, bool isSlow)
{
    const QPointF from = m_at;
    m_at += (isSlow ? slowFactor : 1.0) * (pixel - m_mouseAt);
    m_mouseAt = pixel;
    followAngle(from, m_at);
}

glm::dvec3 HandleDrag::rotationAxis() const
{
    if (m_part == HandlePart::Pole)
        return m_axes[0];
    const int axis = hold().axis;
    if (axis >= 0)
        return at(m_axes, axis);
    if (m_part == HandlePart::Screen)
        return -m_camera.forward();
    // The figure rotates like a ball: about the axis across the line of the mouse movement.
    const QPointF gone = m_at - m_pressedAt;
    return directionOf(gone.x() * m_camera.up() + gone.y() * m_camera.right());
}

double HandleDrag::angleAt(const QPointF &pixel) const
{
    const glm::dvec3 axis = rotationAxis();
    const glm::dvec3 u = normalTo(axis);
    const glm::dvec3 v = glm::cross(axis, u);
    const auto point = onPlane(m_camera.rayThrough(toPixel(pixel)), m_place.origin, axis);
    const glm::dvec3 arm = point.value_or(m_place.origin + u) - m_place.origin;
    return std::atan2(glm::dot(arm, v), glm::dot(arm, u));
}

// The angle is summed up from small steps, so that a ring can go around more than once.
void HandleDrag::followAngle(const QPointF &from, const QPointF &to)
{
    if (m_part == HandlePart::Pole)
        return swing(from, to);
    const bool isFree = hold().axis < 0 && m_part != HandlePart::Screen;
    if (isFree) {
        m_angle = QLineF(m_pressedAt, m_at).length() / pixelsPerRadian;
        return;
    }
    const glm::dvec3 axis = rotationAxis();
    if (std::abs(glm::dot(axis, m_camera.forward())) > leastFacing) {
        const double step = angleAt(to) - angleAt(from);
        m_angle += step - radiansPerTurn * std::round(step / radiansPerTurn);
        return;
    }
    m_angle += angleAlong(to - from, HandleLayout::ringPixels);
}

// A ring that is seen from its edge is a line: the mouse movement along it counts.
double HandleDrag::angleAlong(const QPointF &step, double radiusPixels) const
{
    const glm::dvec3 along = directionOf(glm::cross(rotationAxis(), -m_camera.forward()));
    return (step.x() * glm::dot(along, m_camera.right()) - step.y() * glm::dot(along, m_camera.up())) / radiusPixels;
}

// The circle of a pole is mostly seen nearly from its edge, and then a line of sight meets its plane far away.
// Therefore the pole follows the mouse around the circle only in a view along its axis.
void HandleDrag::swing(const QPointF &from, const QPointF &to)
{
    constexpr double leastPixels = 30.0;
    const glm::dvec3 axis = rotationAxis();
    if (std::abs(glm::dot(axis, m_camera.forward())) > poleFacing) {
        const double step = angleAt(to) - angleAt(from);
        m_angle += step - radiansPerTurn * std::round(step / radiansPerTurn);
        return;
    }
    const bool isBehind = glm::dot(m_place.arm, m_camera.forward()) > 0.0;
    const double pixels =
        glm::length(m_place.arm) * m_camera.pixelsPerUnit(m_camera.depthOf(m_place.origin + m_place.arm));
    m_angle += (isBehind ? -1.0 : 1.0) * angleAlong(to - from, std::max(leastPixels, pixels));
}

glm::dvec3 HandleDrag::pointAt(const QPointF &pixel) const
{
    const Ray ray = m_camera.rayThrough(toPixel(pixel));
    const DragHold held = hold();
    const glm::dvec3 facing = -m_camera.forward();
    glm::dvec3 normal = facing;
    if (held.axis >= 0) {
        const glm::dvec3 &axis = at(m_axes, held.axis);
        // For an axis, this is the plane through the axis that faces the eye most.
        normal = held.isPlane ? axis : directionOf(facing - glm::dot(facing, axis) * axis);
        if (held.isPlane && std::abs(glm::dot(normal, facing)) < 0.02)
            normal = facing;
    }
    glm::dvec3 point = onPlane(ray, m_place.origin, normal).value_or(m_place.origin) - m_place.origin;
    if (held.axis >= 0 && !held.isPlane)
        point = glm::dot(point, at(m_axes, held.axis)) * at(m_axes, held.axis);
    const double most = farthest * m_camera.distance();
    const double length = glm::length(point);
    return length > most ? point * (most / length) : point;
}

glm::dvec3 HandleDrag::displacement() const
{
    return m_at == m_pressedAt ? glm::dvec3(0.0) : pointAt(m_at) - pointAt(m_pressedAt);
}

} // namespace limber
