#include "travel/axisrotation.h"

namespace limber {

AxisRotation AxisRotation::between(Axis from, Axis to)
{
    AxisRotation rotation;
    if (from == to)
        return rotation;
    const auto a = static_cast<std::size_t>(from);
    const auto b = static_cast<std::size_t>(to);
    rotation.m_to[a] = to;
    rotation.m_to[b] = from;
    rotation.m_negative[b] = true; // so that right-handed axes stay right-handed
    return rotation;
}

AxisRotation AxisRotation::halfTurn(Axis about)
{
    AxisRotation rotation;
    rotation.m_negative = {about != Axis::X, about != Axis::Y, about != Axis::Z};
    return rotation;
}

AxisRotation AxisRotation::then(const AxisRotation &next) const
{
    AxisRotation both;
    for (std::size_t axis = 0; axis < m_to.size(); ++axis) {
        both.m_to[axis] = next.of(m_to[axis]);
        both.m_negative[axis] = m_negative[axis] != next.isNegative(m_to[axis]);
    }
    return both;
}

glm::dvec3 AxisRotation::of(const glm::dvec3 &vector) const
{
    glm::dvec3 result(0.0);
    for (int axis = 0; axis < 3; ++axis) {
        const auto from = static_cast<Axis>(axis);
        result[static_cast<int>(of(from))] = isNegative(from) ? 0.0 - vector[axis] : vector[axis];
    }
    return result;
}

glm::dmat3 AxisRotation::matrix() const
{
    return {of(glm::dvec3(1.0, 0.0, 0.0)), of(glm::dvec3(0.0, 1.0, 0.0)), of(glm::dvec3(0.0, 0.0, 1.0))};
}

} // namespace limber
