#pragma once

#include "viewport/handles/handlelayout.h"

#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

#include <optional>

namespace limber {

// What a drag is held to: one axis, the plane without it, or nothing.
struct DragHold
{
    int axis = -1; // -1 for none
    bool isPlane = false;

    friend bool operator==(const DragHold &, const DragHold &) = default;
};

// Converts what the mouse did since a handle was pressed into a displacement or a rotation in view space. It knows
// the camera and the handles as they were at the press, so going back there gives nothing at all.
class HandleDrag
{
public:
    HandleDrag(const Camera &camera, const HandlePlace &place, HandlePart part, const QPointF &pressedAt);

    // The mouse went there; a slow drag follows a tenth as far.
    void moveTo(const QPointF &pixel, bool isSlow);
    // Another axis than that of the handle; none: that of the handle again.
    void setHold(const std::optional<DragHold> &hold, const std::array<glm::dvec3, 3> &axes);
    [[nodiscard]] DragHold hold() const;

    // How far, in units of the view: along the axis that is held, in its plane, or in the plane of the picture.
    [[nodiscard]] glm::dvec3 displacement() const;
    // About which axis of length 1, and how far, radians; more than once around counts on.
    [[nodiscard]] glm::dvec3 rotationAxis() const;
    [[nodiscard]] double rotationRadians() const { return m_angle; }

    // The axes of the handles, or those that are held now, in view space.
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
    QPointF m_at; // where the mouse would be if it had gone at full speed
    std::optional<DragHold> m_hold;
    std::array<glm::dvec3, 3> m_axes;
    double m_angle = 0.0;
};

} // namespace limber
