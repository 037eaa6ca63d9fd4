#include "contacts/legreach.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double nearlyStraight = 0.999; // of the leg's length
constexpr double softFrom = 0.97;

} // namespace

LegReach::LegReach(const glm::dvec3 &hip, const glm::dvec3 &knee, const glm::dvec3 &ankle)
    : LegReach(hip, knee, ankle, glm::distance(hip, ankle))
{
}

LegReach::LegReach(const glm::dvec3 &hip, const glm::dvec3 &knee, const glm::dvec3 &ankle, double present)
{
    const double upper = glm::distance(hip, knee);
    const double lower = glm::distance(knee, ankle);
    m_length = upper + lower;
    m_shortest = std::min(std::abs(upper - lower), present);
    m_softFrom = std::max(softFrom * m_length, present);
    m_longest = std::max(nearlyStraight * m_length, present);
}

double LegReach::softened(double distance) const
{
    const double range = m_longest - m_softFrom;
    if (distance <= m_softFrom)
        return distance;
    return range > 0.0 ? m_softFrom + range * (1.0 - std::exp((m_softFrom - distance) / range)) : m_longest;
}

double LegReach::dropFor(const glm::dvec3 &hip, const glm::dvec3 &goal, const glm::dvec3 &up) const
{
    const double wanted = glm::distance(hip, goal);
    if (wanted <= m_softFrom)
        return 0.0;
    const double height = glm::dot(hip - goal, up);
    const double aside = glm::length(hip - goal - up * height);
    const double reach = softened(wanted);
    return std::max(0.0, height - std::sqrt(std::max(0.0, reach * reach - aside * aside)));
}

} // namespace limber
