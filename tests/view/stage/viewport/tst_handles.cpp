#include "viewport/handles/handledrag.h"
#include "viewport/handles/handlepainter.h"
#include "viewport/handles/limitarc.h"

#include "figure/cameracontroller.h"
#include "geometry/geometry.h"

#include <glm/geometric.hpp>

#include <QFontMetrics>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QTest>

#include <array>
#include <cmath>

namespace tst_handles {

using namespace limber;

namespace {

constexpr std::array axisParts = {HandlePart::X, HandlePart::Y, HandlePart::Z};

Camera cameraFrom(double yaw, double pitch, double distance = 10.0)
{
    Camera camera;
    camera.setCanvasSize(800, 600);
    camera.setSurroundings({0, 0, 0}, 50.0);
    camera.setAngles(yaw, pitch);
    camera.frameSphere({0, 0, 0}, distance);
    return camera;
}

HandlePlace placeOf(HandleShape shape)
{
    return {.shape = shape, .origin = {1.0, 2.0, 0.5}};
}

QPointF pixelOf(const Camera &camera, const glm::dvec3 &point)
{
    const auto pixel = camera.project(point);
    return {pixel->x, pixel->y};
}

} // namespace

// Where handles stand on the screen, and what dragging them does.
class HandlesTest : public QObject
{
    Q_OBJECT

private slots:
    void aLimitIsPaintedInsideItsBox();
    void handlesKeepTheirSizeOnTheScreen_data();
    void handlesKeepTheirSizeOnTheScreen();
    void eachPartIsHitWhereItIsDrawn();
    void aDiscHasNoAxes();
    void handlesBehindTheEyeCannotBeHit();
    void anArrowFollowsTheMouseAlongItsAxis();
    void theMiddleFollowsTheMouseInThePicturePlane();
    void aRingFollowsTheMouseAround();
    void aRingCanRotateByMoreThanOneTurn();
    void aRingSeenFromItsEdgeFollowsTheMouseAlongTheEdge();
    void aPoleFollowsTheMouseAroundInAViewAlongItsAxis();
    void aPoleSeenFromTheSideStaysUnderTheMouse_data();
    void aPoleSeenFromTheSideStaysUnderTheMouse();
    void draggingBackToTheStartChangesNothing();
    void slowDragsMoveATenthAsFar();
    void anAxisOrAPlaneCanBeHeld();
    void nothingIsEverInfinite();
    void theCardCoversNeitherHandNorFigure();
};

void HandlesTest::handlesKeepTheirSizeOnTheScreen_data()
{
    QTest::addColumn<double>("distance");
    QTest::newRow("near") << 3.0;
    QTest::newRow("far") << 40.0;
}

void HandlesTest::handlesKeepTheirSizeOnTheScreen()
{
    QFETCH(double, distance);
    const Camera camera = cameraFrom(0.0, 0.0, distance);
    const HandleLayout arrows(camera, placeOf(HandleShape::Arrows));
    QVERIFY(arrows.isVisible());
    QVERIFY(std::abs(arrows.arrow(0).length() - HandleLayout::arrowPixels) < 6.0);
    QVERIFY(std::abs(arrows.arrow(1).length() - HandleLayout::arrowPixels) < 6.0);
    QVERIFY(arrows.arrow(2).length() < 20.0); // the arrow points at the eye
    const HandleLayout rings(camera, placeOf(HandleShape::Rings));
    const QRectF facing = rings.frontOfRing(2).boundingRect().united(rings.backOfRing(2).boundingRect());
    QVERIFY(std::abs(facing.width() - 2.0 * HandleLayout::ringPixels) < 10.0);
    QVERIFY(rings.box().contains(facing));
}

void HandlesTest::eachPartIsHitWhereItIsDrawn()
{
    const Camera camera = cameraFrom(0.6, 0.4);
    const HandleLayout arrows(camera, placeOf(HandleShape::Arrows));
    for (int axis = 0; axis < 3; ++axis)
        QCOMPARE(arrows.partAt(arrows.arrow(axis).pointAt(0.8)), axisParts[static_cast<std::size_t>(axis)]);
    QCOMPARE(arrows.partAt(arrows.middle()), HandlePart::Free);
    QCOMPARE(arrows.partAt(arrows.middle() + QPointF(200, 0)), HandlePart::None);
    const HandleLayout rings(camera, placeOf(HandleShape::Rings));
    for (int axis = 0; axis < 3; ++axis) {
        const QPolygonF &front = rings.frontOfRing(axis);
        QCOMPARE(rings.partAt(front.at(front.size() / 3)), axisParts[static_cast<std::size_t>(axis)]);
    }
    QCOMPARE(rings.partAt(rings.middle() + QPointF(0.0, HandleLayout::screenRingPixels)), HandlePart::Screen);
    QCOMPARE(rings.partAt(rings.middle() + QPointF(0.0, HandleLayout::screenRingPixels + 20.0)), HandlePart::None);
}

// Look At is dragged freely: arrows beside its disc would move nothing along an axis.
void HandlesTest::aDiscHasNoAxes()
{
    const Camera camera = cameraFrom(0.6, 0.4);
    const HandleLayout disc(camera, placeOf(HandleShape::Disc));
    const HandleLayout arrows(camera, placeOf(HandleShape::Arrows));
    QVERIFY(disc.isVisible());
    QCOMPARE(disc.partAt(disc.middle()), HandlePart::Free);
    for (int axis = 0; axis < 3; ++axis)
        QCOMPARE(disc.partAt(arrows.arrow(axis).pointAt(0.8)), HandlePart::None);
}

void HandlesTest::handlesBehindTheEyeCannotBeHit()
{
    Camera camera = cameraFrom(0.0, 0.0);
    HandlePlace place = placeOf(HandleShape::Arrows);
    place.origin = camera.eye() + 5.0 * (camera.eye() - camera.target());
    const HandleLayout layout(camera, place);
    QVERIFY(!layout.isVisible());
    QCOMPARE(layout.partAt(layout.middle()), HandlePart::None);
}

void HandlesTest::anArrowFollowsTheMouseAlongItsAxis()
{
    const Camera camera = cameraFrom(0.6, 0.4);
    const HandlePlace place = placeOf(HandleShape::Arrows);
    for (int axis = 0; axis < 3; ++axis) {
        const glm::dvec3 &direction = place.axes[static_cast<std::size_t>(axis)];
        const QPointF from = pixelOf(camera, place.origin + 0.5 * direction);
        HandleDrag drag(camera, place, axisParts[static_cast<std::size_t>(axis)], from);
        drag.moveTo(pixelOf(camera, place.origin + 2.0 * direction), false);
        QVERIFY(glm::distance(drag.displacement(), 1.5 * direction) < 1e-9);
        // Beside the axis a mouse movement has the same effect.
        drag.moveTo(from + QPointF(30.0, -25.0), false);
        QVERIFY(glm::length(glm::cross(drag.displacement(), direction)) < 1e-9);
    }
}

void HandlesTest::theMiddleFollowsTheMouseInThePicturePlane()
{
    const Camera camera = cameraFrom(0.6, 0.4);
    const HandlePlace place = placeOf(HandleShape::Arrows);
    const QPointF from = pixelOf(camera, place.origin);
    HandleDrag drag(camera, place, HandlePart::Free, from);
    drag.moveTo(from + QPointF(40.0, -30.0), false);
    const QPointF now = pixelOf(camera, place.origin + drag.displacement());
    QVERIFY(QLineF(now, from + QPointF(40.0, -30.0)).length() < 1e-6);
    QVERIFY(std::abs(glm::dot(drag.displacement(), camera.forward())) < 1e-9);
}

void HandlesTest::aRingFollowsTheMouseAround()
{
    const Camera camera = cameraFrom(0.3, 0.2);
    const HandlePlace place = placeOf(HandleShape::Rings);
    const auto onRing = [&](double angle) {
        return pixelOf(camera, place.origin + 0.5 * glm::dvec3(std::cos(angle), std::sin(angle), 0.0));
    };
    HandleDrag drag(camera, place, HandlePart::Z, onRing(0.0));
    for (int step = 1; step <= 10; ++step)
        drag.moveTo(onRing(0.1 * step), false);
    QVERIFY(std::abs(drag.rotationRadians() - 1.0) < 1e-9);
    QCOMPARE(drag.rotationAxis(), glm::dvec3(0.0, 0.0, 1.0));
    // The outer ring rotates in the plane of the picture.
    const QPointF middle = pixelOf(camera, place.origin);
    HandleDrag screen(camera, place, HandlePart::Screen, middle + QPointF(58.0, 0.0));
    screen.moveTo(middle + QPointF(0.0, -58.0), false);
    const glm::dvec3 turned = rotationAboutAxis(screen.rotationAxis(), screen.rotationRadians()) * camera.right();
    QVERIFY2(glm::dot(turned, camera.up()) > 0.9, qPrintable(QString::number(glm::dot(turned, camera.up()))));
}

void HandlesTest::aRingCanRotateByMoreThanOneTurn()
{
    const Camera camera = cameraFrom(0.0, 0.0);
    const HandlePlace place = placeOf(HandleShape::Rings);
    const auto onRing = [&](double angle) {
        return pixelOf(camera, place.origin + 0.5 * glm::dvec3(std::cos(angle), std::sin(angle), 0.0));
    };
    HandleDrag drag(camera, place, HandlePart::Z, onRing(0.0));
    for (int step = 1; step <= 90; ++step)
        drag.moveTo(onRing(0.1 * step), false);
    QVERIFY(std::abs(drag.rotationRadians() - 9.0) < 1e-9);
}

void HandlesTest::aRingSeenFromItsEdgeFollowsTheMouseAlongTheEdge()
{
    const Camera camera = cameraFrom(0.0, 0.0);
    const HandlePlace place = placeOf(HandleShape::Rings);
    const QPointF from = pixelOf(camera, place.origin);
    HandleDrag drag(camera, place, HandlePart::Y, from);
    drag.moveTo(from + QPointF(HandleLayout::ringPixels, 0.0), false);
    QVERIFY(std::abs(drag.rotationRadians() - 1.0) < 0.05);
    // The front of the ring moves to the right, as the mouse does.
    const glm::dvec3 front = rotationAboutAxis(drag.rotationAxis(), drag.rotationRadians()) * -camera.forward();
    QVERIFY(glm::dot(front, camera.right()) > 0.5);
    drag.moveTo(from + QPointF(HandleLayout::ringPixels, 30.0), false); // moving across the ring has no effect
    QVERIFY(std::abs(drag.rotationRadians() - 1.0) < 0.05);
}

void HandlesTest::aPoleFollowsTheMouseAroundInAViewAlongItsAxis()
{
    const Camera camera = cameraFrom(0.0, 0.0);
    HandlePlace place = placeOf(HandleShape::Rings);
    place.axes[0] = {0.0, 0.0, 1.0}; // towards the eye
    place.arm = {2.0, 0.0, 0.0};
    const auto poleAt = [&](double angle) {
        return pixelOf(camera, place.origin + rotationAboutAxis(place.axes[0], angle) * place.arm);
    };
    HandleDrag drag(camera, place, HandlePart::Pole, poleAt(0.0));
    QCOMPARE(drag.rotationAxis(), place.axes[0]);
    for (int step = 1; step <= 80; ++step) {
        drag.moveTo(poleAt(0.1 * step), false);
        QVERIFY(std::abs(drag.rotationRadians() - 0.1 * step) < 1e-9);
    }
}

void HandlesTest::aPoleSeenFromTheSideStaysUnderTheMouse_data()
{
    QTest::addColumn<double>("side"); // towards the eye or away from it
    QTest::newRow("in front") << 1.0;
    QTest::newRow("behind") << -1.0;
}

void HandlesTest::aPoleSeenFromTheSideStaysUnderTheMouse()
{
    QFETCH(const double, side);
    const Camera camera = cameraFrom(0.0, 0.0);
    HandlePlace place = placeOf(HandleShape::Rings);
    place.axes[0] = {0.0, 1.0, 0.0};
    place.arm = {0.0, 0.0, 2.0 * side};
    const auto poleAt = [&](double angle) {
        return pixelOf(camera, place.origin + rotationAboutAxis(place.axes[0], angle) * place.arm);
    };
    HandleDrag drag(camera, place, HandlePart::Pole, poleAt(0.0));
    for (const double angle : {0.05, 0.1, -0.1}) {
        const QPointF mouse = poleAt(angle);
        drag.moveTo(mouse, false);
        QVERIFY2(QLineF(poleAt(drag.rotationRadians()), mouse).length() < 1.5,
                 qPrintable(QString::number(drag.rotationRadians())));
        QVERIFY(drag.rotationRadians() * angle > 0.0);
    }
    drag.moveTo(poleAt(0.0), false);
    QVERIFY(std::abs(drag.rotationRadians()) < 1e-12);
}

void HandlesTest::draggingBackToTheStartChangesNothing()
{
    const Camera camera = cameraFrom(0.6, 0.4);
    for (const auto part : {HandlePart::X, HandlePart::Y, HandlePart::Z, HandlePart::Free, HandlePart::Screen}) {
        for (const auto shape : {HandleShape::Arrows, HandleShape::Rings}) {
            const QPointF from(420.0, 280.0);
            HandleDrag drag(camera, placeOf(shape), part, from);
            for (const QPointF &step : {QPointF(10, 3), QPointF(50, -20), QPointF(-15, 8), QPointF(0, 0)})
                drag.moveTo(from + step, false);
            QCOMPARE(drag.displacement(), glm::dvec3(0.0));
            QVERIFY(std::abs(drag.rotationRadians()) < 1e-12);
        }
    }
}

void HandlesTest::slowDragsMoveATenthAsFar()
{
    const Camera camera = cameraFrom(0.0, 0.0);
    const HandlePlace place = placeOf(HandleShape::Arrows);
    const QPointF from = pixelOf(camera, place.origin);
    HandleDrag fast(camera, place, HandlePart::Free, from);
    fast.moveTo(from + QPointF(10.0, 0.0), false);
    HandleDrag slow(camera, place, HandlePart::Free, from);
    slow.moveTo(from + QPointF(100.0, 0.0), true);
    QVERIFY(glm::distance(fast.displacement(), slow.displacement()) < 1e-9);
    // From there on the drag continues at full speed.
    slow.moveTo(from + QPointF(110.0, 0.0), false);
    fast.moveTo(from + QPointF(20.0, 0.0), false);
    QVERIFY(glm::distance(fast.displacement(), slow.displacement()) < 1e-9);
}

void HandlesTest::anAxisOrAPlaneCanBeHeld()
{
    const Camera camera = cameraFrom(0.6, 0.4);
    const HandlePlace place = placeOf(HandleShape::Arrows);
    const QPointF from = pixelOf(camera, place.origin);
    HandleDrag drag(camera, place, HandlePart::Free, from);
    drag.moveTo(from + QPointF(60.0, -45.0), false);
    const glm::dvec3 freely = drag.displacement();
    drag.setHold(DragHold{1, false}, place.axes);
    QVERIFY(std::abs(drag.displacement().x) < 1e-12 && std::abs(drag.displacement().z) < 1e-12);
    QVERIFY(std::abs(drag.displacement().y) > 0.1);
    drag.setHold(DragHold{1, true}, place.axes);
    QVERIFY(std::abs(drag.displacement().y) < 1e-9);
    drag.setHold(std::nullopt, {});
    QVERIFY(glm::distance(drag.displacement(), freely) < 1e-12);
    QCOMPARE(drag.hold(), (DragHold{-1, false}));
}

void HandlesTest::theCardCoversNeitherHandNorFigure()
{
    const QFontMetrics metrics{QFont()};
    const QList<ReadoutLine> lines{{{{QStringLiteral("RightHand"), Qt::white}}},
                                   {{{QStringLiteral("12.5"), Qt::white}}}};
    const QSizeF canvas(700.0, 500.0);
    const QRectF all({0.0, 0.0}, canvas);
    const QPointF figure(350.0, 250.0);
    for (int x = 5; x < 700; x += 45) {
        for (int y = 5; y < 500; y += 45) {
            const QPointF hand(x, y);
            const QRectF box = readoutBox(metrics, lines, hand, figure, canvas);
            QVERIFY(all.contains(box));
            QVERIFY2(!box.contains(hand), qPrintable(QStringLiteral("%1 %2").arg(x).arg(y)));
            if (QLineF(hand, figure).length() > 150.0)
                QVERIFY(!box.contains(figure));
        }
    }
}

void HandlesTest::nothingIsEverInfinite()
{
    for (const double yaw : {0.0, 0.7, 1.57079632679}) {
        for (const double pitch : {0.0, 1.5, -1.5}) {
            const Camera camera = cameraFrom(yaw, pitch);
            for (const auto part : {HandlePart::X, HandlePart::Y, HandlePart::Z, HandlePart::Free}) {
                for (const bool isPlane : {false, true}) {
                    HandleDrag drag(camera, placeOf(HandleShape::Arrows), part, {400.0, 300.0});
                    if (isPlane)
                        drag.setHold(DragHold{1, true}, placeOf(HandleShape::Arrows).axes);
                    drag.moveTo({-5000.0, 9000.0}, false);
                    const double length = glm::length(drag.displacement());
                    QVERIFY(std::isfinite(length) && std::isfinite(drag.rotationRadians()));
                    QVERIFY2(length < 50.0 * camera.distance(), qPrintable(QString::number(length)));
                }
            }
        }
    }
}

void HandlesTest::aLimitIsPaintedInsideItsBox()
{
    LimitArc arc{.centre = {1.0, 2.0, 0.5}, .axis = {0.0, 0.0, 1.0}, .zero = {2.0, 0.0, 0.0}};
    arc.most = 3.0;
    arc.present = 0.5 * M_PI;
    QVERIFY(glm::distance(arc.pointAt(0.0), glm::dvec3(3.0, 2.0, 0.5)) < 1e-12);
    QVERIFY(glm::distance(arc.pointAt(arc.present), glm::dvec3(1.0, 4.0, 0.5)) < 1e-12);
    for (const double yaw : {0.0, 1.2, 0.5 * M_PI, 3.0}) {
        const Camera camera = cameraFrom(yaw, 0.2);
        QImage picture(800, 600, QImage::Format_ARGB32_Premultiplied);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        paintLimit(painter, arc, camera, Colours::darkTheme());
        painter.end();
        const QRect box = boxOf(arc, camera).toAlignedRect();
        int painted = 0;
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x) {
                if (qAlpha(picture.pixel(x, y)) == 0)
                    continue;
                ++painted;
                QVERIFY(box.contains(x, y));
            }
        }
        QVERIFY(painted > 50);
    }
    QVERIFY(arc.isInside());
    arc.present = -0.1;
    QVERIFY(!arc.isInside());
    arc.centre = {0.0, 0.0, 1e9}; // the arc lies behind the eye
    QVERIFY(boxOf(arc, cameraFrom(0.0, 0.0)).isEmpty());
}

int main(int argc, char *argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication application(argc, argv);
    HandlesTest test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tst_handles

#include "tst_handles.moc"
