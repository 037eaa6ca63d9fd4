#include "figure/painting/posepainter.h"

#include "figure/painting/surroundings.h"
#include "figure/viewspace.h"

#include <QLinearGradient>
#include <QPainter>

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
