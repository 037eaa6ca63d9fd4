#pragma once

#include <glm/vec3.hpp>

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace limber {

// A corner of a solid surface.
struct SolidVertex
{
    glm::vec3 position{0.0f};
    glm::vec3 normal{0.0f}; // points outwards, of length 1
    std::uint32_t section = 0; // what it goes along with (see SolidShape)
};

// The surfaces of solid parts, smooth where triangles share corners.
struct SolidMesh
{
    std::vector<SolidVertex> vertices;
    std::vector<std::array<std::uint32_t, 3>> triangles; // counter-clockwise as seen from outside
};

// A cross-section of a part, normal to Y: an ellipse whose front and back differ.
struct Ring
{
    double y = 0.0;
    double halfWidth = 0.0; // along X
    double front = 0.0; // along +Z
    double back = 0.0; // along -Z
    double shift = 0.0; // of the middle along Z
    double aside = 0.0; // of the middle along X
    double squareness = 2.0; // the exponent of a superellipse: 2 is an ellipse, 4 nearly a rectangle
};

// Returns a ring of a body that is round.
[[nodiscard]] inline Ring roundRing(double y, double radius)
{
    return {.y = y, .halfWidth = radius, .front = radius, .back = radius};
}

// What surface is put over some rings.
struct Loft
{
    std::vector<Ring> rings{}; // two or more, by growing y
    double domeBelow = 0.0; // height of the rounded end below the first ring; 0 for a flat one
    double domeAbove = 0.0;
    int slices = 16; // corners of a ring
    double lowest = -1e300; // of z: what is below is pressed flat, as the sole of a foot is
};

// A plate that lies on a part as if it were cut out of a thicker skin.
struct Patch
{
    std::vector<Ring> rings{}; // of the part: three or more, by growing y
    double halfAngle = 0.0; // radians to both sides of the front
    double thickness = 0.0;
    bool isBehind = false;
};

// Adds a plate with slanted edges; it is open towards the part.
void addPatch(SolidMesh &mesh, const Patch &patch);

// Adds a surface that is closed at both ends.
void addLoft(SolidMesh &mesh, const Loft &loft);

} // namespace limber
