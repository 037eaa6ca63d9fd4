#pragma once

#include "figure/camera.h"
#include "theme/colours.h"

#include <QRectF>

#include <glm/vec3.hpp>

#include <vector>

class QPainter;

namespace limber {

// Where a bone may point, as a rim around a joint, and where it points now. In view space.
struct SwingRim
{
    glm::dvec3 centre{0.0};
    std::vector<glm::dvec3> rim; // all around
    glm::dvec3 tip{0.0}; // of the bone's direction, as far from the centre as the rim
    bool isInside = true;
};

// All that is drawn of it; empty where a part of it is behind the eye.
[[nodiscard]] QRectF boxOf(const SwingRim &rim, const Camera &camera);
// A thin line all around over a faint area, with a pointer to where the bone is.
void paintLimit(QPainter &painter, const SwingRim &rim, const Camera &camera, const Colours &colours);

} // namespace limber
