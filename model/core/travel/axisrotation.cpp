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
