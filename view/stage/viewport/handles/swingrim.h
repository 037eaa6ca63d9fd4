#pragma once

#include "figure/camera.h"
#include "theme/colours.h"

#include <QRectF>

#include <glm/vec3.hpp>

#include <vector>

class QPainter;

namespace limber {

// The directions in which a bone may point, as a rim around a joint, and its present direction. In view space.
struct SwingRim
{
    glm::dvec3 centre{0.0};
    std::vector<glm::dvec3> rim; // all around
    glm::dvec3 tip{0.0}; // the bone's direction, as far from the centre as the rim
    bool isInside = true;
};

// Returns a box around everything that is drawn; empty if a part of it is behind the eye.
[[nodiscard]] QRectF boxOf(const SwingRim &rim, const Camera &camera);
// Draws a thin outline over a faint area, with a pointer in the direction of the bone.
void paintLimit(QPainter &painter, const SwingRim &rim, const Camera &camera, const Colours &colours);

} // namespace limber
