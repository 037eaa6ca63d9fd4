#include "figure/drawnpoints.h"
#include "figure/figurepalette.h"
#include "figure/painting/figurelines.h"
#include "figure/painting/figurepicture.h"
#include "figures.h"
#include "mannequin/mannequin.h"

#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QTest>

#include <cmath>
#include <limits>

namespace tst_figurepicture {

using namespace limber;
using namespace limber::test;

// Single bones and balls, painted without a graphics card.
class FigurePictureTest : public QObject
{
    Q_OBJECT

private slots:
    void aBoneThatPassesTheEyeIsCutBeforeIt();
    void aBallBehindTheEyeIsNotPainted();
    void theBoxHoldsTheFigure();
    void jointsAreBallsIfWanted();
    void aBodyCoversMoreThanItsBones();
    void aRolledPartLooksDifferent();
    void theBoxHoldsTheBody();
    void aBodyAloneHasNoLines();
    void aCharacterAloneIsFramedWithoutItsJoints();
};

namespace {

constexpr QSize canvas(300, 200);

constexpr double nearFraction = 0.02; // of the distance to the target, where the near plane is

Camera frontCamera(const glm::dvec3 &centre = glm::dvec3(0.0), double radius = 10.0)
{
    Camera camera;
    camera.setCanvasSize(canvas.width(), canvas.height());
    camera.setSurroundings({0, 0, 0}, 20.0);
    camera.frameSphere(centre, radius);
    camera.look(ViewDirection::Front);
    camera.setOrthographic(false);
    return camera;
}

QImage painted(const Figure &figure, const Camera &camera, bool joints = false)
{
    QImage image(canvas, QImage::Format_RGB32);
    image.fill(Qt::black);
    FigurePalette palette;
    palette.setSkeleton(standingFigure(1).skeleton);
    QPainter painter(&image);
    FigurePicture().paint(painter, camera, figure, palette, joints);
    return image;
}

int pixelsThatDiffer(const QImage &one, const QImage &other)
{
    int count = 0;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x) {
            const QColor a = one.pixelColor(x, y);
            const QColor b = other.pixelColor(x, y);
            count += std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue()) > 12;
        }
    }
    return count;
}

Figure bodyOf(const Clip &clip, double rollDegrees = 0.0)
{
    Clip posed = clip;
    posed.motion.editFrame(
        0)[static_cast<std::size_t>(posed.skeleton.columnOf(leftLeg, {ChannelKind::Rotation, Axis::Y}).value())] =
        rollDegrees;
    const Pose pose = poseAt(posed, 0, {});
    Figure figure;
    BoneGeometry(clip.skeleton).shape(pose, glm::dmat3(1.0), 19.0, figure);
    figure.style = FigureStyle::Body;
    Mannequin(clip, {}, Axis::Y).place(pose, glm::dmat3(1.0), figure.body);
    return figure;
}

QRect paintedBox(const QImage &image)
{
    QRect box;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, y) != QColor(Qt::black))
                box |= QRect(x, y, 1, 1);
        }
    }
    return box;
}

Figure oneBone(const glm::dvec3 &base, const glm::dvec3 &tip)
{
    Figure figure;
    figure.bones.push_back({base, tip, {0, 1, 0}, 1.0, 0, NodeId::joint(leftLeg)});
    for (const glm::dvec3 &end : {base, tip})
        figure.marks.push_back({.position = end, .radius = 0.6, .node = NodeId::joint(hips)});
    return figure;
}

} // namespace

// The same eye looks twice, with near planes at different depths; only the farther one cuts the bone. What it cuts off
// is outside of the canvas.
void FigurePictureTest::aBoneThatPassesTheEyeIsCutBeforeIt()
{
    const Camera cutting = frontCamera();
    const double nearTarget = cutting.distance() - frontCamera({}, 1.0).distance();
    const Camera other = frontCamera({0.0, 0.0, nearTarget}, 1.0);
    QVERIFY(std::abs(cutting.eye().z - other.eye().z) < 1e-9);
    const double depth = 0.5 * nearFraction * cutting.distance();
    const Figure figure = oneBone({-2.0, -1.0, -6.0}, {0.9 * depth, 0.4 * depth, cutting.eye().z - depth});
    const QImage whole = painted(figure, other);
    const QImage cut = painted(figure, cutting);
    QVERIFY(paintedBox(whole).width() > 60);
    QVERIFY2(pixelsThatDiffer(whole, cut) < 600, qPrintable(QString::number(pixelsThatDiffer(whole, cut))));
}

void FigurePictureTest::aBallBehindTheEyeIsNotPainted()
{
    const Camera camera = frontCamera();
    Figure figure;
    figure.marks.push_back({.position = {0, 0, camera.eye().z + 2.0}, .radius = 1.0, .node = NodeId::joint(hips)});
    QVERIFY(paintedBox(painted(figure, camera, true)).isEmpty());
    figure.marks[0].position.z = camera.eye().z - 3.0;
    QVERIFY(!paintedBox(painted(figure, camera, true)).isEmpty());
}

void FigurePictureTest::theBoxHoldsTheFigure()
{
    const Camera camera = frontCamera();
    const Figure figure = oneBone({-4.0, 0.0, 0.0}, {3.0, 2.0, 1.0});
    const QRectF box = boxOnCanvas(figure, camera);
    const QRect ink = paintedBox(painted(figure, camera, true));
    QVERIFY(box.contains(QRectF(ink)));
    QVERIFY(box.width() < ink.width() + 40 && box.height() < ink.height() + 40);
    // What reaches beyond the canvas ends there; what reaches behind the eye may be anywhere.
    const QRectF all(0.0, 0.0, canvas.width(), canvas.height());
    QVERIFY(all.contains(boxOnCanvas(oneBone({-4.0, 0.0, 0.0}, {40.0, 2.0, 1.0}), camera)));
    QCOMPARE(boxOnCanvas(oneBone({-4.0, 0.0, 0.0}, {3.0, 2.0, camera.eye().z + 1.0}), camera), all);
}

void FigurePictureTest::jointsAreBallsIfWanted()
{
    const Camera camera = frontCamera();
    const Figure figure = oneBone({-4.0, 0.0, 0.0}, {4.0, 0.0, 0.0});
    const QRect bone = paintedBox(painted(figure, camera, false));
    const QRect both = paintedBox(painted(figure, camera, true));
    const double ball = 0.6 * camera.pixelsPerUnit(camera.depthOf({0, 0, 0}));
    QVERIFY2(std::abs(bone.left() - both.left() - ball) < 2.5, qPrintable(QString::number(bone.left() - both.left())));
    QVERIFY(std::abs(both.right() - bone.right() - ball) < 2.5);
    // Without bones there is nothing but balls.
    Figure lone;
    lone.marks = figure.marks;
    QVERIFY(!paintedBox(painted(lone, camera, false)).isEmpty());
}

void FigurePictureTest::aBodyCoversMoreThanItsBones()
{
    const Camera camera = frontCamera({0, 10, 0}, 11.0);
    Figure figure = bodyOf(standingFigure(1));
    const QImage body = painted(figure, camera);
    QCOMPARE(paintedBox(painted(figure, camera, true)), paintedBox(body)); // no balls on it
    figure.style = FigureStyle::Bones;
    const QImage bones = painted(figure, camera);
    const auto shown = [](const QImage &image) {
        QImage black(image.size(), QImage::Format_RGB32);
        black.fill(Qt::black);
        return pixelsThatDiffer(image, black);
    };
    QVERIFY(shown(body) > shown(bones));
    // Without parts the bones are shown, whatever the style is.
    figure.style = FigureStyle::Body;
    figure.body.parts.clear();
    QCOMPARE(painted(figure, camera), bones);
}

void FigurePictureTest::aRolledPartLooksDifferent()
{
    const Camera camera = frontCamera({0, 10, 0}, 11.0);
    const QImage straight = painted(bodyOf(standingFigure(1)), camera);
    QVERIFY(pixelsThatDiffer(straight, painted(bodyOf(standingFigure(1), 60.0), camera)) > 20);
    QCOMPARE(pixelsThatDiffer(straight, painted(bodyOf(standingFigure(1)), camera)), 0);
}

void FigurePictureTest::theBoxHoldsTheBody()
{
    const Figure figure = bodyOf(standingFigure(1));
    for (const double radius : {60.0, 11.0, 4.0}) {
        const Camera camera = frontCamera({0, 10, 0}, radius);
        const QRect seen = paintedBox(painted(figure, camera));
        QVERIFY(boxOnCanvas(figure, camera).toAlignedRect().contains(seen));
    }
    QVERIFY(!painted(figure, frontCamera({0, 10, 0}, 0.05)).isNull()); // inside of it
}

void FigurePictureTest::aBodyAloneHasNoLines()
{
    Figure figure = bodyOf(standingFigure(1));
    figure.displacements.push_back({{-5, 0, 0}, {5, 0, 0}, NodeId::joint(leftLeg)});
    const auto linesIn = [&figure](FigureStyle style) {
        QImage image(canvas, QImage::Format_RGB32);
        image.fill(Qt::black);
        QPainter painter(&image);
        figure.style = style;
        paintDisplacements(painter, frontCamera(), figure, Colours::darkTheme());
        painter.end();
        return paintedBox(image);
    };
    QVERIFY(!linesIn(FigureStyle::Bones).isEmpty());
    QVERIFY(!linesIn(FigureStyle::BodyWithBones).isEmpty());
    QVERIFY(linesIn(FigureStyle::Body).isEmpty());
}

// A joint that stays at the origin, as those for tools in game engines do, must not make the figure small.
void FigurePictureTest::aCharacterAloneIsFramedWithoutItsJoints()
{
    Figure figure = oneBone({0, 0, 0}, {500, 0, 0});
    auto mesh = std::make_shared<SceneMesh>();
    mesh->vertices.resize(3);
    figure.skin.mesh = mesh;
    figure.skin.positions = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}};
    for (const auto &[style, count] :
         {std::pair(FigureStyle::Body, std::size_t{3}), std::pair(FigureStyle::BodyWithBones, std::size_t{5}),
          std::pair(FigureStyle::Bones, std::size_t{2})}) {
        figure.style = style;
        std::vector<glm::dvec3> points;
        addDrawnPoints(figure, 1, points);
        QCOMPARE(points.size(), count);
    }
}

QTEST_MAIN(FigurePictureTest)

} // namespace tst_figurepicture

#include "tst_figurepicture.moc"
