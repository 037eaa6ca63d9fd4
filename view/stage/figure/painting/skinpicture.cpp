#include "figure/painting/skinpicture.h"

#include <glm/common.hpp>
#include <glm/exponential.hpp>
#include <glm/geometric.hpp>

#include <array>
#include <cmath>

namespace limber {

namespace {

constexpr float gamma = 2.2f;
constexpr float tint = 0.45f; // how much of the selection's colour a selected part has

// A surface shows its colour times this (see colourIn()). A power for each vertex would take as long as all the rest.
class Gains
{
public:
    Gains()
    {
        for (std::size_t step = 0; step < m_gains.size(); ++step)
            m_gains[step] = static_cast<float>(std::pow(most * static_cast<double>(step) / last, 1.0 / double(gamma)));
    }
    [[nodiscard]] float of(double light) const
    {
        return m_gains[static_cast<std::size_t>(std::min(light / most, 1.0) * last)];
    }

private:
    static constexpr double most = SolidPicture::mostLight;
    static constexpr double last = 1023.0;
    std::array<float, 1024> m_gains{};
};

glm::vec3 rgbOf(const QColor &colour)
{
    return {colour.redF(), colour.greenF(), colour.blueF()};
}

} // namespace

void SkinPicture::placeCorners(const CanvasView &view, const SkinnedMesh &skin, const FigurePalette &palette)
{
    static const Gains gains;
    const glm::dmat4 clipFromSkin = view.clipFrom(skin.origin);
    const glm::dmat3 eye = view.eyeFromView();
    const glm::vec3 selected = rgbOf(palette.colours().selected);
    std::vector<bool> isSelected;
    for (const int joint : *skin.joints) {
        if (joint >= static_cast<int>(isSelected.size()))
            isSelected.resize(static_cast<std::size_t>(joint) + 1);
    }
    for (std::size_t joint = 0; joint < isSelected.size(); ++joint)
        isSelected[joint] = palette.isSelected(NodeId::joint(static_cast<int>(joint)));
    m_corners.resize(skin.positions.size());
    for (std::size_t i = 0; i < skin.positions.size(); ++i) {
        const MeshVertex &vertex = skin.mesh->vertices[i];
        const glm::dvec4 clip = clipFromSkin * glm::dvec4(glm::dvec3(skin.positions[i]), 1.0);
        Corner &corner = m_corners[i];
        corner.isInFront = inFrontOfNearPlane(clip) > 0.0;
        corner.painted.place = view.onCanvas(clip);
        corner.painted.nearness = view.camera->isOrthographic() ? 1.0 : 1.0 / clip.w;
        corner.painted.texture = vertex.texture;
        corner.painted.colour = glm::vec3(1.0f);
        if (vertex.colour != std::array<std::uint8_t, 4>{255, 255, 255, 255})
            corner.painted.colour = glm::pow(glm::vec3(vertex.colour[0], vertex.colour[1], vertex.colour[2]) / 255.0f,
                                             glm::vec3(1.0f / gamma));
        if (const int joint = (*skin.joints)[i]; joint != NoJoint && isSelected[static_cast<std::size_t>(joint)])
            corner.painted.colour *= glm::mix(glm::vec3(1.0f), selected, tint);
        const glm::dvec3 normal(skin.normals[i]);
        corner.gain = gains.of(lightOn(m_light, eye * normal, normal.y));
        corner.gainInside = gains.of(lightOn(m_light, -(eye * normal), -normal.y));
    }
}

void SkinPicture::add(SolidPicture &picture, const CanvasView &view, const Figure &figure, const FigurePalette &palette)
{
    const SkinnedMesh &skin = figure.skin;
    placeCorners(view, skin, palette);
    for (const MeshGroup &group : skin.mesh->groups) {
        const MeshMaterial &material = skin.mesh->materials[static_cast<std::size_t>(group.material)];
        SolidPicture::Paint paint{.across = material.across, .down = material.down};
        if (figure.textures)
            paint.levels = &figure.textures->levelsOf(material);
        // The alpha of a picture counts times that of the material.
        if (material.cutOff > 0.0f)
            paint.leastAlpha =
                static_cast<int>(std::ceil(255.0f * material.cutOff / std::max(material.colour.w, 1e-3f)));
        if (material.cutOff > 0.0f && material.colour.w < material.cutOff)
            continue; // all of it is clear
        const Surface surface{glm::pow(glm::vec3(material.colour), glm::vec3(1.0f / gamma)),
                              material.isDoubleSided || figure.showsBothSides, paint};
        for (std::size_t i = 0; i < group.triangleCount; ++i) {
            const auto &triangle = (*skin.triangles)[group.firstTriangle + i];
            if (skin.hidden.empty() || !skin.isHidden(triangle[0]))
                addTriangle(picture, triangle, surface);
        }
    }
}

// A triangle that reaches behind the eye is left out, as those of a solid body are.
void SkinPicture::addTriangle(SolidPicture &picture, const std::array<std::uint32_t, 3> &corners,
                              const Surface &surface) const
{
    const Corner &a = m_corners[corners[0]];
    const Corner &b = m_corners[corners[1]];
    const Corner &c = m_corners[corners[2]];
    if (!a.isInFront || !b.isInFront || !c.isInFront)
        return;
    const glm::dvec3 first = b.painted.place - a.painted.place;
    const glm::dvec3 second = c.painted.place - a.painted.place;
    const bool isOutside = first.x * second.y - first.y * second.x < 0.0; // pixels count downwards
    if (!isOutside && !surface.isDoubleSided)
        return;
    std::array<SolidPicture::PaintedCorner, 3> painted{a.painted, b.painted, c.painted};
    const std::array<float, 3> gains = isOutside ? std::array<float, 3>{a.gain, b.gain, c.gain}
                                                 : std::array<float, 3>{a.gainInside, b.gainInside, c.gainInside};
    for (std::size_t i = 0; i < painted.size(); ++i)
        painted[i].colour *= surface.colour * gains[i];
    picture.addPaintedTriangle(painted, surface.paint);
}

} // namespace limber
