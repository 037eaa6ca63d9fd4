#include "geometry/hingeaxis.h"

#include "geometry/geometry.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

// Bends from the first to the second angle begin to count.
constexpr double straightRadians = 5.0 / degreesPerRadian;
constexpr double bentRadians = 15.0 / degreesPerRadian;
// A real hinge reaches 0.95 and more; noise and poses that hardly bend stay far below.
constexpr double leastConcentration = 0.8;
constexpr double fullConcentration = 0.93;
// A single pose agrees with itself.
constexpr double fewestPoses = 1.0;
constexpr double enoughPoses = 4.0;
// Poses that are all bent alike may be bent about any axis.
constexpr double stillRadians = 5.0 / degreesPerRadian;
constexpr double movingRadians = 15.0 / degreesPerRadian;

double ramp(double value, double from, double to)
{
    return smoothStep((value - from) / (to - from));
}

} // namespace

void HingeAxis::add(const glm::dvec3 &upper, const glm::dvec3 &lower, const glm::dmat3 &worldFromJoint)
{
    const glm::dvec3 axis = glm::cross(upper, lower);
    const double bend = std::atan2(glm::length(axis), glm::dot(upper, lower));
    m_leastBend = std::min(m_leastBend, bend);
    m_mostBend = std::max(m_mostBend, bend);
    const double weight = ramp(bend, straightRadians, bentRadians);
    if (!(weight > 0.0))
        return;
    m_mean.add(weight * (glm::transpose(worldFromJoint) * axis));
    m_bentPoses += weight;
}

double HingeAxis::confidence() const
{
    return ramp(concentration(), leastConcentration, fullConcentration) * ramp(m_bentPoses, fewestPoses, enoughPoses) *
           ramp(m_mostBend - m_leastBend, stillRadians, movingRadians);
}

double bendAbout(const glm::dvec3 &axis, const glm::dvec3 &upper, const glm::dvec3 &lower)
{
    const double along = glm::dot(upper, lower) - glm::dot(upper, axis) * glm::dot(lower, axis);
    return std::atan2(glm::dot(axis, glm::cross(upper, lower)), along);
}

} // namespace limber
