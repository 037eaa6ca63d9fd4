#include "geometry/capsule.h"

#include "geometry/geometry.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace limber {

namespace {

double fraction(double part, double whole)
{
    return whole > 0.0 ? std::clamp(part / whole, 0.0, 1.0) : 0.0;
}

} // namespace

CapsuleOverlap overlapOf(const Capsule &inner, const Capsule &outer)
{
    constexpr double parallel = 1e-12; // of the squared lengths
    const glm::dvec3 innerAxis = inner.to - inner.from;
    const glm::dvec3 outerAxis = outer.to - outer.from;
    const glm::dvec3 between = inner.from - outer.from;
    const double innerSquared = glm::dot(innerAxis, innerAxis);
    const double outerSquared = glm::dot(outerAxis, outerAxis);
    const double both = glm::dot(innerAxis, outerAxis);
    const double innerStart = glm::dot(innerAxis, between);
    const double outerStart = glm::dot(outerAxis, between);

    const double normal = innerSquared * outerSquared - both * both;
    double along = 0.0;
    if (normal > parallel * innerSquared * outerSquared)
        along = fraction(both * outerStart - innerStart * outerSquared, normal);
    const double wanted = both * along + outerStart; // times outerSquared, from 0 to outerSquared on the segment
    if (wanted <= 0.0)
        along = fraction(-innerStart, innerSquared);
    else if (wanted > outerSquared)
        along = fraction(both - innerStart, innerSquared);
    const double alongOther = fraction(wanted, outerSquared);

    const glm::dvec3 apart = between + innerAxis * along - outerAxis * alongOther;
    return {inner.radius + outer.radius - glm::length(apart), directionOf(apart), along, alongOther};
}

} // namespace limber
