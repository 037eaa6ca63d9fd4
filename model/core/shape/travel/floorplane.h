#pragma once

#include "geometry/geometry.h"
#include "motion/channel.h"

#include <glm/geometric.hpp>
#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

#include <cmath>

namespace limber {

// The floor: the plane normal to an axis. Headings are measured in it from one of its axes to the other, so that a
// positive rotation about the up axis increases them: for Y up from +Z to +X.
struct FloorPlane
{
    explicit FloorPlane(Axis upAxis)
        : up(directionOf(upAxis)), ahead(directionOf(next(upAxis))), aside(directionOf(next(next(upAxis))))
    {
    }

    [[nodiscard]] glm::dvec3 along(const glm::dvec3 &vector) const { return vector - up * glm::dot(vector, up); }
    [[nodiscard]] double height(const glm::dvec3 &position) const { return glm::dot(position, up); }
    [[nodiscard]] double headingOf(const glm::dvec3 &direction) const
    {
        return std::atan2(glm::dot(direction, aside), glm::dot(direction, ahead));
    }
    [[nodiscard]] glm::dmat3 rotation(double headingRadians) const { return rotationAboutAxis(up, headingRadians); }

    glm::dvec3 up;
    glm::dvec3 ahead; // heading 0
    glm::dvec3 aside; // heading of a quarter turn

private:
    [[nodiscard]] static Axis next(Axis axis) { return static_cast<Axis>((static_cast<int>(axis) + 1) % 3); }
};

} // namespace limber
