#pragma once

#include "figure/bonegeometry.h"
#include "figure/figurepalette.h"
#include "figure/lighting.h"
#include "figure/painting/canvasview.h"
#include "figure/painting/solidpicture.h"

#include <array>
#include <cstdint>
#include <vector>

namespace limber {

// Adds the surface of a character to a picture, with its textures. Keep the object for a series of pictures: it reuses
// its memory.
class SkinPicture
{
public:
    void add(SolidPicture &picture, const CanvasView &view, const Figure &figure, const FigurePalette &palette);

private:
    struct Corner
    {
        SolidPicture::PaintedCorner painted; // with the colour of the vertex
        bool isInFront = false; // of the near plane
        float gain = 1.0f; // of the light from outside
        float gainInside = 1.0f;
    };
    // How all triangles of a material look.
    struct Surface
    {
        glm::vec3 colour{1.0f}; // as on a screen
        bool isDoubleSided = false;
        SolidPicture::Paint paint;
    };
    void placeCorners(const CanvasView &view, const SkinnedMesh &skin, const FigurePalette &palette);
    void addTriangle(SolidPicture &picture, const std::array<std::uint32_t, 3> &corners, const Surface &surface) const;

    Lighting m_light = bodyLighting();
    std::vector<Corner> m_corners;
};

} // namespace limber
