#pragma once

#include "figure/camera.h"
#include "figure/figurepalette.h"
#include "figure/lighting.h"
#include "figure/painting/solidpicture.h"

#include <QRectF>

#include <optional>

class QPainter;

namespace limber {

// Draws figures without a graphics card, lit as the graphics card does it. Keep one for pictures that follow each
// other: it keeps its memory.
class FigurePicture
{
public:
    // Onto a painter whose coordinates are the camera's canvas; with its joints as balls, or without.
    void paint(QPainter &painter, const Camera &camera, const Figure &figure, const FigurePalette &palette,
               bool joints);

private:
    void addBone(const BoneShape &bone, const QColor &colour);
    void addFace(const std::array<glm::dvec3, 3> &corners, const glm::dvec3 &normal, const QColor &colour);
    void addMark(const NodeMark &mark, const QColor &colour);
    [[nodiscard]] glm::dvec3 onCanvas(const glm::dvec4 &clip) const;
    [[nodiscard]] glm::dvec3 inEyeSpace(const glm::dvec3 &direction) const;

    SolidPicture m_picture;
    Lighting m_light;
    // Of the picture in work.
    const Camera *m_camera = nullptr;
    glm::dmat4 m_clipFromScaled{1.0};
    glm::dvec2 m_canvas{0.0}; // in device pixels
    double m_ratio = 1.0; // device pixels in one of the camera's
};

// The part of the canvas that a figure covers, with a margin of some pixels; the whole canvas where it reaches behind
// the eye. In the camera's pixels.
[[nodiscard]] QRectF boxOnCanvas(const Figure &figure, const Camera &camera);

} // namespace limber
