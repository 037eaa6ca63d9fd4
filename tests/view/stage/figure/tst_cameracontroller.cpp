#include "figure/cameracontroller.h"

#include <QNativeGestureEvent>
#include <QPointingDevice>
#include <QTest>
#include <QWheelEvent>

namespace tst_cameracontroller {

using namespace limber;

namespace {

Camera cameraOnFigure()
{
    Camera camera;
    camera.setCanvasSize(400, 300);
    camera.setSurroundings({0, 1, 0}, 5);
    camera.frameSphere({0, 1, 0}, 1.2);
    return camera;
}

QWheelEvent wheel(QPoint pixels, QPoint angle, Qt::KeyboardModifiers modifiers, Qt::ScrollPhase phase)
{
    return {QPointF(200, 150), QPointF(200, 150), pixels, angle, Qt::NoButton, modifiers, phase, false};
}

} // namespace

// The same gestures work in every view of a figure.
class CameraControllerTest : public QObject
{
    Q_OBJECT

private slots:
    void aSmallMoveIsStillAClick();
    void aDragInStepsEqualsADragInOneMove();
    void theWheelZooms();
    void twoFingersOrbitPanAndZoom();
    void onlyAPinchZooms();
};

void CameraControllerTest::aSmallMoveIsStillAClick()
{
    CameraController controller;
    controller.press({100, 100}, cameraOnFigure());
    QVERIFY(controller.isClickAt({102, 102}));
    QVERIFY(!controller.isClickAt({100, 104}));
}

void CameraControllerTest::aDragInStepsEqualsADragInOneMove()
{
    Camera inOne = cameraOnFigure();
    Camera inSteps = inOne;
    CameraController controller;
    controller.press({100, 100}, inOne);
    controller.drag(CameraController::Gesture::Pan, {130, 80}, inOne);
    controller.press({100, 100}, inSteps);
    controller.drag(CameraController::Gesture::Pan, {115, 90}, inSteps);
    controller.drag(CameraController::Gesture::Pan, {130, 80}, inSteps);
    QCOMPARE(inSteps.target().x, inOne.target().x);
    QCOMPARE(inSteps.target().y, inOne.target().y);
    QVERIFY(inOne.target() != cameraOnFigure().target());
    QVERIFY(controller.cameraBefore().target() == cameraOnFigure().target());
}

void CameraControllerTest::theWheelZooms()
{
    Camera camera = cameraOnFigure();
    const double before = camera.distance();
    CameraController::scroll(wheel({}, {0, 120}, Qt::NoModifier, Qt::NoScrollPhase), camera);
    QVERIFY(camera.distance() < before);
    CameraController::scroll(wheel({}, {0, -120}, Qt::NoModifier, Qt::NoScrollPhase), camera);
    QVERIFY(qAbs(camera.distance() - before) < 1e-9);
}

void CameraControllerTest::twoFingersOrbitPanAndZoom()
{
    const Camera before = cameraOnFigure();
    Camera camera = before;
    CameraController::scroll(wheel({20, 0}, {160, 0}, Qt::NoModifier, Qt::ScrollUpdate), camera);
    QCOMPARE(camera.distance(), before.distance());
    QVERIFY(camera.target() == before.target());
    CameraController::scroll(wheel({20, 0}, {160, 0}, Qt::ShiftModifier, Qt::ScrollUpdate), camera);
    QCOMPARE(camera.distance(), before.distance());
    QVERIFY(camera.target() != before.target());
    CameraController::scroll(wheel({0, 20}, {0, 160}, Qt::ControlModifier, Qt::ScrollUpdate), camera);
    QVERIFY(camera.distance() < before.distance());
}

void CameraControllerTest::onlyAPinchZooms()
{
    const auto gesture = [](Qt::NativeGestureType type, double value) {
        const QPointF at(200, 150);
        return QNativeGestureEvent(type, QPointingDevice::primaryPointingDevice(), 2, at, at, at, value, QPointF());
    };
    const Camera before = cameraOnFigure();
    Camera camera = before;
    QVERIFY(!CameraController::pinch(gesture(Qt::RotateNativeGesture, 0.5), camera));
    QCOMPARE(camera.distance(), before.distance());
    QVERIFY(CameraController::pinch(gesture(Qt::ZoomNativeGesture, 0.5), camera));
    QVERIFY(camera.distance() < before.distance());
    QVERIFY(CameraController::pinch(gesture(Qt::ZoomNativeGesture, -0.5), camera));
    QVERIFY(camera.distance() > before.distance());
    // A jump of the input device cannot move the camera out of range.
    QVERIFY(CameraController::pinch(gesture(Qt::ZoomNativeGesture, -50.0), camera));
    QVERIFY(camera.distance() < 20.0 * before.distance());
}

QTEST_MAIN(CameraControllerTest)

} // namespace tst_cameracontroller

#include "tst_cameracontroller.moc"
