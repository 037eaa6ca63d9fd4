#pragma once

#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

namespace limber::samples {

// World rotations that let a leg of two straight bones, hanging down at rest, reach from hip to ankle with the
// knee to the front.
struct LegPose
{
    glm::dmat3 thigh{1.0};
    glm::dmat3 shin{1.0};
    double kneeDegrees = 0.0; // 0 is a straight leg
    bool reaches = true; // false where the ankle is farther than the leg is long
};

[[nodiscard]] LegPose reach(const glm::dvec3 &hip, const glm::dvec3 &ankle, const glm::dvec3 &forward);

} // namespace limber::samples
