#pragma once

#include "figure/bonegeometry.h"

#include <QImage>

namespace limber {

// The shadow that a light straight above casts on the floor, as a small picture: sharp and dark where the figure
// touches the floor, soft and faint below high parts. Overlapping bones do not darken each other's shadow.
struct ShadowMask
{
    QImage darkness; // Grayscale8, 255 = full shadow; rows run along +Z, columns along +X; null for no shadow
    double left = 0.0; // view space X of the picture's first column
    double back = 0.0; // view space Z of its first row
    double side = 0.0; // length of its sides
};

[[nodiscard]] ShadowMask castShadow(const Figure &figure, double floorHeight, double bodySize);

} // namespace limber
