#pragma once

#include <glm/vec3.hpp>

namespace limber {

// How far a leg reaches in one frame. A leg may get as straight as it was, or nearly straight. Before that it is held
// back more and more, since the knee of a nearly straight leg rotates the faster the straighter it gets (soft inverse
// kinematics, Nicholas 2009).
class LegReach
{
public:
    LegReach(const glm::dvec3 &hip, const glm::dvec3 &knee, const glm::dvec3 &ankle);
    // The same for a leg that may get as straight as if hip and ankle were `present` apart.
    LegReach(const glm::dvec3 &hip, const glm::dvec3 &knee, const glm::dvec3 &ankle, double present);

    [[nodiscard]] double length() const { return m_length; }
    [[nodiscard]] double longest() const { return m_longest; }
    [[nodiscard]] double shortest() const { return m_shortest; }
    // Returns the leg's distance from the hip for a goal at `distance` from it.
    [[nodiscard]] double softened(double distance) const;
    // Returns how far the hip must go down along `up` (of length 1) to bring the goal within the softened reach; if the
    // goal is too far aside, down to the height of the goal.
    [[nodiscard]] double dropFor(const glm::dvec3 &hip, const glm::dvec3 &goal, const glm::dvec3 &up) const;

private:
    double m_length = 0.0;
    double m_shortest = 0.0;
    double m_softFrom = 0.0;
    double m_longest = 0.0;
};

} // namespace limber
