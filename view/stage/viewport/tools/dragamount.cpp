#include "viewport/tools/dragamount.h"

#include "base/at.h"
#include "geometry/geometry.h"

#include <glm/geometric.hpp>

#include <cmath>

namespace limber {

namespace {

double snapped(double value, double step)
{
    return step > 0.0 ? step * std::round(value / step) : value;
}

} // namespace

double DragAmount::degrees() const
{
    const double degrees = m_drag.rotationRadians() * degreesPerRadian;
    return m_typed.valueOr(m_steps.snaps ? snapped(degrees, m_steps.degrees) : degrees);
}

glm::dvec3 DragAmount::displacement() const
{
    const glm::dvec3 dragged = m_drag.displacement();
    const DragHold hold = m_drag.hold();
    glm::dvec3 wanted = dragged;
    if (m_steps.snaps) {
        wanted = glm::dvec3(0.0);
        for (const glm::dvec3 &axis : m_drag.axes())
            wanted += snapped(glm::dot(dragged, axis), m_steps.length) * axis;
    }
    if (m_typed.isEmpty())
        return wanted;
    const bool isOnAxis = hold.axis >= 0 && !hold.isPlane;
    const glm::dvec3 direction = isOnAxis ? at(m_drag.axes(), hold.axis) : directionOf(dragged);
    return m_typed.valueOr(glm::dot(wanted, direction)) * direction;
}

} // namespace limber
