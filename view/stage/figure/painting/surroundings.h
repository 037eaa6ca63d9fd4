#pragma once

#include "figure/camera.h"
#include "figure/scenescale.h"
#include "figure/shadowmask.h"
#include "theme/colours.h"

#include <QImage>

class QPainter;

namespace limber {

// These functions draw the surroundings of a figure on the processor, as a graphics card does it.

// Fills a picture of 32 bits per pixel with the colours from top to bottom.
void paintBackgroundOn(QImage &picture, const Colours &colours);

// Paints the grid on the floor and its axes over a picture of the camera's canvas, which has 32 bits per pixel and
// premultiplied colours. Lines are one pixel wide at any distance; they fade out far away and where they would be close
// to each other.
void paintGridOn(QImage &picture, const Camera &camera, const SceneScale &scale, Axis up, const Colours &colours);

// Paints the soft shadow on the floor onto a painter whose coordinates are the camera's canvas.
void paintFloorShadow(QPainter &painter, const Camera &camera, const ShadowMask &shadow, double floorHeight,
                      const Colours &colours);

} // namespace limber
