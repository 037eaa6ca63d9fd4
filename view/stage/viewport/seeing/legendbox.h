#pragma once

#include "figure/camera.h"
#include "theme/colours.h"

#include <QRectF>
#include <QSize>

class QPainter;

namespace limber {

// The box of a legend in the lower right corner of a view; a narrow one is for one of several views.
struct LegendBox
{
    double height = 0.0; // in pixels
    bool isNarrow = false;
    int above = 0; // pixels of the lower edge that other legends take

    // Returns how much of the corner it takes, with its margin.
    [[nodiscard]] QSize corner() const;
    // Paints it empty, and returns where it is.
    QRectF paint(QPainter &painter, const Camera &camera, const Colours &colours) const;
};

} // namespace limber
