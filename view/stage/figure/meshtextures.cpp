#include "figure/meshtextures.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace limber {

namespace {

TextureLevel largestOf(const MeshPicture &picture)
{
    TextureLevel level{picture.width, picture.height, {}};
    level.pixels.reserve(picture.pixels.size() / 4);
    for (std::size_t i = 0; i + 3 < picture.pixels.size(); i += 4) {
        const auto part = [&](std::size_t at) { return int(static_cast<unsigned char>(picture.pixels[i + at])); };
        level.pixels.push_back(qRgba(part(0), part(1), part(2), part(3)));
    }
    return level;
}

// A pixel of the next level is the mean of four, in which clear pixels have no colour.
TextureLevel halved(const TextureLevel &from)
{
    TextureLevel to{std::max(1, from.width / 2), std::max(1, from.height / 2), {}};
    to.pixels.reserve(static_cast<std::size_t>(to.width) * static_cast<std::size_t>(to.height));
    for (int y = 0; y < to.height; ++y) {
        for (int x = 0; x < to.width; ++x) {
            int red = 0;
            int green = 0;
            int blue = 0;
            int alpha = 0;
            for (int corner = 0; corner < 4; ++corner) {
                const int column = std::min(2 * x + corner % 2, from.width - 1);
                const int row = std::min(2 * y + corner / 2, from.height - 1);
                const QRgb pixel = from.pixels[static_cast<std::size_t>(row) * static_cast<std::size_t>(from.width) +
                                               static_cast<std::size_t>(column)];
                red += qRed(pixel) * qAlpha(pixel);
                green += qGreen(pixel) * qAlpha(pixel);
                blue += qBlue(pixel) * qAlpha(pixel);
                alpha += qAlpha(pixel);
            }
            const int share = std::max(1, alpha);
            to.pixels.push_back(qRgba(red / share, green / share, blue / share, alpha / 4));
        }
    }
    return to;
}

} // namespace

MeshTextures::MeshTextures(const SceneMesh &mesh)
{
    for (const MeshPicture &picture : mesh.pictures) {
        std::vector<TextureLevel> levels;
        if (picture.width > 0 && picture.height > 0)
            levels.push_back(largestOf(picture));
        while (!levels.empty() && (levels.back().width > 1 || levels.back().height > 1))
            levels.push_back(halved(levels.back()));
        m_pictures.push_back(std::move(levels));
    }
}

const std::vector<TextureLevel> &MeshTextures::levelsOf(const MeshMaterial &material) const
{
    return material.picture < 0 ? m_none : m_pictures[static_cast<std::size_t>(material.picture)];
}

} // namespace limber
