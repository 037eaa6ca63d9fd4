#pragma once

#include "scene/scenemesh.h"

#include <QRgb>

#include <array>
#include <vector>

namespace limber {

// A picture for a surface in falling sizes: each level has half the sides of the one before, down to one pixel.
struct TextureLevel
{
    int width = 0;
    int height = 0;
    std::vector<QRgb> pixels; // not premultiplied, by rows from above
};

// The pictures of a mesh, ready to be drawn. They are made once, and shared.
class MeshTextures
{
public:
    explicit MeshTextures(const SceneMesh &mesh);

    // Returns the levels of a material's picture, from the largest; empty if it has none.
    [[nodiscard]] const std::vector<TextureLevel> &levelsOf(const MeshMaterial &material) const;

private:
    std::vector<std::vector<TextureLevel>> m_pictures;
    std::vector<TextureLevel> m_none;
};

} // namespace limber
