#pragma once

#include <glm/vec3.hpp>

namespace limber {

// All points within a radius of a segment, as a simple shape of a limb. Any unit.
struct Capsule
{
    glm::dvec3 from{0.0};
    glm::dvec3 to{0.0};
    double radius = 0.0;
};

// How one capsule lies in another one.
struct CapsuleOverlap
{
    double depth = 0.0; // how far it is inside; negative for a gap
    glm::dvec3 out{0.0}; // the direction, of length 1, in which it leaves the other one first; zero if the axes meet
    double along = 0.0; // where its axis is nearest to that of the other one: 0 at `from`, 1 at `to`
    double alongOther = 0.0; // the same on the axis of the other one
};

// Returns how `inner` lies in `outer`, by the nearest points of their axes (Ericson, Real-Time Collision Detection,
// 5.1.9).
[[nodiscard]] CapsuleOverlap overlapOf(const Capsule &inner, const Capsule &outer);

} // namespace limber
