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

// Returns the rotation that takes each direction nearest to where it should be. What the directions leave open comes
// from the inherited rotation, and the less they determine, the more does. It is continuous as long as no direction
// passes the opposite of where it should be. Without pairs it is the inherited one.
[[nodiscard]] glm::dmat3 rotationFor(std::span<const DirectionPair> pairs, const glm::dmat3 &inherited);

} // namespace limber
