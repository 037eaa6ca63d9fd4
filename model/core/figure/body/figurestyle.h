#pragma once

namespace limber {

// How a figure is drawn: as a skeleton, as a solid body, or as a body with the skeleton over it.
enum class FigureStyle { Bones, BodyWithBones, Body };

// How the surface of a character is drawn.
struct SurfaceLook
{
    bool hasTextures = true; // else each material has its plain colour
    bool showsBothSides = false; // also of materials whose file shows only the outside

    friend bool operator==(const SurfaceLook &, const SurfaceLook &) = default;
};

} // namespace limber
