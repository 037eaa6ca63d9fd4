#include "figure/shadowmask.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/vec2.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace limber {

namespace {

// The shadow of one bone, in pixels of the picture; heights are in body sizes.
struct Streak
{
    glm::vec2 from;
    glm::vec2 to;
    float fromHeight;
    float toHeight;
    float radius;
};

// Returns how far the edge of a shadow is blurred if its object is at that height, in body sizes.
float softness(float height)
{
    return 0.012f + 0.13f * height;
}

float darknessBelow(float height)
{
    return std::max(0.0f, 0.85f - 0.62f * height);
}

class ShadowPainter
{
public:
    ShadowPainter(QImage &image, float pixelsPerBody) : m_image(image), m_pixelsPerBody(pixelsPerBody) {}

    void add(const Streak &streak)
    {
        const float reach = streak.radius + m_pixelsPerBody * softness(std::max(streak.fromHeight, streak.toHeight));
        const int firstRow = clampedRow(std::min(streak.from.y, streak.to.y) - reach);
        const int lastRow = clampedRow(std::max(streak.from.y, streak.to.y) + reach);
        const int firstColumn = clampedColumn(std::min(streak.from.x, streak.to.x) - reach);
        const int lastColumn = clampedColumn(std::max(streak.from.x, streak.to.x) + reach);
        for (int row = firstRow; row <= lastRow; ++row) {
            uchar *line = m_image.scanLine(row);
            for (int column = firstColumn; column <= lastColumn; ++column) {
                const glm::vec2 pixel(static_cast<float>(column) + 0.5f, static_cast<float>(row) + 0.5f);
                line[column] = std::max(line[column], darknessAt(pixel, streak));
            }
        }
    }

private:
    [[nodiscard]] uchar darknessAt(const glm::vec2 &pixel, const Streak &streak) const
    {
        const glm::vec2 along = streak.to - streak.from;
        const float lengthSquared = std::max(glm::dot(along, along), 1e-6f);
        const float fraction = std::clamp(glm::dot(pixel - streak.from, along) / lengthSquared, 0.0f, 1.0f);
        const glm::vec2 gap = pixel - (streak.from + along * fraction);
        const float height = glm::mix(streak.fromHeight, streak.toHeight, fraction);
        const float smear = m_pixelsPerBody * softness(height);
        const float distance = std::sqrt(glm::dot(gap, gap));
        const float inside = std::clamp((streak.radius + smear - distance) / (streak.radius + smear), 0.0f, 1.0f);
        const float smooth = inside * inside * (3.0f - 2.0f * inside);
        // A thin object high above the floor hides little of a wide light.
        const float hidden = std::min(1.0f, 2.5f * streak.radius / (streak.radius + smear) + 0.25f);
        return static_cast<uchar>(255.0f * smooth * hidden * darknessBelow(height));
    }

    [[nodiscard]] int clampedRow(float row) const { return std::clamp(static_cast<int>(row), 0, m_image.height() - 1); }
    [[nodiscard]] int clampedColumn(float column) const
    {
        return std::clamp(static_cast<int>(column), 0, m_image.width() - 1);
    }

    QImage &m_image;
    float m_pixelsPerBody;
};

// What casts a shadow: a line with a thickness.
struct Caster
{
    glm::dvec3 from{0.0};
    glm::dvec3 to{0.0};
    double radius = 0.0;
};

// Returns balls below the surface of a character: it may stand elsewhere than the bones of the figure.
std::vector<Caster> castersOf(const SkinnedMesh &skin, double bodySize)
{
    constexpr std::size_t most = 280; // points that are spread over the surface
    const double radius = 0.028 * bodySize;
    std::vector<Caster> casters;
    const std::size_t step = skin.positions.size() / most + 1;
    for (std::size_t i = 0; i < skin.positions.size(); i += step) {
        if (!skin.hidden.empty() && skin.isHidden(static_cast<std::uint32_t>(i)))
            continue;
        const glm::dvec3 middle = skin.positionOf(i) - radius * glm::dvec3(skin.normals[i]);
        casters.push_back({middle, middle, radius});
    }
    return casters;
}

// Returns the bones, or the body in their place.
std::vector<Caster> castersOf(const Figure &figure, double bodySize)
{
    if (figure.showsSkin())
        return castersOf(figure.skin, bodySize);
    std::vector<Caster> casters;
    if (!figure.showsBody()) {
        for (const BoneShape &bone : figure.bones)
            casters.push_back({bone.base, bone.tip, 0.8 * bone.radius});
        return casters;
    }
    for (const std::size_t index : figure.body.parts) {
        const SolidPart &part = figure.body.partAt(index);
        const PlacedBone &bone = figure.body.bones[part.bone];
        if (part.look == PartLook::Limb)
            casters.push_back({bone.toView(part.low), bone.toView(part.high), 0.8 * part.radius});
    }
    return casters;
}

// Returns the square on the floor that the shadow covers.
ShadowMask squareBelow(const std::vector<Caster> &casters, double margin)
{
    glm::dvec2 low(std::numeric_limits<double>::infinity());
    glm::dvec2 high(-std::numeric_limits<double>::infinity());
    for (const Caster &caster : casters) {
        for (const glm::dvec3 &end : {caster.from, caster.to}) {
            low = glm::min(low, glm::dvec2(end.x, end.z));
            high = glm::max(high, glm::dvec2(end.x, end.z));
        }
    }
    const glm::dvec2 size = high - low;
    ShadowMask mask;
    mask.side = std::max(size.x, size.y) + 2.0 * margin;
    mask.left = (low.x + high.x - mask.side) * 0.5;
    mask.back = (low.y + high.y - mask.side) * 0.5;
    return mask;
}

} // namespace

ShadowMask castShadow(const Figure &figure, double floorHeight, double bodySize)
{
    const std::vector<Caster> casters = castersOf(figure, bodySize);
    if (casters.empty())
        return {};
    ShadowMask mask = squareBelow(casters, 0.25 * bodySize);
    // Crowds get fewer pixels, because their streaks are many and long.
    const int pixels = casters.size() > 300 ? 96 : 144;
    mask.darkness = QImage(pixels, pixels, QImage::Format_Grayscale8);
    mask.darkness.fill(0);

    const double pixelsPerUnit = pixels / mask.side;
    ShadowPainter painter(mask.darkness, static_cast<float>(bodySize * pixelsPerUnit));
    const auto onPicture = [&](const glm::dvec3 &point) {
        return glm::vec2((point.x - mask.left) * pixelsPerUnit, (point.z - mask.back) * pixelsPerUnit);
    };
    const auto heightOf = [&](const glm::dvec3 &point) {
        return static_cast<float>(std::max(0.0, (point.y - floorHeight) / bodySize));
    };
    for (const Caster &caster : casters) {
        painter.add({onPicture(caster.from), onPicture(caster.to), heightOf(caster.from), heightOf(caster.to),
                     static_cast<float>(caster.radius * pixelsPerUnit)});
    }
    return mask;
}

} // namespace limber
