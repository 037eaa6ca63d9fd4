#pragma once

#include "figure/bonegeometry.h"
#include "figure/camera.h"
#include "figure/figurepalette.h"
#include "figure/scenescale.h"
#include "mannequin/mannequin.h"
#include "theme/colours.h"

#include <QLineF>
#include <QList>

class QPainter;
class QPen;

namespace limber {

// Thin lines that belong to every picture of a figure; QPainter draws them over it. The painter's coordinates are the
// camera's canvas.

// Paints the floor as a line if it is seen from its edge, where nothing else of the grid is visible.
void paintFloorLine(QPainter &painter, const Camera &camera, const SceneScale &scale, const Colours &colours);

// Paints dashed lines to the joints that are moved by their position channels.
void paintDisplacements(QPainter &painter, const Camera &camera, const Figure &figure, const Colours &colours);

// Paints the bones over a body that is drawn with them: their outlines, those of selected ones in their own colour.
void paintBonesOverBody(QPainter &painter, const Camera &camera, const Figure &figure, const FigurePalette &palette);

// Paints the sides and fronts of joints: a line through the joint from side to side, and an arrow to the front.
void paintSideAxes(QPainter &painter, const Camera &camera, const std::vector<SideAxes> &axes, double bodySize,
                   const Colours &colours);

// Paints lines with smooth edges on every paint device.
void paintLines(QPainter &painter, const Camera &camera, const QList<QLineF> &lines, const QPen &pen);

} // namespace limber
