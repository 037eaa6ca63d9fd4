#pragma once

#include "figure/camera.h"
#include "figure/scenescale.h"
#include "figure/viewspace.h"
#include "theme/colours.h"

#include <cmath>

namespace limber {

// How strongly the grid and shadow show, so that both painters agree: alphas from 0 to 1.
struct FloorStyle
{
    float fineLine = 0.0f;
    float coarseLine = 0.0f;
    float axisLine = 0.0f;
    float shadow = 0.0f;
};

// Dark lines on a light floor need more than light ones on a dark floor; with the shadow it is the other way round.
[[nodiscard]] inline FloorStyle floorStyle(const Colours &colours)
{
    if (colours.dark)
        return {0.13f, 0.34f, 0.62f, 0.75f};
    return {0.20f, 0.48f, 0.62f, 0.52f};
}

// The colour of the document's axis that lies along an axis of view space, 0 to 2.
[[nodiscard]] inline QColor axisColourAlong(int viewAxis, Axis up, const Colours &colours)
{
    const glm::dmat3 rotation = viewFromDocument(up);
    for (int axis = 0; axis < 3; ++axis) {
        if (std::abs(rotation[axis][viewAxis]) > 0.5)
            return colours.axis(axis);
    }
    return colours.ghost;
}

// How far around the target the grid is drawn.
[[nodiscard]] inline double gridReach(const Camera &camera, const SceneScale &scale)
{
    return 5.0 * scale.bodySize + 2.0 * camera.distance();
}

} // namespace limber
