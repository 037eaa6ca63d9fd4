#include "pose/eulerangles.h"

#include "pose/pose.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <cmath>

namespace limber {

namespace {

constexpr double degreesPerRadian = 180.0 / 3.14159265358979323846;
constexpr double lockedBelow = 1e-12;

double nearestAngle(double angle, double near)
{
    return angle + 360.0 * std::round((near - angle) / 360.0);
}

glm::dvec3 nearestAngles(const glm::dvec3 &angles, const glm::dvec3 &near)
{
    return {nearestAngle(angles.x, near.x), nearestAngle(angles.y, near.y), nearestAngle(angles.z, near.z)};
}

} // namespace

glm::dmat3 rotationFromAngles(const RotationOrder &order, const glm::dvec3 &angles)
{
    return rotationAbout(order[0], angles.x) * rotationAbout(order[1], angles.y) * rotationAbout(order[2], angles.z);
}

glm::dvec3 eulerAngles(const glm::dmat3 &rotation, const RotationOrder &order, const glm::dvec3 &near)
{
    const int i = static_cast<int>(order[0]);
    const int j = static_cast<int>(order[1]);
    const int k = static_cast<int>(order[2]);
    const double e = (j - i + 3) % 3 == 1 ? 1.0 : -1.0; // +1 for XYZ, YZX, ZXY
    const auto at = [](const glm::dmat3 &m, int row, int column) { return m[column][row]; };

    const double y = -e * at(rotation, j, k);
    const double x = at(rotation, k, k);
    const double first = std::hypot(x, y) < lockedBelow ? near.x : std::atan2(y, x) * degreesPerRadian;

    const glm::dmat3 rest = glm::transpose(rotationAbout(order[0], first)) * rotation;
    const double b = std::atan2(e * at(rest, i, k), at(rest, k, k)) * degreesPerRadian;
    const double c = std::atan2(e * at(rest, j, i), at(rest, j, j)) * degreesPerRadian;
    const glm::dvec3 best = nearestAngles({first, b, c}, near);
    const glm::dvec3 other = nearestAngles({first + 180.0, 180.0 - b, c + 180.0}, near);
    return glm::dot(other - near, other - near) < glm::dot(best - near, best - near) ? other : best;
}

} // namespace limber
