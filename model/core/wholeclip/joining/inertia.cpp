#include "joining/inertia.h"

#include "geometry/geometry.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double halfLives = 6.0; // of the spring

} // namespace

FadingDifference::FadingDifference(const glm::dvec3 &offset, const glm::dvec3 &speed, double seconds)
    : m_direction(directionOf(offset)), m_seconds(seconds), m_alongSeconds(seconds), m_offset(glm::length(offset)),
      m_speed(glm::dot(speed, m_direction))
{
    m_speedAcross = speed - m_direction * m_speed;
    if (m_speed < 0.0) // it ends sooner, since it would overshoot otherwise
        m_alongSeconds = std::min(m_alongSeconds, -5.0 * m_offset / m_speed);
    if (m_alongSeconds > 0.0)
        m_acceleration =
            std::max(0.0, (-8.0 * m_speed * m_alongSeconds - 20.0 * m_offset) / (m_alongSeconds * m_alongSeconds));
}

glm::dvec3 FadingDifference::at(double time) const
{
    if (time >= m_seconds)
        return glm::dvec3(0.0);
    const double rate = 2.0 * std::log(2.0) * halfLives / m_seconds;
    const double spring = time * std::exp(-rate * time) * (1.0 - smoothStep(time / m_seconds));
    return m_direction * alongAt(time) + m_speedAcross * spring;
}

double FadingDifference::alongAt(double time) const
{
    const double end = m_alongSeconds;
    if (time >= end)
        return 0.0;
    const double x = 12.0 * m_offset;
    const double v = m_speed * end;
    const double a = m_acceleration * end * end;
    const double u = time / end;
    const double fifth = -(a + 6.0 * v + x) / 2.0;
    const double fourth = (3.0 * a + 16.0 * v + 30.0 * m_offset) / 2.0;
    const double third = -(3.0 * a + 12.0 * v + 20.0 * m_offset) / 2.0;
    return ((((fifth * u + fourth) * u + third) * u + a / 2.0) * u + v) * u + m_offset;
}

} // namespace limber
