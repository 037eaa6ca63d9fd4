#pragma once

#include "figure/camera.h"
#include "figure/figurepalette.h"
#include "figure/lighting.h"
#include "figure/painting/solidpicture.h"

#include <QRectF>

#include <optional>

class QPainter;

namespace limber {

// Draws figures without a graphics card, with the same lighting as on one. Keep the object for a series of pictures: it
// reuses its memory.
class FigurePicture
{
public:
    // Draws onto a painter whose coordinates are the camera's canvas, with or without balls for the joints.
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
    // The state of the picture that is being drawn.
    const Camera *m_camera = nullptr;
    glm::dmat4 m_clipFromScaled{1.0};
    glm::dvec2 m_canvas{0.0}; // in device pixels
    double m_ratio = 1.0; // device pixels per pixel of the camera
};

// Returns the part of the canvas that a figure covers, with a margin of some pixels, or the whole canvas if the figure
// reaches behind the eye. In the camera's pixels.
[[nodiscard]] QRectF boxOnCanvas(const Figure &figure, const Camera &camera);

} // namespace limber
