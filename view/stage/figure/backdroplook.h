#pragma once

#include "figure/camera.h"
#include "figure/scenescale.h"
#include "theme/colours.h"

#include <QSize>

namespace limber {

// Everything that decides how the surroundings of the figure look.
struct BackdropLook
{
    Camera camera;
    SceneScale scale;
    Axis up = Axis::Y;
    Colours colours;
    bool grid = true;
    QSize canvas; // in device pixels
    double devicePixelRatio = 1.0;

    friend bool operator==(const BackdropLook &, const BackdropLook &) = default;
};

} // namespace limber
