#include "leg.h"

#include "body.h"

#include "pose/pose.h"

#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>

#include <algorithm>
#include <cmath>

namespace limber::samples {

LegPose reach(const glm::dvec3 &hip, const glm::dvec3 &ankle, const glm::dvec3 &forward)
{
    const double length = body::thigh + body::shin;
    const double distance = glm::length(ankle - hip);
    LegPose pose;
    pose.reaches = distance < length;

    // Law of cosines in the triangle of hip, knee and ankle.
    const double used = std::min(distance, length);
    const double hipCosine =
        (body::thigh * body::thigh + used * used - body::shin * body::shin) / (2.0 * body::thigh * used);
    const double kneeCosine =
        (body::thigh * body::thigh + body::shin * body::shin - used * used) / (2.0 * body::thigh * body::shin);
    const double hipDegrees = glm::degrees(std::acos(std::clamp(hipCosine, -1.0, 1.0)));
    pose.kneeDegrees = 180.0 - glm::degrees(std::acos(std::clamp(kneeCosine, -1.0, 1.0)));

    // A frame whose y axis runs from the ankle up to the hip and whose z axis is the knee's side.
    const glm::dvec3 up = glm::normalize(hip - ankle);
    const glm::dvec3 side = glm::normalize(glm::cross(up, forward));
    const glm::dmat3 straight(side, up, glm::cross(side, up));
    pose.thigh = straight * rotationAbout(Axis::X, -hipDegrees);
    pose.shin = pose.thigh * rotationAbout(Axis::X, pose.kneeDegrees);
    return pose;
}

} // namespace limber::samples
