#include "figure/posepainter.h"

#include "figure/floorstyle.h"
#include "figure/viewspace.h"

#include <QLinearGradient>
#include <QPainter>

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace limber {

namespace {

QPointF toPoint(const glm::dvec2 &pixel)
{
    return {pixel.x, pixel.y};
}

// The soft shadow as black with varying alpha.
QImage blackWithAlpha(const QImage &darkness, double strength)
{
    QImage image(darkness.size(), QImage::Format_ARGB32_Premultiplied);
    for (int row = 0; row < image.height(); ++row) {
        const uchar *from = darkness.constScanLine(row);
        auto *to = reinterpret_cast<QRgb *>(image.scanLine(row));
        for (int column = 0; column < image.width(); ++column)
            to[column] = qRgba(0, 0, 0, static_cast<int>(from[column] * strength));
    }
    return image;
}

constexpr int ringSize = 4;
constexpr double ringFraction = 0.16; // where along the bone it is thickest

} // namespace

double gridReach(const Camera &camera, const SceneScale &scale)
{
    return 5.0 * scale.bodySize + 2.0 * camera.distance();
}

PosePainter::PosePainter(QPainter &painter, const Camera &camera, const Colours &colours)
    : m_painter(painter), m_camera(camera), m_colours(colours)
{
    m_painter.setRenderHint(QPainter::Antialiasing);
}

void PosePainter::paintBackground()
{
    const glm::dvec2 size = m_camera.canvasSize();
    QLinearGradient gradient(0.0, 0.0, 0.0, size.y);
    gradient.setColorAt(0.0, m_colours.viewportTop);
    gradient.setColorAt(1.0, m_colours.viewportBottom);
    m_painter.fillRect(QRectF(0.0, 0.0, size.x, size.y), gradient);
}

void PosePainter::paintGrid(const SceneScale &scale, Axis up)
{
    const double reach = gridReach(m_camera, scale);
    const FloorStyle style = floorStyle(m_colours);
    QColor fine = m_colours.ghost;
    fine.setAlphaF(style.fineLine);
    QColor coarse = m_colours.ghost;
    coarse.setAlphaF(style.coarseLine);
    const double pixelsPerStep = scale.gridStep * m_camera.pixelsPerUnit(m_camera.distance());
    if (pixelsPerStep > 6.0)
        paintGridLines(scale.gridStep, std::min(reach, 24.0 * scale.gridStep), fine, scale.floorHeight);
    if (pixelsPerStep * scale.gridCoarseStep / scale.gridStep > 6.0)
        paintGridLines(scale.gridCoarseStep, std::min(reach, 32.0 * scale.gridCoarseStep), coarse, scale.floorHeight);

    const glm::dvec3 target = m_camera.target();
    const double y = scale.floorHeight;
    const glm::dmat3 rotation = viewFromDocument(up);
    for (int axis = 0; axis < 3; ++axis) {
        const glm::dvec3 along = glm::abs(rotation[axis]);
        QColor colour = m_colours.axis(axis);
        colour.setAlphaF(style.axisLine);
        if (along.x > 0.5)
            paintFadingLine({target.x - reach, y, 0.0}, {target.x + reach, y, 0.0}, reach, colour, 1.5);
        if (along.z > 0.5)
            paintFadingLine({0.0, y, target.z - reach}, {0.0, y, target.z + reach}, reach, colour, 1.5);
    }
}

void PosePainter::paintGridLines(double step, double reach, const QColor &colour, double floorHeight)
{
    const glm::dvec3 target = m_camera.target();
    const double middleX = std::round(target.x / step) * step;
    const double middleZ = std::round(target.z / step) * step;
    const int count = static_cast<int>(reach / step);
    for (int line = -count; line <= count; ++line) {
        const double x = middleX + line * step;
        const double z = middleZ + line * step;
        paintFadingLine({x, floorHeight, target.z - reach}, {x, floorHeight, target.z + reach}, reach, colour, 1.0);
        paintFadingLine({target.x - reach, floorHeight, z}, {target.x + reach, floorHeight, z}, reach, colour, 1.0);
    }
}

// In pieces, each as faint as its middle is far.
void PosePainter::paintFadingLine(const glm::dvec3 &from, const glm::dvec3 &to, double reach, const QColor &colour,
                                  double width)
{
    constexpr int pieces = 12;
    const glm::dvec3 below(m_camera.target().x, from.y, m_camera.target().z);
    const glm::dvec3 part = (to - from) / static_cast<double>(pieces);
    for (int piece = 0; piece < pieces; ++piece) {
        const glm::dvec3 start = from + part * static_cast<double>(piece);
        const double far = glm::distance(start + part * 0.5, below) / reach;
        const double fade = 1.0 - glm::smoothstep(0.15, 1.0, far);
        const auto line = m_camera.project(start, start + part);
        if (fade < 0.02 || !line)
            continue;
        QColor faded = colour;
        faded.setAlphaF(colour.alphaF() * static_cast<float>(fade));
        m_painter.setPen(QPen(faded, width));
        m_painter.drawLine(toPoint(line->from), toPoint(line->to));
    }
}

void PosePainter::paintShadow(const ShadowMask &shadow, double floorHeight)
{
    if (shadow.darkness.isNull())
        return;
    const double right = shadow.left + shadow.side;
    const double front = shadow.back + shadow.side;
    const std::array<glm::dvec3, 4> corners = {{{shadow.left, floorHeight, shadow.back},
                                                {right, floorHeight, shadow.back},
                                                {right, floorHeight, front},
                                                {shadow.left, floorHeight, front}}};
    QPolygonF seen;
    for (const glm::dvec3 &corner : corners) {
        const auto pixel = m_camera.project(corner);
        if (!pixel)
            return; // partly behind the eye
        seen << toPoint(*pixel);
    }
    const QImage image = blackWithAlpha(shadow.darkness, floorStyle(m_colours).shadow);
    QTransform transform;
    if (!QTransform::quadToQuad(QPolygonF(QRectF(image.rect())).mid(0, 4), seen, transform))
        return;
    m_painter.save();
    m_painter.setRenderHint(QPainter::SmoothPixmapTransform);
    m_painter.setTransform(transform, true);
    m_painter.drawImage(0, 0, image);
    m_painter.restore();
}

void PosePainter::paintFigure(const Figure &figure, const FigurePalette &palette, bool joints)
{
    m_faces.clear();
    for (const BoneShape &bone : figure.bones)
        addBone(bone, palette.boneColour(bone));
    for (const NodeMark &mark : figure.marks) {
        if (joints || figure.bones.empty())
            addMark(mark, palette.markColour(mark));
    }
    paintFaces();
}

QColor PosePainter::shaded(const QColor &colour, const glm::dvec3 &normal) const
{
    const glm::dvec3 inEyeSpace(glm::dot(normal, m_camera.right()), glm::dot(normal, m_camera.up()),
                                -glm::dot(normal, m_camera.forward()));
    return litColour(m_light, colour, inEyeSpace, normal.y);
}

void PosePainter::addBone(const BoneShape &bone, const QColor &colour)
{
    const glm::dvec3 axis = glm::normalize(bone.tip - bone.base);
    const glm::dvec3 across = glm::cross(axis, bone.side);
    if (!(glm::length(across) > 1e-9))
        return;
    const glm::dvec3 second = glm::normalize(across) * bone.radius;
    const glm::dvec3 first = glm::cross(glm::normalize(across), axis) * bone.radius;
    const glm::dvec3 middle = glm::mix(bone.base, bone.tip, ringFraction);
    const std::array<glm::dvec3, ringSize> ring = {middle + first, middle + second, middle - first, middle - second};
    const glm::dvec3 inside = glm::mix(bone.base, bone.tip, 0.3);

    for (int corner = 0; corner < ringSize; ++corner) {
        const glm::dvec3 a = ring[static_cast<std::size_t>(corner)];
        const glm::dvec3 b = ring[static_cast<std::size_t>((corner + 1) % ringSize)];
        for (const glm::dvec3 &apex : {bone.base, bone.tip}) {
            glm::dvec3 normal = glm::normalize(glm::cross(b - a, apex - a));
            if (glm::dot(normal, a - inside) < 0.0)
                normal = -normal;
            const glm::dvec3 towardsEye = m_camera.isOrthographic() ? -m_camera.forward() : m_camera.eye() - a;
            const auto pixelA = m_camera.project(a);
            const auto pixelB = m_camera.project(b);
            const auto pixelC = m_camera.project(apex);
            if (glm::dot(normal, towardsEye) <= 0.0 || !pixelA || !pixelB || !pixelC)
                continue;
            const double depth = m_camera.depthOf((a + b + apex) / 3.0);
            m_faces.push_back(
                {QPolygonF{toPoint(*pixelA), toPoint(*pixelB), toPoint(*pixelC)}, shaded(colour, normal), depth});
        }
    }
}

void PosePainter::addMark(const NodeMark &mark, const QColor &colour)
{
    const auto middle = m_camera.project(mark.position);
    if (!middle)
        return;
    const double depth = m_camera.depthOf(mark.position);
    const double radius = mark.radius * m_camera.pixelsPerUnit(depth);
    const glm::dvec3 normal = glm::normalize(glm::dvec3(0.0, 0.5, 0.0) - m_camera.forward());
    const QRectF box(middle->x - radius, middle->y - radius, 2.0 * radius, 2.0 * radius);
    m_faces.push_back({QPolygonF(box), shaded(colour, normal), depth - mark.radius, true});
}

void PosePainter::paintFaces()
{
    std::sort(m_faces.begin(), m_faces.end(), [](const Face &a, const Face &b) { return a.depth > b.depth; });
    for (const Face &face : m_faces) {
        m_painter.setBrush(face.colour);
        if (face.round) {
            m_painter.setPen(Qt::NoPen);
            m_painter.drawEllipse(face.outline.boundingRect());
        } else {
            // A thin line of the same colour hides the seams between neighbours.
            m_painter.setPen(QPen(face.colour, 0.5));
            m_painter.drawPolygon(face.outline);
        }
    }
}

QImage renderPose(const Clip &clip, int frame, const PositionRules &rules, const UpAxis &upAxis, const Colours &colours,
                  QSize size, qreal devicePixelRatio)
{
    QImage image(size * devicePixelRatio, QImage::Format_RGB32);
    if (image.isNull())
        return image;
    image.setDevicePixelRatio(devicePixelRatio);

    const SceneScale scale = measureScene(clip, rules, upAxis.axis);
    FigurePalette palette;
    palette.setColours(colours);
    palette.setSkeleton(clip.skeleton);
    Figure figure;
    BoneGeometry(clip.skeleton)
        .shape(poseAt(clip, frame, rules), viewFromDocument(upAxis.axis), scale.bodySize, figure);
    std::vector<glm::dvec3> points;
    for (const NodeMark &mark : figure.marks)
        points.push_back(mark.position);
    const Sphere sphere = sphereAround(points, 0.5 * scale.bodySize);

    Camera camera;
    camera.setCanvasSize(size.width(), size.height());
    camera.setSurroundings(scale.surroundings.centre, scale.surroundings.radius);
    camera.setAngles(0.6, 0.22);
    camera.frameSphere(sphere.centre, 1.1 * sphere.radius);

    QPainter painter(&image);
    PosePainter pose(painter, camera, colours);
    pose.paintBackground();
    pose.paintGrid(scale, upAxis.axis);
    pose.paintShadow(castShadow(figure, scale.floorHeight, scale.bodySize), scale.floorHeight);
    pose.paintFigure(figure, palette, true);
    return image;
}

} // namespace limber
