#include "figure/camera.h"

#include <QTest>

#include <glm/geometric.hpp>

#include <cmath>

namespace tst_camera {

using namespace limber;

class CameraTest : public QObject
{
    Q_OBJECT

private slots:
    void seesItsTargetInTheMiddle();
    void showsTheAxesOfAViewWhereTheyBelong_data();
    void showsTheAxesOfAViewWhereTheyBelong();
    void rayAndProjectionAgree_data();
    void rayAndProjectionAgree();
    void agreesWithItsMatrices_data();
    void agreesWithItsMatrices();
    void zoomsTowardsThePixel();
    void framesAWholeSphere_data();
    void framesAWholeSphere();
    void panMovesTheTargetWithTheMouse();
    void doesNotProjectWhatIsBehindTheEye();
    void cutsALineThatGoesBehindTheEye();
    void goesBackToPerspectiveWhenTurnedAwayFromAnAxis();
    void staysOrthographicWhenTheUserChoseIt();
    void staysOnTheSameSideWhenPulledBeyondThePole();
    void keepsPrecisionFarFromTheOrigin();
};

namespace {

Camera cameraOnFigure()
{
    Camera camera;
    camera.setCanvasSize(1280, 720);
    camera.setSurroundings({0, 1, 0}, 5);
    camera.frameSphere({0.3, 1, -0.2}, 1.2);
    camera.setAngles(0.7, 0.3);
    return camera;
}

bool isNear(const glm::dvec2 &a, const glm::dvec2 &b, double tolerance = 1e-6)
{
    return glm::distance(a, b) < tolerance;
}

} // namespace

void CameraTest::seesItsTargetInTheMiddle()
{
    const Camera camera = cameraOnFigure();
    QVERIFY(isNear(camera.project(camera.target()).value(), {640, 360}));
    QVERIFY(std::abs(camera.depthOf(camera.target()) - camera.distance()) < 1e-12);
}

void CameraTest::showsTheAxesOfAViewWhereTheyBelong_data()
{
    QTest::addColumn<int>("view");
    QTest::addColumn<int>("axisToTheRight"); // 1 for +X, -3 for -Z
    QTest::addColumn<int>("axisUp");
    using enum ViewDirection;
    QTest::newRow("front") << int(Front) << 1 << 2;
    QTest::newRow("back") << int(Back) << -1 << 2;
    QTest::newRow("right") << int(Right) << -3 << 2;
    QTest::newRow("left") << int(Left) << 3 << 2;
    QTest::newRow("top") << int(Top) << 1 << -3;
    QTest::newRow("bottom") << int(Bottom) << 1 << 3;
}

void CameraTest::showsTheAxesOfAViewWhereTheyBelong()
{
    QFETCH(int, view);
    QFETCH(int, axisToTheRight);
    QFETCH(int, axisUp);
    Camera camera = cameraOnFigure();
    camera.look(ViewDirection(view));
    QCOMPARE(camera.alignedDirection(), std::optional(ViewDirection(view)));

    const auto axis = [](int number) {
        glm::dvec3 result(0.0);
        result[std::abs(number) - 1] = number > 0 ? 1.0 : -1.0;
        return result;
    };
    const glm::dvec2 middle = camera.project(camera.target()).value();
    const glm::dvec2 right = camera.project(camera.target() + axis(axisToTheRight)).value() - middle;
    const glm::dvec2 up = camera.project(camera.target() + axis(axisUp)).value() - middle;
    QVERIFY(right.x > 1.0 && std::abs(right.y) < 1e-6);
    QVERIFY(up.y < -1.0 && std::abs(up.x) < 1e-6);
}

void CameraTest::rayAndProjectionAgree_data()
{
    QTest::addColumn<bool>("orthographic");
    QTest::newRow("perspective") << false;
    QTest::newRow("orthographic") << true;
}

void CameraTest::rayAndProjectionAgree()
{
    QFETCH(bool, orthographic);
    Camera camera = cameraOnFigure();
    camera.setOrthographic(orthographic);
    for (const glm::dvec2 pixel : {glm::dvec2(0, 0), glm::dvec2(640, 360), glm::dvec2(1279, 3), glm::dvec2(77, 700)}) {
        const Ray ray = camera.rayThrough(pixel);
        QVERIFY(std::abs(glm::length(ray.direction) - 1.0) < 1e-12);
        for (const double way : {0.5, 1.0, 7.0})
            QVERIFY(isNear(camera.project(ray.origin + ray.direction * (way * camera.distance())).value(), pixel));
    }
}

void CameraTest::agreesWithItsMatrices_data()
{
    rayAndProjectionAgree_data();
}

void CameraTest::agreesWithItsMatrices()
{
    QFETCH(bool, orthographic);
    Camera camera = cameraOnFigure();
    camera.setOrthographic(orthographic);
    for (const glm::dvec3 point : {glm::dvec3(0, 0, 0), glm::dvec3(1, 2, 0.5), glm::dvec3(-0.7, 0.2, -1)}) {
        const glm::dvec4 clip = camera.clipFromScaled() * glm::dvec4(camera.scaled(point), 1.0);
        QVERIFY(std::abs(clip.z) < clip.w);
        const glm::dvec2 pixel((clip.x / clip.w * 0.5 + 0.5) * 1280, (0.5 - clip.y / clip.w * 0.5) * 720);
        QVERIFY(isNear(camera.project(point).value(), pixel));
    }
}

void CameraTest::zoomsTowardsThePixel()
{
    Camera camera = cameraOnFigure();
    const glm::dvec2 pixel(300, 200);
    const Ray ray = camera.rayThrough(pixel);
    // The point in the plane of the target that is seen at this pixel.
    const double way = camera.distance() / glm::dot(ray.direction, camera.forward());
    const glm::dvec3 point = ray.origin + ray.direction * way;
    const double before = camera.distance();
    camera.zoom(0.5, pixel);
    QVERIFY(std::abs(camera.distance() - 0.5 * before) < 1e-12);
    QVERIFY(isNear(camera.project(point).value(), pixel));
}

void CameraTest::framesAWholeSphere_data()
{
    QTest::addColumn<double>("width");
    QTest::addColumn<double>("height");
    QTest::addColumn<double>("radius");
    QTest::newRow("wide") << 1280.0 << 720.0 << 1.0;
    QTest::newRow("tall") << 300.0 << 900.0 << 1.0;
    QTest::newRow("millimetres") << 800.0 << 600.0 << 1e6;
    QTest::newRow("tiny") << 800.0 << 600.0 << 1e-6;
    QTest::newRow("huge") << 800.0 << 600.0 << 1e30;
}

void CameraTest::framesAWholeSphere()
{
    QFETCH(double, width);
    QFETCH(double, height);
    QFETCH(double, radius);
    Camera camera;
    camera.setCanvasSize(width, height);
    const glm::dvec3 centre = glm::dvec3(3, 4, 5) * radius;
    camera.setSurroundings(centre, 5 * radius);
    camera.setAngles(0.4, 0.2);
    camera.frameSphere(centre, radius);

    const double half = 0.5 * std::min(width, height);
    double farthest = 0.0;
    for (int step = 0; step < 360; ++step) {
        const double angle = step * 3.14159265358979 / 180.0;
        const glm::dvec3 rim = camera.right() * std::cos(angle) + camera.up() * std::sin(angle);
        const glm::dvec2 pixel = camera.project(centre + rim * radius).value();
        farthest = std::max(farthest, glm::distance(pixel, {width / 2, height / 2}));
    }
    QVERIFY2(farthest <= half, qPrintable(QString::number(farthest)));
    QVERIFY(farthest > 0.8 * half);
}

void CameraTest::panMovesTheTargetWithTheMouse()
{
    Camera camera = cameraOnFigure();
    const glm::dvec3 before = camera.target();
    camera.pan(30, -12);
    QVERIFY(isNear(camera.project(before).value(), {670, 348}));
}

void CameraTest::doesNotProjectWhatIsBehindTheEye()
{
    Camera camera = cameraOnFigure();
    QVERIFY(!camera.project(camera.eye() - camera.forward()));
    QVERIFY(!camera.project(camera.eye()));
    camera.setOrthographic(true);
    QVERIFY(camera.project(camera.eye() - camera.forward()));
}

void CameraTest::cutsALineThatGoesBehindTheEye()
{
    const Camera camera = cameraOnFigure();
    const glm::dvec3 behind = camera.eye() - camera.forward() * 3.0;
    const auto line = camera.project(camera.target(), behind + camera.right());
    QVERIFY(line);
    QVERIFY(isNear(line->from, {640, 360}));
    QVERIFY(line->to.x > 640.0); // the line runs on to the right and is not mirrored to the left
    QVERIFY(!camera.project(behind, behind + camera.up()));
}

void CameraTest::goesBackToPerspectiveWhenTurnedAwayFromAnAxis()
{
    Camera camera = cameraOnFigure();
    camera.look(ViewDirection::Front);
    QVERIFY(camera.isOrthographic());
    camera.pan(10, 10);
    QVERIFY(camera.isOrthographic());
    camera.orbit(10, 0);
    QVERIFY(!camera.isOrthographic());
    QVERIFY(!camera.alignedDirection());
}

void CameraTest::staysOrthographicWhenTheUserChoseIt()
{
    Camera camera = cameraOnFigure();
    camera.setOrthographic(true);
    camera.look(ViewDirection::Top);
    camera.orbit(10, 10);
    QVERIFY(camera.isOrthographic());
}

void CameraTest::staysOnTheSameSideWhenPulledBeyondThePole()
{
    Camera camera = cameraOnFigure();
    camera.orbit(0, 100000);
    QVERIFY(std::abs(camera.forward().y + 1.0) < 1e-12);
    QVERIFY(std::abs(glm::length(camera.up()) - 1.0) < 1e-12);
    camera.orbit(0, -200000);
    QVERIFY(std::abs(camera.forward().y - 1.0) < 1e-12);
}

void CameraTest::keepsPrecisionFarFromTheOrigin()
{
    Camera camera;
    camera.setCanvasSize(800, 600);
    const glm::dvec3 place(1e9, 0, -1e9);
    camera.setSurroundings(place, 10);
    camera.frameSphere(place, 1);
    // A millimetre is still a millimetre in the small numbers that the graphics card receives.
    const glm::dvec3 step = camera.scaled(place + glm::dvec3(0.001, 0, 0)) * camera.distance();
    QVERIFY(std::abs(step.x - 0.001) < 1e-6);
}

QTEST_APPLESS_MAIN(CameraTest)

} // namespace tst_camera

#include "tst_camera.moc"
