#include "figure/painting/posepainter.h"

#include "figure/painting/surroundings.h"
#include "figure/viewspace.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPolygonF>

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <utility>
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

// A limb in several poses of a figure.
struct LimbPoses
{
    std::vector<Figure> figures;
    std::vector<NodeId> limb; // all nodes that hang on its joints
    std::vector<std::vector<glm::dvec3>> points; // of the limb and of the joint that it hangs on, pose after pose

    void add(const Skeleton &skeleton, const std::vector<int> &joints, Figure figure)
    {
        const auto hangsOnAny = [&](int joint) {
            return std::ranges::any_of(joints, [&](int each) { return skeleton.isInSubtree(joint, each); });
        };
        limb.clear();
        std::vector<glm::dvec3> &places = points.emplace_back();
        for (const NodeMark &mark : figure.marks) {
            const int joint = mark.node.isJoint() ? mark.node.index : skeleton.parentOf(mark.node);
            const bool isOfLimb = hangsOnAny(joint);
            const bool carriesIt = mark.node.isJoint() && std::ranges::any_of(joints, [&](int each) {
                                       return skeleton.joint(each).parent == joint;
                                   });
            if (isOfLimb)
                limb.push_back(mark.node);
            if (isOfLimb || carriesIt)
                places.push_back(mark.position);
        }
        figures.push_back(std::move(figure));
    }

    // Returns how well a camera sees from a direction how the poses differ, and the limb in front of the body.
    [[nodiscard]] double seenFrom(const glm::dvec3 &towardsEye, double bodySize) const
    {
        double apart = 0.0;
        double farthest = 1e-6 * bodySize;
        double before = 0.0;
        for (std::size_t pose = 0; pose < points.size(); ++pose) {
            for (std::size_t i = 0; i < points[pose].size(); ++i) {
                const glm::dvec3 way =
                    i < points.front().size() ? points[pose][i] - points.front()[i] : glm::dvec3(0.0);
                apart += glm::length(way - glm::dot(way, towardsEye) * towardsEye);
                farthest += glm::length(way);
                before += glm::dot(points[pose][i] - figures[pose].marks.front().position, towardsEye) /
                          static_cast<double>(points[pose].size() * points.size());
            }
        }
        return apart / farthest + inFrontOfBody * before / bodySize;
    }

private:
    static constexpr double inFrontOfBody = 2.0;
};

// Returns a camera that sees the limb of all poses, whose size is at least a part of the body.
Camera cameraAt(const LimbPoses &limb, const SceneScale &scale, QSize size)
{
    constexpr double smallest = 0.16; // of the body
    constexpr int directions = 16;
    constexpr double pitch = 0.22;
    std::vector<glm::dvec3> points;
    for (const std::vector<glm::dvec3> &each : limb.points)
        points.insert(points.end(), each.begin(), each.end());
    double yaw = 0.0;
    double most = -std::numeric_limits<double>::infinity();
    for (int i = 0; i < directions; ++i) {
        const double angle = 2.0 * std::numbers::pi * i / directions;
        const double seen = limb.seenFrom(
            {std::sin(angle) * std::cos(pitch), std::sin(pitch), std::cos(angle) * std::cos(pitch)}, scale.bodySize);
        if (seen > most) {
            most = seen;
            yaw = angle;
        }
    }
    const Sphere sphere = sphereAround(points, smallest * scale.bodySize);
    Camera camera;
    camera.setCanvasSize(size.width(), size.height());
    camera.setSurroundings(scale.surroundings.centre, scale.surroundings.radius);
    camera.setAngles(yaw, pitch);
    camera.frameSphere(sphere.centre, sphere.radius);
    return camera;
}

} // namespace

std::vector<QImage> renderLimbs(const Skeleton &skeleton, std::span<const std::vector<double>> poses,
                                const std::vector<int> &joints, const PositionRules &rules, const UpAxis &upAxis,
                                const Colours &colours, QSize size, qreal devicePixelRatio)
{
    LimbPoses limb;
    SceneScale scale;
    for (const std::vector<double> &values : poses) {
        Clip clip;
        clip.skeleton = skeleton;
        clip.motion = Motion(1, skeleton.columnCount());
        std::ranges::copy(values, clip.motion.editFrame(0).begin());
        if (limb.figures.empty())
            scale = measureScene(clip, rules, upAxis.axis);
        limb.add(skeleton, joints, figureOf(clip, 0, rules, upAxis, scale));
    }
    const Camera camera = cameraAt(limb, scale, size);
    FigurePalette palette;
    palette.setColours(colours);
    palette.setSkeleton(skeleton);
    palette.setSelection(limb.limb);
    std::vector<QImage> pictures;
    for (const Figure &figure : limb.figures) {
        QImage &image = pictures.emplace_back(size * devicePixelRatio, QImage::Format_ARGB32_Premultiplied);
        if (image.isNull())
            continue;
        image.setDevicePixelRatio(devicePixelRatio);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        PosePainter(painter, camera, colours).paintFigure(figure, palette, true);
    }
    return pictures;
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
