#pragma once

#include "figure/camera.h"
#include "figure/figurepalette.h"
#include "figure/lighting.h"
#include "figure/painting/solidpicture.h"

#include <QRectF>

#include <map>
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
    void addSkin(const Figure &figure, const FigurePalette &palette);
    void addPartTriangle(const std::array<std::uint32_t, 3> &corners, const SolidPicture::Ramp &ramp);
    [[nodiscard]] const SolidPicture::Ramp &rampOf(const QColor &colour);
    void addMark(const NodeMark &mark, const QColor &colour);
    [[nodiscard]] glm::dvec3 onCanvas(const glm::dvec4 &clip) const;
    [[nodiscard]] glm::dvec3 inEyeSpace(const glm::dvec3 &direction) const;

    // A corner of the solid body.
    struct Corner
    {
        glm::dvec4 clip{0.0};
        SolidPicture::LitCorner lit;
    };

    // A corner of a character's surface.
    struct SkinCorner
    {
        SolidPicture::PaintedCorner painted; // with the colour of the vertex
        bool isInFront = false; // of the near plane
        float gain = 1.0f; // of the light from outside
        float gainInside = 1.0f;
    };
    void placeCorners(const SkinnedMesh &skin, const FigurePalette &palette);
    // How all triangles of a material look.
    struct SkinSurface
    {
        glm::vec3 colour{1.0f}; // as on a screen
        bool isDoubleSided = false;
        SolidPicture::Paint paint;
    };
    void addSkinTriangle(const std::array<std::uint32_t, 3> &corners, const SkinSurface &surface);

    SolidPicture m_picture;
    Lighting m_light;
    Lighting m_bodyLight = bodyLighting();
    std::map<QRgb, SolidPicture::Ramp> m_ramps;
    std::vector<Corner> m_corners;
    std::vector<SkinCorner> m_skinCorners;
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
