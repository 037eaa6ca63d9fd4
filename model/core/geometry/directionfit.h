#pragma once

#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

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
    // The second singular value, less the third if the directions are those of a mirror image: 0 if they leave the
    // rotation open, because all lie on one line or because of that image.
    double spread = 0.0;
};
[[nodiscard]] DirectionFit nearestRotation(std::span<const DirectionPair> pairs);

// Returns how far the directions determine the rotation: 1 if they do, 0 if they are all parallel or no rotation fits
// them. Directions that one rotation fits exactly determine it, however close together they are.
[[nodiscard]] double trustIn(const DirectionFit &fit, std::span<const DirectionPair> pairs);

} // namespace limber
