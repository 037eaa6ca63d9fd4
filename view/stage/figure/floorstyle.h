#pragma once

#include "figure/camera.h"
#include "figure/scenescale.h"
#include "figure/viewspace.h"
#include "theme/colours.h"

#include <cmath>

namespace limber {

// The strength of the grid and the shadow, which both painters use: alphas from 0 to 1.
struct FloorStyle
{
    float fineLine = 0.0f;
    float coarseLine = 0.0f;
    float axisLine = 0.0f;
    float shadow = 0.0f;
};

// Dark lines on a light floor have to be stronger than light lines on a dark floor; for the shadow it is the other way
// round.
[[nodiscard]] inline FloorStyle floorStyle(const Colours &colours)
{
    if (colours.dark)
        return {0.13f, 0.34f, 0.62f, 0.75f};
    return {0.20f, 0.48f, 0.62f, 0.52f};
}

// Returns the colour of the document's axis that lies along an axis of view space, 0 to 2.
[[nodiscard]] inline QColor axisColourAlong(int viewAxis, Axis up, const Colours &colours)
{
    const glm::dmat3 rotation = viewFromDocument(up);
    for (int axis = 0; axis < 3; ++axis) {
        if (std::abs(rotation[axis][viewAxis]) > 0.5)
            return colours.axis(axis);
    }
    return colours.ghost;
}

// Returns how far around the target the grid is drawn.
[[nodiscard]] inline double gridReach(const Camera &camera, const SceneScale &scale)
{
    return 5.0 * scale.bodySize + 2.0 * camera.distance();
}

} // namespace limber
