#pragma once

#include "figure/camera.h"
#include "theme/colours.h"

#include <QRectF>

#include <glm/vec3.hpp>

class QPainter;

namespace limber {

// How far a joint may rotate about an axis, and its present rotation, to be drawn at the joint. In view space; angles
// are in radians from `zero`, about the axis.
struct LimitArc
{
    glm::dvec3 centre{0.0};
    glm::dvec3 axis{0.0}; // of length 1
    glm::dvec3 zero{0.0}; // from the centre to the point of the arc at angle 0; across the axis
    double least = 0.0;
    double most = 0.0;
    double present = 0.0;

    [[nodiscard]] glm::dvec3 pointAt(double radians) const;
    [[nodiscard]] bool isInside() const;
};

// Returns a box around everything that is drawn; empty if a part of it is behind the eye.
[[nodiscard]] QRectF boxOf(const LimitArc &arc, const Camera &camera);
// Draws a thin arc over the allowed angles, with a pointer at the present one and its degrees.
void paintLimit(QPainter &painter, const LimitArc &arc, const Camera &camera, const Colours &colours);

} // namespace limber
