#pragma once

#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

#include <optional>
#include <span>

namespace limber {

// A direction and the direction to which a rotation should take it; both have length 1.
struct DirectionPair
{
    glm::dvec3 from{0.0};
    glm::dvec3 to{0.0};
    double weight = 1.0;
};

// The rotation A that minimises sum w |A from - to|² (Kabsch 1976; Wahba 1965).
struct DirectionFit
{
    glm::dmat3 rotation{1.0};
    double spread = 0.0; // the second singular value: 0 if all directions lie on one line and leave the rotation open
};
[[nodiscard]] DirectionFit nearestRotation(std::span<const DirectionPair> pairs);

// Returns the nearest rotation, or nothing if the directions are too parallel to determine one: if the spread is at
// most 0.002 of the weights, unless one rotation fits them all.
[[nodiscard]] std::optional<glm::dmat3> fitDirections(std::span<const DirectionPair> pairs);

} // namespace limber
