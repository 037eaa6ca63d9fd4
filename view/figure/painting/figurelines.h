#pragma once

#include "figure/bonegeometry.h"
#include "figure/camera.h"
#include "figure/scenescale.h"
#include "theme/colours.h"

#include <QLineF>
#include <QList>

class QPainter;
class QPen;

namespace limber {

// Thin lines that belong to every picture of a figure, drawn by QPainter over it. The painter's coordinates are the
// camera's canvas.

// The floor as a line where it is seen from its edge, which leaves nothing else of the grid.
void paintFloorLine(QPainter &painter, const Camera &camera, const SceneScale &scale, const Colours &colours);

// Dashed lines to the joints that their position channels carry.
void paintDisplacements(QPainter &painter, const Camera &camera, const Figure &figure, const Colours &colours);

// Lines with smooth edges, whatever the painter paints on.
void paintLines(QPainter &painter, const Camera &camera, const QList<QLineF> &lines, const QPen &pen);

} // namespace limber
