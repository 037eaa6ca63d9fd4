#pragma once

#include <glm/vec3.hpp>

namespace limber {

// How a difference between two movements fades after a cut from one to the other (Bollo, Inertialization, 2018): along
// its own direction by a polynomial of fifth degree that ends with speed and acceleration 0, across it like a
// critically damped spring. It begins with the given offset and speed, and is zero at the end.
class FadingDifference
{
public:
    FadingDifference(const glm::dvec3 &offset, const glm::dvec3 &speed, double seconds);

    // Returns the difference at a time; it is zero from the end on.
    [[nodiscard]] glm::dvec3 at(double time) const;

private:
    [[nodiscard]] double alongAt(double time) const;

    glm::dvec3 m_direction;
    glm::dvec3 m_speedAcross;
    double m_seconds;
    double m_alongSeconds = 0.0;
    double m_offset = 0.0;
    double m_speed = 0.0;
    double m_acceleration = 0.0;
};

} // namespace limber
