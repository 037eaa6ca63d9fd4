#include "pose/localrotation.h"

#include <cmath>

namespace limber {

namespace {

// Computes rotation * R(axis, angle), which changes two columns. The numbers are those of the product of the matrices.
void rotateAbout(Axis axis, double angleDegrees, glm::dmat3 &rotation)
{
    const double whole = std::abs(angleDegrees) < 360.0 ? angleDegrees : std::fmod(angleDegrees, 360.0);
    const double angle = whole * (3.14159265358979323846 / 180.0);
    const double c = std::cos(angle);
    const double s = std::sin(angle);
    glm::dvec3 &second = rotation[(static_cast<int>(axis) + 1) % 3];
    glm::dvec3 &third = rotation[(static_cast<int>(axis) + 2) % 3];
    const glm::dvec3 before = second;
    second = before * c + third * s;
    third = third * c - before * s;
}

} // namespace

glm::dmat3 localRotation(const Joint &joint, std::span<const double> values)
{
    glm::dmat3 rotation(1.0);
    for (int i = 0; i < joint.columnCount(); ++i) {
        const Channel channel = joint.channels[static_cast<std::size_t>(i)];
        if (channel.isRotation())
            rotateAbout(channel.axis, values[static_cast<std::size_t>(joint.firstColumn + i)], rotation);
    }
    return rotation;
}

} // namespace limber
