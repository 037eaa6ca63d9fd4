#include "figure/floorstyle.h"
#include "figure/painting/surroundings.h"

#include <QPainter>
#include <QTest>

#include <algorithm>
#include <cmath>

namespace tst_surroundings {

using namespace limber;
using namespace Qt::StringLiterals;

class SurroundingsTest : public QObject
{
    Q_OBJECT

private slots:
    void backgroundRunsFromTopToBottom();
    void linesStandAtWholeSteps_data();
    void linesStandAtWholeSteps();
    void linesHaveOneWidthFarAndNear();
    void linesLieExactlyInTheirPlaces();
    void linesFadeInAllDirections();
    void theGridKeepsThePictureBeneath();
    void nothingIsDrawnAboveTheHorizon();
    void floorSeenFromItsEdgeShowsNothing();
    void shadowLiesOnItsSquare();
    void anyCameraCanBeDrawn();
};

namespace {

constexpr QSize canvas(640, 480);

Camera lookingFrom(double yaw, double pitch, bool orthographic)
{
    Camera camera;
    camera.setCanvasSize(canvas.width(), canvas.height());
    camera.setSurroundings({0, 0, 0}, 60);
    camera.frameSphere({0.3, 0, 0.2}, 6);
    camera.setAngles(yaw, pitch);
    camera.setOrthographic(orthographic);
    return camera;
}

SceneScale unitScale()
{
    return {20.0, 0.0, {{0, 0, 0}, 20.0}, 1.0, 5.0};
}

QImage gridFrom(const Camera &camera, QRgb ground = 0)
{
    QImage image(canvas, QImage::Format_ARGB32_Premultiplied);
    image.fill(ground);
    paintGridOn(image, camera, unitScale(), Axis::Y, Colours::darkTheme());
    return image;
}

// The largest alpha of the pixels around a point of the floor.
int alphaAround(const QImage &image, const Camera &camera, const glm::dvec3 &point)
{
    const auto pixel = camera.project(point);
    if (!pixel)
        return -1;
    int greatest = 0;
    for (int dy = -1; dy <= 1; ++dy) {
        for (int dx = -1; dx <= 1; ++dx) {
            const QPoint at(int(pixel->x) + dx, int(pixel->y) + dy);
            if (image.rect().contains(at))
                greatest = std::max(greatest, qAlpha(image.pixel(at)));
        }
    }
    return greatest;
}

} // namespace

void SurroundingsTest::backgroundRunsFromTopToBottom()
{
    const Colours colours = Colours::lightTheme();
    QImage image(40, 200, QImage::Format_RGB32);
    paintBackgroundOn(image, colours);
    const auto differ = [](const QColor &a, const QColor &b) {
        return std::max({std::abs(a.red() - b.red()), std::abs(a.green() - b.green()), std::abs(a.blue() - b.blue())});
    };
    QVERIFY(differ(image.pixelColor(0, 0), colours.viewportTop) <= 1);
    QVERIFY(differ(image.pixelColor(39, 199), colours.viewportBottom) <= 1);
    QCOMPARE(image.pixel(0, 100), image.pixel(39, 100));
}

void SurroundingsTest::linesStandAtWholeSteps_data()
{
    QTest::addColumn<double>("yaw");
    QTest::addColumn<double>("pitch");
    QTest::addColumn<bool>("orthographic");
    QTest::newRow("from above") << 0.0 << 1.57 << true;
    QTest::newRow("from above, perspective") << 0.0 << 1.57 << false;
    QTest::newRow("slanting") << 0.6 << 0.5 << false;
    QTest::newRow("along an axis") << 0.0 << 0.6 << false;
    QTest::newRow("from behind") << 2.6 << 0.9 << true;
    QTest::newRow("from below") << 0.4 << -0.7 << false;
}

void SurroundingsTest::linesStandAtWholeSteps()
{
    QFETCH(double, yaw);
    QFETCH(double, pitch);
    QFETCH(bool, orthographic);
    const Camera camera = lookingFrom(yaw, pitch, orthographic);
    const QImage image = gridFrom(camera);
    const int fine = static_cast<int>(0.13 * 255);
    for (int x = -2; x <= 2; ++x) {
        for (int z = -2; z <= 2; ++z) {
            QVERIFY(alphaAround(image, camera, glm::dvec3(x, 0, z + 0.5)) > fine / 2);
            QVERIFY(alphaAround(image, camera, glm::dvec3(x + 0.5, 0, z)) > fine / 2);
            QCOMPARE(alphaAround(image, camera, glm::dvec3(x + 0.5, 0, z + 0.5)), 0);
        }
    }
    QVERIFY(alphaAround(image, camera, {1.5, 0, 0}) > 3 * fine); // on an axis
    QVERIFY(alphaAround(image, camera, {0, 0, 1.5}) > 3 * fine);
}

// The alpha values across a line add up to the width of one pixel, wherever the line is.
void SurroundingsTest::linesHaveOneWidthFarAndNear()
{
    const Camera camera = lookingFrom(0.0, 0.7, false);
    const QImage image = gridFrom(camera);
    for (const double z : {3.5, 0.5, -2.5}) {
        const glm::dvec2 pixel = camera.project(glm::dvec3(2.0, 0, z)).value();
        double width = 0.0;
        for (int dx = -5; dx <= 5; ++dx)
            width += qAlpha(image.pixel(int(pixel.x) + dx, int(pixel.y))) / (0.13 * 255.0);
        QVERIFY2(width > 0.5 && width < 2.0, qPrintable(QString::number(width)));
    }
}

void SurroundingsTest::linesLieExactlyInTheirPlaces()
{
    Camera camera = lookingFrom(0.0, glm::radians(90.0), true);
    const QImage image = gridFrom(camera);
    for (const double place : {-2.0, -1.0, 1.0, 2.0}) {
        const glm::dvec2 pixel = *camera.project({0.5, 0.0, place});
        double weights = 0.0;
        double sum = 0.0;
        for (int y = static_cast<int>(pixel.y) - 4; y <= static_cast<int>(pixel.y) + 4; ++y) {
            const int alpha = qAlpha(image.pixel(static_cast<int>(pixel.x), y));
            weights += alpha;
            sum += alpha * (y + 0.5);
        }
        QVERIFY(weights > 0.0);
        QVERIFY2(std::abs(sum / weights - pixel.y) < 0.3, qPrintable(u"%1 and %2"_s.arg(sum / weights).arg(pixel.y)));
    }
}

void SurroundingsTest::linesFadeInAllDirections()
{
    constexpr glm::dvec3 directions[] = {{1, 0, 0}, {-1, 0, 0}, {0, 0, 1}, {0, 0, -1}};
    for (const glm::dvec3 &direction : directions) {
        Camera camera = lookingFrom(std::atan2(-direction.x, -direction.z), glm::radians(20.0), false);
        camera.frameSphere({0, 0, 0}, 10);
        const QImage image = gridFrom(camera);
        const double reach = gridReach(camera, unitScale());
        const glm::dvec3 beside(direction.z * 5.0, 0.0, direction.x * 5.0); // a coarse line without an axis
        const int near = alphaAround(image, camera, direction * 2.5 + beside);
        const int far = alphaAround(image, camera, direction * std::round(0.6 * reach) + beside);
        QVERIFY2(near > 1.3 * far && far > 0, qPrintable(u"%1 and %2"_s.arg(near).arg(far)));
    }
}

void SurroundingsTest::theGridKeepsThePictureBeneath()
{
    const Camera camera = lookingFrom(0.6, 0.5, false);
    const QRgb ground = qRgb(40, 80, 120);
    const QImage image = gridFrom(camera, ground);
    const glm::dvec2 between = camera.project(glm::dvec3(0.5, 0, 0.5)).value();
    QCOMPARE(image.pixel(int(between.x), int(between.y)), ground);
    for (int row = 0; row < image.height(); ++row) {
        for (int column = 0; column < image.width(); ++column)
            QCOMPARE(qAlpha(image.pixel(column, row)), 255);
    }
}

void SurroundingsTest::nothingIsDrawnAboveTheHorizon()
{
    const Camera camera = lookingFrom(0.6, 0.1, false);
    const QImage image = gridFrom(camera);
    // A point of the floor that is very far away lies at the horizon.
    const glm::dvec3 forward = camera.forward();
    const auto horizon = camera.project(glm::dvec3(forward.x, 0.0, forward.z) * 1e7);
    QVERIFY(horizon && horizon->y > 20.0);
    for (int row = 0; row < int(horizon->y); ++row) {
        for (int column = 0; column < image.width(); ++column)
            QCOMPARE(qAlpha(image.pixel(column, row)), 0);
    }
}

void SurroundingsTest::floorSeenFromItsEdgeShowsNothing()
{
    const QImage image = gridFrom(lookingFrom(0.3, 0.0, true));
    QCOMPARE(image, [] {
        QImage empty(canvas, QImage::Format_ARGB32_Premultiplied);
        empty.fill(Qt::transparent);
        return empty;
    }());
}

void SurroundingsTest::shadowLiesOnItsSquare()
{
    ShadowMask shadow;
    shadow.darkness = QImage(50, 50, QImage::Format_Grayscale8);
    shadow.darkness.fill(0);
    for (int row = 10; row < 20; ++row) {
        for (int column = 30; column < 45; ++column)
            shadow.darkness.setPixel(column, row, qRgb(255, 255, 255));
    }
    shadow.left = -2.0;
    shadow.back = -1.0;
    shadow.side = 5.0;
    const Colours colours = Colours::darkTheme();
    for (const bool orthographic : {false, true}) {
        const Camera camera = lookingFrom(0.7, 0.6, orthographic);
        QImage image(canvas, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        paintFloorShadow(painter, camera, shadow, 0.0, colours);
        painter.end();
        const auto greyAt = [&](double x, double z) {
            const glm::dvec2 pixel = camera.project(glm::dvec3(x, 0.0, z)).value();
            return qRed(image.pixel(int(pixel.x), int(pixel.y)));
        };
        QVERIFY(std::abs(greyAt(-2.0 + 3.75, -1.0 + 1.5) - 64) <= 2); // 75 of 100 parts dark
        QCOMPARE(greyAt(-2.0 + 2.0, -1.0 + 1.5), 255);
        QCOMPARE(greyAt(-2.0 + 3.75, -1.0 + 3.0), 255);
        QCOMPARE(greyAt(-2.5, -1.5), 255);
    }
}

void SurroundingsTest::anyCameraCanBeDrawn()
{
    ShadowMask shadow;
    shadow.darkness = QImage(20, 20, QImage::Format_Grayscale8);
    shadow.darkness.fill(255);
    shadow.side = 5.0;
    for (const double pitch : {-1.57, -1e-9, 0.0, 1e-9, 1e-4, 0.3, 1.57}) {
        for (const bool orthographic : {false, true}) {
            for (const double zoom : {1e-4, 1.0, 1e4}) {
                Camera camera = lookingFrom(0.0, pitch, orthographic);
                camera.zoom(zoom, {200, 100});
                QImage image(canvas, QImage::Format_RGB32);
                paintBackgroundOn(image, Colours::darkTheme());
                paintGridOn(image, camera, unitScale(), Axis::Z, Colours::darkTheme());
                QPainter painter(&image);
                paintFloorShadow(painter, camera, shadow, 0.0, Colours::darkTheme());
            }
        }
    }
    QImage none;
    paintGridOn(none, Camera(), unitScale(), Axis::Y, Colours::darkTheme());
    QVERIFY(none.isNull());
}

QTEST_MAIN(SurroundingsTest)

} // namespace tst_surroundings

#include "tst_surroundings.moc"
