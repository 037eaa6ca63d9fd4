#include "rotations.h"

#include "pose/pose.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/trigonometric.hpp>

#include <algorithm>
#include <cmath>

namespace limber::samples {

glm::dmat3 turned(double pitchDegrees, double yawDegrees, double rollDegrees)
{
    return rotationAbout(Axis::Y, yawDegrees) * rotationAbout(Axis::X, pitchDegrees) *
           rotationAbout(Axis::Z, rollDegrees);
}

glm::dmat3 partOf(const glm::dmat3 &rotation, double fraction)
{
    const glm::dquat none(1.0, 0.0, 0.0, 0.0);
    return glm::mat3_cast(glm::slerp(none, glm::quat_cast(rotation), fraction));
}

void setZxyAngles(std::span<double> frame, const Joint &joint, const glm::dmat3 &rotation)
{
    // rotation = Rz Rx Ry; glm keeps columns, so rotation[1][2] is the third row of the second column.
    const double z = std::atan2(-rotation[1][0], rotation[1][1]);
    const double x = std::asin(std::clamp(rotation[1][2], -1.0, 1.0));
    const double y = std::atan2(-rotation[0][2], rotation[2][2]);
    const auto first = static_cast<std::size_t>(joint.firstColumn + joint.columnCount() - 3);
    frame[first] = glm::degrees(z);
    frame[first + 1] = glm::degrees(x);
    frame[first + 2] = glm::degrees(y);
}

} // namespace limber::samples
