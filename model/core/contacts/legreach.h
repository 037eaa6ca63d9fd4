#pragma once

#include <glm/vec3.hpp>

namespace limber {

// How far a leg reaches in one frame. A leg may get as straight as it was, or nearly straight; before that it
// is held back more and more, since the knee of a nearly straight leg rotates faster the straighter it gets (soft
// inverse kinematics, Nicholas 2009).
class LegReach
{
public:
    LegReach(const glm::dvec3 &hip, const glm::dvec3 &knee, const glm::dvec3 &ankle);

    [[nodiscard]] double length() const { return m_length; }
    [[nodiscard]] double longest() const { return m_longest; }
    [[nodiscard]] double shortest() const { return m_shortest; }
    // The distance from the hip that the leg takes for a goal that is `distance` away from it.
    [[nodiscard]] double softened(double distance) const;
    // How far the hip has to go down along `up` (of unit length) so that the goal is within the softened reach;
    // if it is too far aside, down to the height of the goal.
    [[nodiscard]] double dropFor(const glm::dvec3 &hip, const glm::dvec3 &goal, const glm::dvec3 &up) const;

private:
    double m_length = 0.0;
    double m_shortest = 0.0;
    double m_softFrom = 0.0;
    double m_longest = 0.0;
};

} // namespace limber
