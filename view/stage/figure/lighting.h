#pragma once

#include <QColor>

#include <glm/vec3.hpp>

namespace limber {

// The light on the bones: one key and one fill light that move with the eye, and more ambient light from above than
// from below. The graphics card and the software painter both use it, so that they agree.
struct Lighting
{
    glm::dvec3 keyDirection{-0.406, 0.623, 0.668}; // towards the light, in eye space, of length 1
    glm::dvec3 fillDirection{0.864, 0.086, 0.496};
    double key = 0.68;
    double fill = 0.26;
    double ambientAbove = 0.40;
    double ambientBelow = 0.14;
    double edge = 1.0; // the share of it that surfaces have which are seen from the side
};

// Returns the light on a solid body. Its surfaces are large and round, so less light from all around shows their shape
// better.
[[nodiscard]] Lighting bodyLighting();

// Returns how a surface of that colour looks. Normals have length 1; `normalUp` is the Y of the normal in view space.
[[nodiscard]] QColor litColour(const Lighting &light, const QColor &surface, const glm::dvec3 &normalInEyeSpace,
                               double normalUp);

// Returns how much light falls on a surface; litColour() shows it.
[[nodiscard]] double lightOn(const Lighting &light, const glm::dvec3 &normalInEyeSpace, double normalUp);
// Returns how a surface looks in that light.
[[nodiscard]] QColor colourIn(double light, const QColor &surface);

} // namespace limber
