#pragma once

#include "viewport/handles/handlelayout.h"

#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

#include <optional>

namespace limber {

// What a drag is restricted to: one axis, the plane across it, or nothing.
struct DragHold
{
    int axis = -1; // -1 for none
    bool isPlane = false;

    friend bool operator==(const DragHold &, const DragHold &) = default;
};

// Converts the mouse movement since a handle was pressed into a displacement or a rotation in view space. It keeps the
// camera and the handles of the press, so moving back to the start gives exactly zero.
class HandleDrag
{
public:
    HandleDrag(const Camera &camera, const HandlePlace &place, HandlePart part, const QPointF &pressedAt);

    // Moves the mouse there; a slow drag follows a tenth as far.
    void moveTo(const QPointF &pixel, bool isSlow);
    // Restricts the drag to another axis than that of the handle; no value returns to the handle's own axis.
    void setHold(const std::optional<DragHold> &hold, const std::array<glm::dvec3, 3> &axes);
    [[nodiscard]] DragHold hold() const;
    // Returns the part that was pressed.
    [[nodiscard]] HandlePart part() const { return m_part; }

    // Returns the displacement in view-space units: along the held axis, in its plane, or in the plane of the picture.
    [[nodiscard]] glm::dvec3 displacement() const;
    // The axis of the rotation, of length 1, and its angle in radians, which keeps counting after a whole revolution.
    [[nodiscard]] glm::dvec3 rotationAxis() const;
    [[nodiscard]] double rotationRadians() const { return m_angle; }

    // Returns the axes of the handles, or the held axes, in view space.
    [[nodiscard]] const std::array<glm::dvec3, 3> &axes() const { return m_axes; }

private:
    [[nodiscard]] glm::dvec3 pointAt(const QPointF &pixel) const;
    [[nodiscard]] double angleAt(const QPointF &pixel) const;
    [[nodiscard]] double angleAlong(const QPointF &step, double radiusPixels) const;
    void swing(const QPointF &from, const QPointF &to);
    void followAngle(const QPointF &from, const QPointF &to);

    Camera m_camera;
    HandlePlace m_place;
    HandlePart m_part;
    QPointF m_pressedAt;
    QPointF m_mouseAt;
    QPointF m_at; // where the mouse would be without slow dragging
    std::optional<DragHold> m_hold;
    std::array<glm::dvec3, 3> m_axes;
    double m_angle = 0.0;
};

} // namespace limber
