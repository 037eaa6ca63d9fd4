#include "figure/painting/figurepicture.h"

#include <QPainter>

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace limber {

namespace {

constexpr std::size_t ringSize = 4;
constexpr double ringFraction = 0.16; // the position along the bone where it is thickest
constexpr std::size_t mostRamps = 64;
constexpr double insideFraction = 0.3; // a position along the bone that is inside it

// A triangle cut at the near plane has up to four corners.
struct CutFace
{
    std::array<glm::dvec4, 4> corners; // in clip space
    std::size_t count = 0;
};

// The algorithm is from Sutherland and Hodgman, Reentrant Polygon Clipping, 1974.
CutFace cutAtNearPlane(const std::array<glm::dvec4, 3> &corners)
{
    CutFace result;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const glm::dvec4 &corner = corners[i];
        const glm::dvec4 &next = corners[(i + 1) % corners.size()];
        const double here = inFrontOfNearPlane(corner);
        const double there = inFrontOfNearPlane(next);
        if (here > 0.0)
            result.corners[result.count++] = corner;
        if ((here > 0.0) != (there > 0.0))
            result.corners[result.count++] = glm::mix(corner, next, here / (here - there));
    }
    return result;
}

} // namespace

QRectF boxOnCanvas(const Figure &figure, const Camera &camera)
{
    const QRectF canvas(0.0, 0.0, camera.canvasSize().x, camera.canvasSize().y);
    double thickest = 0.0;
    for (const BoneShape &bone : figure.bones)
        thickest = std::max(thickest, bone.radius);
    QRectF box;
    if (figure.showsSkin()) {
        for (std::size_t i = 0; i < figure.skin.positions.size(); ++i) {
            const auto pixel = camera.project(figure.skin.positionOf(i));
            if (!pixel)
                return canvas;
            box |= QRectF(pixel->x - 3.0, pixel->y - 3.0, 6.0, 6.0);
        }
        return box & canvas;
    }
    if (figure.showsBody()) {
        for (const std::size_t part : figure.body.parts) {
            const SolidPart &shown = figure.body.partAt(part);
            for (std::size_t i = 0; i < shown.vertexCount; ++i) {
                const auto pixel = camera.project(figure.body.positionOf(shown.firstVertex + i));
                if (!pixel)
                    return canvas;
                box |= QRectF(pixel->x - 3.0, pixel->y - 3.0, 6.0, 6.0);
            }
        }
        return box & canvas;
    }
    for (const NodeMark &mark : figure.marks) {
        const auto pixel = camera.project(mark.position);
        if (!pixel)
            return canvas; // a bone that reaches behind the eye can appear anywhere
        const double radius = std::max(mark.radius, thickest);
        const double margin = 3.0 + 1.3 * radius * camera.pixelsPerUnit(camera.depthOf(mark.position));
        box |= QRectF(pixel->x - margin, pixel->y - margin, 2.0 * margin, 2.0 * margin);
    }
    return box & canvas;
}

void FigurePicture::paint(QPainter &painter, const Camera &camera, const Figure &figure, const FigurePalette &palette,
                          bool joints)
{
    const double ratio = painter.device()->devicePixelRatio();
    m_view.emplace(camera, ratio);
    const QRectF seen = boxOnCanvas(figure, camera);
    const QRect area = QRectF(seen.topLeft() * ratio, seen.size() * ratio).toAlignedRect();
    if (area.isEmpty())
        return;
    m_picture.begin(area);
    if (figure.showsSkin())
        m_skin.add(m_picture, *m_view, figure, palette);
    else if (figure.showsBody())
        addBody(figure.body, palette);
    for (const BoneShape &bone : figure.showsBody() ? std::span<const BoneShape>() : std::span(figure.bones))
        addBone(bone, palette.boneColour(bone));
    if (!figure.showsBody() && (joints || figure.bones.empty())) {
        for (const NodeMark &mark : figure.marks)
            addMark(mark, palette.markColour(mark));
    }
    QImage picture = m_picture.finish();
    picture.setDevicePixelRatio(ratio);
    painter.drawImage(QPointF(area.topLeft()) / ratio, picture);
}

glm::dvec3 FigurePicture::inEyeSpace(const glm::dvec3 &direction) const
{
    return {glm::dot(direction, m_view->camera->right()), glm::dot(direction, m_view->camera->up()),
            -glm::dot(direction, m_view->camera->forward())};
}

void FigurePicture::addBone(const BoneShape &bone, const QColor &colour)
{
    const glm::dvec3 axis = glm::normalize(bone.tip - bone.base);
    const glm::dvec3 across = glm::cross(axis, bone.side);
    if (!(glm::length(across) > 1e-9))
        return;
    const glm::dvec3 second = glm::normalize(across) * bone.radius;
    const glm::dvec3 first = glm::cross(glm::normalize(across), axis) * bone.radius;
    const glm::dvec3 middle = glm::mix(bone.base, bone.tip, ringFraction);
    const std::array<glm::dvec3, ringSize> ring = {middle + first, middle + second, middle - first, middle - second};
    const glm::dvec3 inside = glm::mix(bone.base, bone.tip, insideFraction);
    for (std::size_t corner = 0; corner < ringSize; ++corner) {
        const glm::dvec3 &a = ring[corner];
        const glm::dvec3 &b = ring[(corner + 1) % ringSize];
        for (const glm::dvec3 &apex : {bone.base, bone.tip}) {
            glm::dvec3 normal = glm::normalize(glm::cross(b - a, apex - a));
            if (glm::dot(normal, a - inside) < 0.0)
                normal = -normal;
            addFace({a, b, apex}, normal, colour);
        }
    }
}

void FigurePicture::addFace(const std::array<glm::dvec3, 3> &corners, const glm::dvec3 &normal, const QColor &colour)
{
    const glm::dvec3 towardsEye =
        m_view->camera->isOrthographic() ? -m_view->camera->forward() : m_view->camera->eye() - corners.front();
    if (!(glm::dot(normal, towardsEye) > 0.0))
        return;
    std::array<glm::dvec4, 3> inClipSpace;
    for (std::size_t i = 0; i < corners.size(); ++i)
        inClipSpace[i] = m_view->clipFromScaled * glm::dvec4(m_view->camera->scaled(corners[i]), 1.0);
    const CutFace face = cutAtNearPlane(inClipSpace);
    const QRgb shown = litColour(m_light, colour, inEyeSpace(normal), normal.y).rgb();
    for (std::size_t i = 2; i < face.count; ++i)
        m_picture.addTriangle({m_view->onCanvas(face.corners[0]), m_view->onCanvas(face.corners[i - 1]),
                               m_view->onCanvas(face.corners[i])},
                              shown);
}

void FigurePicture::addBody(const SolidBody &body, const FigurePalette &palette)
{
    if (m_ramps.size() > mostRamps)
        m_ramps.clear();
    const glm::dmat4 clipFromBody = m_view->clipFrom(body.origin);
    const glm::dmat3 eye = m_view->eyeFromView();
    m_corners.resize(body.positions.size());
    for (const std::size_t index : body.parts) {
        const SolidPart &part = body.partAt(index);
        for (std::size_t i = part.firstVertex; i < part.firstVertex + part.vertexCount; ++i) {
            const glm::dvec3 normal(body.normals[i]);
            Corner &corner = m_corners[i];
            corner.clip = clipFromBody * glm::dvec4(glm::dvec3(body.positions[i]), 1.0);
            corner.lit.place = m_view->onCanvas(corner.clip);
            corner.lit.light = lightOn(m_bodyLight, eye * normal, normal.y);
        }
        const SolidPicture::Ramp &ramp = rampOf(palette.partColour(part));
        for (std::size_t i = 0; i < part.triangleCount; ++i)
            addPartTriangle(body.shape->mesh.triangles[part.firstTriangle + i], ramp);
    }
}

// Colours are few and stay the same from frame to frame.
const SolidPicture::Ramp &FigurePicture::rampOf(const QColor &colour)
{
    const auto [entry, isNew] = m_ramps.try_emplace(colour.rgb());
    SolidPicture::Ramp &ramp = entry->second;
    for (std::size_t step = 0; isNew && step < ramp.size(); ++step) {
        const double light = SolidPicture::mostLight * static_cast<double>(step) / static_cast<double>(ramp.size() - 1);
        ramp[step] = colourIn(light, colour).rgb();
    }
    return ramp;
}

// A triangle that reaches behind the eye is left out: it is small, and its part is so near that nothing can be seen.
void FigurePicture::addPartTriangle(const std::array<std::uint32_t, 3> &corners, const SolidPicture::Ramp &ramp)
{
    const Corner &a = m_corners[corners[0]];
    const Corner &b = m_corners[corners[1]];
    const Corner &c = m_corners[corners[2]];
    if (!(inFrontOfNearPlane(a.clip) > 0.0) || !(inFrontOfNearPlane(b.clip) > 0.0) ||
        !(inFrontOfNearPlane(c.clip) > 0.0))
        return;
    const glm::dvec3 first = b.lit.place - a.lit.place;
    const glm::dvec3 second = c.lit.place - a.lit.place;
    if (first.x * second.y - first.y * second.x < 0.0) // pixels count downwards
        m_picture.addSmoothTriangle({a.lit, b.lit, c.lit}, ramp);
}

void FigurePicture::addMark(const NodeMark &mark, const QColor &colour)
{
    const glm::dvec4 clip = m_view->clipFromScaled * glm::dvec4(m_view->camera->scaled(mark.position), 1.0);
    if (!(inFrontOfNearPlane(clip) > 0.0))
        return;
    const glm::dvec4 nearest =
        m_view->clipFromScaled *
        glm::dvec4(m_view->camera->scaled(mark.position - m_view->camera->forward() * mark.radius), 1.0);
    const glm::dvec3 middle = m_view->onCanvas(clip);
    SolidPicture::Ball ball;
    ball.middle = middle;
    ball.radius = mark.radius * m_view->camera->pixelsPerUnit(m_view->camera->depthOf(mark.position)) * m_view->ratio;
    ball.depth = middle.z;
    ball.nearest = inFrontOfNearPlane(nearest) > 0.0 ? m_view->onCanvas(nearest).z : middle.z;
    const glm::dvec3 up = inEyeSpace({0.0, 1.0, 0.0});
    m_picture.addBall(ball, [&](const glm::vec3 &normal) {
        const glm::dvec3 exact(normal);
        return litColour(m_light, colour, exact, glm::dot(exact, up)).rgb();
    });
}

} // namespace limber
