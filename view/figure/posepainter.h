#pragma once

#include "figure/camera.h"
#include "figure/figurepalette.h"
#include "figure/lighting.h"
#include "figure/scenescale.h"
#include "figure/shadowmask.h"
#include "motion/clip.h"
#include "pose/positionrule.h"
#include "pose/upaxis.h"

#include <QImage>
#include <QPolygonF>

#include <vector>

class QPainter;

namespace limber {

// Draws a figure without a graphics card: for screens where OpenGL does not work, for thumbnails and for pictures
// made by a program without a window. Looks as close to the OpenGL viewport as is cheap.
class PosePainter
{
public:
    PosePainter(QPainter &painter, const Camera &camera, const Colours &colours);

    void paintBackground();
    void paintGrid(const SceneScale &scale, Axis up);
    void paintShadow(const ShadowMask &shadow, double floorHeight);
    void paintFigure(const Figure &figure, const FigurePalette &palette, bool joints);

private:
    struct Face
    {
        QPolygonF outline;
        QColor colour;
        double depth = 0.0;
        bool round = false; // the circle inside the outline's box
    };

    void paintGridLines(double step, double reach, const QColor &colour, double floorHeight);
    void paintFadingLine(const glm::dvec3 &from, const glm::dvec3 &to, double reach, const QColor &colour,
                         double width);
    void addBone(const BoneShape &bone, const QColor &colour);
    void addMark(const NodeMark &mark, const QColor &colour);
    void paintFaces();
    [[nodiscard]] QColor shaded(const QColor &colour, const glm::dvec3 &normal) const;

    QPainter &m_painter;
    const Camera &m_camera;
    const Colours &m_colours;
    Lighting m_light;
    std::vector<Face> m_faces;
};

// How far around the target the grid is drawn.
[[nodiscard]] double gridReach(const Camera &camera, const SceneScale &scale);

// The pose of one frame as a picture of `size` logical pixels; needs no window and no display.
[[nodiscard]] QImage renderPose(const Clip &clip, int frame, const PositionRules &rules, const UpAxis &upAxis,
                                const Colours &colours, QSize size, qreal devicePixelRatio);

} // namespace limber
