#pragma once

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

namespace limber {

// World rotations to put on top of those that the bones have: of the upper bone and all that is rigid with it about
// the hip, and of the lower bone.
struct TwoBoneTurns
{
    glm::dquat upper{1.0, 0.0, 0.0, 0.0};
    glm::dquat lower{1.0, 0.0, 0.0, 0.0};
    double missing = 0.0; // how far the ankle stays from the goal; 0 where it is reached
};

// Analytic two-bone inverse kinematics: bends the knee about its present hinge axis by the law of cosines, then
// swings the leg so that the ankle meets the goal. `hinge` is used where the leg is too straight to say its axis.
[[nodiscard]] TwoBoneTurns solveTwoBones(const glm::dvec3 &hip, const glm::dvec3 &knee, const glm::dvec3 &ankle,
                                         const glm::dvec3 &goal, const glm::dvec3 &hinge);

} // namespace limber
