#include "figure/painting/posepainter.h"

#include "figure/painting/surroundings.h"
#include "figure/viewspace.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <vector>

namespace limber {

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
    const double ratio = m_painter.device()->devicePixelRatio();
    const glm::dvec2 size = m_camera.canvasSize() * ratio;
    QImage grid(QSizeF(size.x, size.y).toSize(), QImage::Format_ARGB32_Premultiplied);
    if (grid.isNull())
        return;
    grid.fill(Qt::transparent);
    grid.setDevicePixelRatio(ratio);
    paintGridOn(grid, m_camera, scale, up, m_colours);
    m_painter.drawImage(0, 0, grid);
}

void PosePainter::paintShadow(const ShadowMask &shadow, double floorHeight)
{
    paintFloorShadow(m_painter, m_camera, shadow, floorHeight, m_colours);
}

void PosePainter::paintFigure(const Figure &figure, const FigurePalette &palette, bool joints)
{
    m_figure.paint(m_painter, m_camera, figure, palette, joints);
}

namespace {

Figure figureOf(const Clip &clip, int frame, const PositionRules &rules, const UpAxis &upAxis, const SceneScale &scale)
{
    Figure figure;
    BoneGeometry(clip.skeleton)
        .shape(poseAt(clip, frame, rules), viewFromDocument(upAxis.axis), scale.bodySize, figure);
    return figure;
}

// Returns a camera that frames the figure; `around` is the radius that it frames, relative to that of the figure.
Camera cameraAt(const Figure &figure, const SceneScale &scale, QSize size, double around = 1.1)
{
    std::vector<glm::dvec3> points;
    for (const NodeMark &mark : figure.marks)
        points.push_back(mark.position);
    const Sphere sphere = sphereAround(points, 0.5 * scale.bodySize);
    Camera camera;
    camera.setCanvasSize(size.width(), size.height());
    camera.setSurroundings(scale.surroundings.centre, scale.surroundings.radius);
    camera.setAngles(0.6, 0.22);
    camera.frameSphere(sphere.centre, around * sphere.radius);
    return camera;
}

// Returns the box on the canvas in which the joints and end sites of the figure are.
QRectF boxOf(const Figure &figure, const Camera &camera)
{
    QPolygonF points;
    for (const NodeMark &mark : figure.marks) {
        if (const auto point = camera.project(mark.position))
            points << QPointF(point->x, point->y);
    }
    return points.boundingRect();
}

} // namespace

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
    const Figure figure = figureOf(clip, frame, rules, upAxis, scale);
    const Camera camera = cameraAt(figure, scale, size);
    QPainter painter(&image);
    PosePainter pose(painter, camera, colours);
    pose.paintBackground();
    pose.paintGrid(scale, upAxis.axis);
    pose.paintShadow(castShadow(figure, scale.floorHeight, scale.bodySize), scale.floorHeight);
    pose.paintFigure(figure, palette, true);
    return image;
}

QImage renderFiguresBeside(const Clip &clip, std::span<const int> frames, const PositionRules &rules,
                           const UpAxis &upAxis, const Colours &colours, QSize size, qreal devicePixelRatio)
{
    constexpr double margin = 2.0;
    const QSize all(size.width() * static_cast<int>(frames.size()), size.height());
    QImage image(all * devicePixelRatio, QImage::Format_ARGB32_Premultiplied);
    if (image.isNull())
        return image;
    image.setDevicePixelRatio(devicePixelRatio);
    image.fill(Qt::transparent);

    const SceneScale scale = measureScene(clip, rules, upAxis.axis);
    FigurePalette palette;
    palette.setColours(colours);
    palette.setSkeleton(clip.skeleton);
    std::vector<Figure> figures;
    double most = 0.0; // how much larger than its part of the picture a figure is
    for (const int frame : frames) {
        const Figure &figure = figures.emplace_back(figureOf(clip, frame, rules, upAxis, scale));
        const QRectF box = boxOf(figure, cameraAt(figure, scale, size, 1.0));
        most = std::max(
            {most, box.width() / (size.width() - 2.0 * margin), box.height() / (size.height() - 2.0 * margin)});
    }
    QPainter painter(&image);
    for (const Figure &figure : figures) {
        const Camera camera = cameraAt(figure, scale, size, most > 0.0 ? most : 1.0);
        const QPointF off = boxOf(figure, camera).center() - QPointF(0.5 * size.width(), 0.5 * size.height());
        painter.save();
        painter.translate(-off);
        PosePainter(painter, camera, colours).paintFigure(figure, palette, true);
        painter.restore();
        painter.translate(size.width(), 0.0);
    }
    return image;
}

} // namespace limber
