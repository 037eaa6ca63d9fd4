#include "figure/lighting.h"
#include "figure/painting/posepainter.h"
#include "figure/viewspace.h"
#include "figures.h"

#include <QGuiApplication>
#include <QPainter>
#include <QTest>

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace tst_posepainter {

using namespace limber;
using namespace limber::test;

class PosePainterTest : public QObject
{
    Q_OBJECT

private slots:
    void paintsBonesWhereTheyAreProjected();
    void paintsNearPartsOverFarOnes();
    void facesAreLitFromTheirSide();
    void rendersAnyClip_data();
    void rendersAnyClip();
    void isSharpAtTwiceTheScale();
    void theFigureFillsThePictureButForAMargin();
    void theFloorShowsItsAxesOnBothSides();
};

namespace {

struct Picture
{
    QImage image{800, 600, QImage::Format_RGB32};
    Figure figure;
    Camera camera;
};

Picture pictureFrom(ViewDirection direction)
{
    Picture picture;
    const Clip clip = standingFigure(1);
    BoneGeometry(clip.skeleton).shape(poseAt(clip, 0, {}), viewFromDocument(Axis::Y), 19.0, picture.figure);
    picture.camera.setCanvasSize(800, 600);
    picture.camera.setSurroundings({0, 10, 0}, 60);
    picture.camera.frameSphere({0, 10, 0}, 11);
    picture.camera.look(direction);
    FigurePalette palette;
    palette.setSkeleton(clip.skeleton);
    QPainter painter(&picture.image);
    PosePainter pose(painter, picture.camera, palette.colours());
    pose.paintBackground();
    pose.paintFigure(picture.figure, palette, true);
    return picture;
}

QColor colourAt(const Picture &picture, const glm::dvec3 &point)
{
    const glm::dvec2 pixel = picture.camera.project(point).value();
    return picture.image.pixelColor(int(pixel.x), int(pixel.y));
}

bool isBluish(const QColor &colour)
{
    return colour.blue() > colour.red() + 30;
}

bool isOrange(const QColor &colour)
{
    return colour.red() > colour.blue() + 30;
}

} // namespace

void PosePainterTest::paintsBonesWhereTheyAreProjected()
{
    const Picture picture = pictureFrom(ViewDirection::Front);
    QVERIFY(isBluish(colourAt(picture, {2, 6, 0}))); // on the left leg
    QVERIFY(isOrange(colourAt(picture, {-2, 6, 0}))); // on the right leg
    const QColor between = colourAt(picture, {0, 4, 0});
    QVERIFY(!isBluish(between) && !isOrange(between));
}

void PosePainterTest::paintsNearPartsOverFarOnes()
{
    QVERIFY(isBluish(colourAt(pictureFrom(ViewDirection::Right), {2, 6, 0})));
    QVERIFY(isOrange(colourAt(pictureFrom(ViewDirection::Left), {-2, 6, 0})));
}

// A bone lies along X, away from the origin, with one edge towards the eye. Its faces behind the thickest place look up
// and down.
void PosePainterTest::facesAreLitFromTheirSide()
{
    const BoneShape bone{{5, 10, -3}, {15, 10, -3}, {0, 0, 1}, 2.0, 0, NodeId::joint(0)};
    Figure figure;
    figure.bones.push_back(bone);
    for (const glm::dvec3 &end : {bone.base, bone.tip})
        figure.marks.push_back({.position = end, .radius = 0.5, .node = NodeId::joint(0)});
    Picture picture;
    picture.image.fill(Qt::black);
    picture.camera.setCanvasSize(800, 600);
    picture.camera.setSurroundings({10, 10, -3}, 60);
    picture.camera.frameSphere({10, 10, -3}, 8);
    picture.camera.look(ViewDirection::Front);
    picture.camera.setOrthographic(true);
    FigurePalette palette;
    palette.setSkeleton(standingFigure(1).skeleton);
    QPainter painter(&picture.image);
    PosePainter(painter, picture.camera, palette.colours()).paintFigure(figure, palette, false);
    painter.end();
    const double toTip = 8.4; // from the thickest place
    for (const double up : {1.0, -1.0}) {
        const glm::dvec3 normal = glm::normalize(glm::dvec3(bone.radius, up * toTip, toTip));
        const QColor wanted = litColour(Lighting(), palette.boneColour(bone), normal, normal.y);
        const QColor seen = colourAt(picture, {8.5, 10.0 + 0.6 * up, -2.0});
        QVERIFY2(std::abs(seen.red() - wanted.red()) <= 2 && std::abs(seen.green() - wanted.green()) <= 2 &&
                     std::abs(seen.blue() - wanted.blue()) <= 2,
                 qPrintable(seen.name() + QStringLiteral(", not ") + wanted.name()));
    }
}

void PosePainterTest::rendersAnyClip_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("figure") << 0;
    QTest::newRow("no frames") << 1;
    QTest::newRow("one joint") << 2;
    QTest::newRow("no joint") << 3;
    QTest::newRow("no length") << 4;
    QTest::newRow("nan") << 5;
    QTest::newRow("huge") << 6;
}

void PosePainterTest::rendersAnyClip()
{
    QFETCH(int, kind);
    Clip clip = kind == 1 ? standingFigure(0) : kind == 2 ? loneJoint(1) : kind == 3 ? Clip() : standingFigure(2);
    if (kind == 4)
        clip = scaled(clip, 0.0);
    if (kind == 5)
        clip.motion.setValue(0, hipsXPosition, std::nan(""));
    if (kind == 6)
        clip = scaled(clip, 1e150);
    for (const Axis up : {Axis::X, Axis::Y, Axis::Z}) {
        const QImage image = renderPose(clip, 0, {}, {up, {}}, Colours::lightTheme(), {160, 120}, 1.0);
        QCOMPARE(image.size(), QSize(160, 120));
    }
}

void PosePainterTest::isSharpAtTwiceTheScale()
{
    const QImage image = renderPose(standingFigure(1), 0, {}, {}, Colours::darkTheme(), {160, 120}, 2.0);
    QCOMPARE(image.size(), QSize(320, 240));
    QCOMPARE(image.devicePixelRatio(), 2.0);
    QVERIFY(renderPose(standingFigure(1), 0, {}, {}, Colours::darkTheme(), {}, 1.0).isNull());
}

namespace {

// The strongest tint of an axis colour around a point of the floor.
int tintAt(const QImage &image, const Camera &camera, const glm::dvec3 &point, int axis)
{
    const glm::dvec2 pixel = camera.project(point).value();
    int strongest = 0;
    for (int dy = -2; dy <= 2; ++dy) {
        for (int dx = -2; dx <= 2; ++dx) {
            const QColor colour = image.pixelColor(int(pixel.x) + dx, int(pixel.y) + dy);
            const std::array<int, 3> parts{colour.red(), colour.green(), colour.blue()};
            const int own = parts[static_cast<std::size_t>(axis)];
            strongest = std::max(strongest, (3 * own - (parts[0] + parts[1] + parts[2])) / 2);
        }
    }
    return strongest;
}

} // namespace

void PosePainterTest::theFigureFillsThePictureButForAMargin()
{
    const QImage image = renderPose(standingFigure(1), 0, {}, {Axis::Y, {}}, Colours::darkTheme(), {200, 200}, 1.0);
    // The head is in the middle, above the horizon; beside it is only the background.
    int top = 0;
    const auto isBackground = [&image](int y) {
        return std::abs(image.pixelColor(100, y).lightness() - image.pixelColor(3, y).lightness()) < 8;
    };
    while (top < image.height() && isBackground(top))
        ++top;
    QVERIFY2(top > 5 && top < 30, qPrintable(QString::number(top)));
}

void PosePainterTest::theFloorShowsItsAxesOnBothSides()
{
    Camera camera;
    camera.setCanvasSize(800, 600);
    camera.setSurroundings({0, 0, 0}, 60);
    camera.frameSphere({0, 0, 0}, 11);
    camera.look(ViewDirection::Top);
    const SceneScale scale{20.0, 0.0, {{0, 0, 0}, 20.0}, 1.0, 5.0};
    for (const Axis up : {Axis::Y, Axis::Z}) {
        QImage image(800, 600, QImage::Format_RGB32);
        image.fill(Qt::black);
        QPainter painter(&image);
        PosePainter(painter, camera, Colours::darkTheme()).paintGrid(scale, up);
        const int deep = up == Axis::Y ? 2 : 1; // the axis of the document along which someone looks from the front
        constexpr int clearly = 25;
        for (const double side : {-1.0, 1.0}) {
            QVERIFY(tintAt(image, camera, {side * 4.3, 0, 0}, 0) > clearly);
            QVERIFY(tintAt(image, camera, {0, 0, side * 4.3}, deep) > clearly);
            QVERIFY(tintAt(image, camera, {side * 4.3, 0, side * 2.0}, 0) < clearly); // a line of the grid
        }
    }
}

QTEST_MAIN(PosePainterTest)

} // namespace tst_posepainter

#include "tst_posepainter.moc"
