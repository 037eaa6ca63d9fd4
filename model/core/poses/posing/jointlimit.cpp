#include "posing/jointlimit.h"

#include "geometry/geometry.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

void AngleBounds::widenTo(double angle)
{
    least = std::min(least, angle);
    most = std::max(most, angle);
}

glm::dvec3 JointLimit::otherAcross() const
{
    return glm::cross(bone, across);
}

SwingTwist JointLimit::of(const glm::dquat &local) const
{
    glm::dquat away = glm::conjugate(middle) * local;
    if (away.w < 0.0)
        away = -away;
    const double along = glm::dot(bone, glm::dvec3(away.x, away.y, away.z));
    SwingTwist angles;
    angles.twist = 2.0 * std::atan2(along, away.w);
    const glm::dvec3 swing = rotationVector(away * glm::conjugate(rotationFromVector(bone * angles.twist)));
    angles.swing = {glm::dot(swing, across), glm::dot(swing, otherAcross())};
    return angles;
}

glm::dvec3 JointLimit::swingVector(const glm::dvec2 &swing) const
{
    return across * swing.x + otherAcross() * swing.y;
}

glm::dquat JointLimit::rotation(const SwingTwist &angles) const
{
    return middle * rotationFromVector(swingVector(angles.swing)) * rotationFromVector(bone * angles.twist);
}

bool JointLimit::contains(const SwingTwist &angles, double within) const
{
    return swings[0].contains(angles.swing.x, within) && swings[1].contains(angles.swing.y, within) &&
           twists.contains(angles.twist, within);
}

} // namespace limber
