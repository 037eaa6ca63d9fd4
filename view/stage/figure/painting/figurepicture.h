#pragma once

#include "figure/camera.h"
#include "figure/figurepalette.h"
#include "figure/lighting.h"
#include "figure/painting/canvasview.h"
#include "figure/painting/skinpicture.h"
#include "figure/painting/solidpicture.h"

#include <QRectF>

#include <map>
#include <optional>
#include <vector>

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
    void addBody(const SolidBody &body, const FigurePalette &palette);
    void addPartTriangle(const std::array<std::uint32_t, 3> &corners, const SolidPicture::Ramp &ramp);
    [[nodiscard]] const SolidPicture::Ramp &rampOf(const QColor &colour);
    void addMark(const NodeMark &mark, const QColor &colour);
    [[nodiscard]] glm::dvec3 inEyeSpace(const glm::dvec3 &direction) const;

    // A corner of the solid body.
    struct Corner
    {
        glm::dvec4 clip{0.0};
        SolidPicture::LitCorner lit;
    };

    SolidPicture m_picture;
    Lighting m_light;
    Lighting m_bodyLight = bodyLighting();
    std::map<QRgb, SolidPicture::Ramp> m_ramps;
    std::vector<Corner> m_corners;
    SkinPicture m_skin;
    std::optional<CanvasView> m_view; // of the picture that is being drawn
};

// Returns the part of the canvas that a figure covers, with a margin of some pixels, or the whole canvas if the figure
// reaches behind the eye. In the camera's pixels.
[[nodiscard]] QRectF boxOnCanvas(const Figure &figure, const Camera &camera);

} // namespace limber
