#pragma once

#include <glm/vec3.hpp>

namespace limber {

// How a difference between two movements fades once one has been cut to the other (Bollo, Inertialization, 2018): along
// its own direction by a polynomial of fifth degree that comes to rest with speed and acceleration 0, across it as a
// critically damped spring. It begins with the offset and the speed that it has, and is zero at the end.
class FadingDifference
{
public:
    FadingDifference(const glm::dvec3 &offset, const glm::dvec3 &speed, double seconds);

    // Zero from the end on.
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
