#include "pictures.h"
#include "viewport/axisgizmo.h"

#include <QPainter>
#include <QTest>

namespace tst_axisgizmo {

using namespace limber;
using namespace limber::test;

// The cross stands 46 pixels from the right and upper edge of a canvas of 640 by 480 pixels; its discs are 27 pixels
// away from its middle.
class AxisGizmoTest : public QObject
{
    Q_OBJECT

private slots:
    void aClickOnADiscLooksFromThere_data();
    void aClickOnADiscLooksFromThere();
    void discsEndAtTheirEdge();
    void positiveAxesHaveLinesAndFullDiscs();
    void theNearestDiscIsOnTop();
    void staysInItsBox();
    void isSmallInASmallView();
};

namespace {

const QPointF middle(640.0 - 46.0, 46.0);

Camera cameraFrom(ViewDirection direction)
{
    Camera camera;
    camera.setCanvasSize(640, 480);
    camera.look(direction);
    return camera;
}

QImage painted(const AxisGizmo &gizmo, const Colours &colours)
{
    QImage image(640, 480, QImage::Format_RGB32);
    image.fill(Qt::black);
    QPainter painter(&image);
    gizmo.paint(painter, colours);
    return image;
}

Colours plainColours()
{
    Colours colours;
    colours.axisX = Qt::red;
    colours.axisY = Qt::green;
    colours.axisZ = Qt::blue;
    return colours;
}

} // namespace

void AxisGizmoTest::aClickOnADiscLooksFromThere_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("right");
    QTest::addColumn<int>("left");
    using enum ViewDirection;
    QTest::newRow("front") << int(Front) << int(Right) << int(Left);
    QTest::newRow("back") << int(Back) << int(Left) << int(Right);
    QTest::newRow("right") << int(Right) << int(Back) << int(Front);
    QTest::newRow("left") << int(Left) << int(Front) << int(Back);
}

void AxisGizmoTest::aClickOnADiscLooksFromThere()
{
    QFETCH(int, from);
    QFETCH(int, right);
    QFETCH(int, left);
    for (const Axis up : {Axis::Y, Axis::Z}) {
        const AxisGizmo gizmo(cameraFrom(ViewDirection(from)), up);
        QCOMPARE(gizmo.directionAt(middle + QPointF(27, 0)), std::optional(ViewDirection(right)));
        QCOMPARE(gizmo.directionAt(middle - QPointF(27, 0)), std::optional(ViewDirection(left)));
        QCOMPARE(gizmo.directionAt(middle - QPointF(0, 27)), std::optional(ViewDirection::Top));
        QCOMPARE(gizmo.directionAt(middle + QPointF(0, 27)), std::optional(ViewDirection::Bottom));
        QCOMPARE(gizmo.directionAt(middle), std::optional(ViewDirection(from)));
        QCOMPARE(gizmo.directionAt(middle + QPointF(27, 27)), std::nullopt);
    }
}

void AxisGizmoTest::discsEndAtTheirEdge()
{
    const AxisGizmo gizmo(cameraFrom(ViewDirection::Front), Axis::Y);
    QVERIFY(gizmo.directionAt(middle + QPointF(27 + 9.9, 0)));
    QVERIFY(!gizmo.directionAt(middle + QPointF(27 + 10.1, 0)));
    QVERIFY(gizmo.directionAt(middle + QPointF(27, 9.9)));
    QVERIFY(!gizmo.directionAt(middle + QPointF(27, 10.1)));
    QVERIFY(gizmo.directionAt(middle - QPointF(27 + 6.4, 0)));
    QVERIFY(!gizmo.directionAt(middle - QPointF(27 + 6.6, 0)));
    QVERIFY(!gizmo.directionAt(middle - QPointF(27 - 6.6, 0)));
}

void AxisGizmoTest::positiveAxesHaveLinesAndFullDiscs()
{
    const Colours colours = plainColours();
    const QImage image = painted(AxisGizmo(cameraFrom(ViewDirection::Front), Axis::Y), colours);
    const auto colourAt = [&](double right, double up) {
        return image.pixelColor((middle + QPointF(right, -up)).toPoint());
    };
    QCOMPARE(colourAt(27, 7), colours.axisX); // beside the letter
    QCOMPARE(colourAt(14, 0), colours.axisX);
    QCOMPARE(colourAt(7, 27), colours.axisY);
    QCOMPARE(colourAt(0, 14), colours.axisY);
    QVERIFY(colourAt(-27, 0).red() > 50 && colourAt(-27, 0).red() < 100); // the opposite disc is faint
    QVERIFY(colourAt(0, -27).green() > 50 && colourAt(0, -27).green() < 100);
    QCOMPARE(colourAt(-14, 0), QColor(Qt::black));
    QCOMPARE(colourAt(0, -14), QColor(Qt::black));
    const QRect letter = inkIn(image, QRect(616, 41, 10, 10), colours.axisX);
    QVERIFY(letter.width() >= 4 && qAbs(letter.center().x() - 621) <= 1 && qAbs(letter.center().y() - 46) <= 1);
}

void AxisGizmoTest::theNearestDiscIsOnTop()
{
    const Colours colours = plainColours();
    const QPoint besideTheLetter = (middle + QPointF(0, 7)).toPoint();
    const QImage front = painted(AxisGizmo(cameraFrom(ViewDirection::Front), Axis::Y), colours);
    QCOMPARE(front.pixelColor(besideTheLetter), colours.axisZ);
    // Seen from the side of +X and a little above, X points towards the eye and covers what is behind it.
    Camera camera = cameraFrom(ViewDirection::Front);
    camera.setAngles(1.4, 0.0);
    const AxisGizmo gizmo(camera, Axis::Y);
    QCOMPARE(gizmo.directionAt(middle), std::optional(ViewDirection::Right));
    camera.setAngles(-1.4, 0.0);
    QCOMPARE(AxisGizmo(camera, Axis::Y).directionAt(middle), std::optional(ViewDirection::Left));
}

void AxisGizmoTest::staysInItsBox()
{
    for (int turn = 0; turn < 24; ++turn) {
        Camera camera = cameraFrom(ViewDirection::Front);
        camera.setAngles(turn * 0.4, 0.1 * turn - 1.2);
        const AxisGizmo gizmo(camera, Axis::Y);
        QCOMPARE(gizmo.box().center(), middle);
        const QRect ink = inkIn(painted(gizmo, plainColours()), {0, 0, 640, 480}, Qt::black);
        QVERIFY(!ink.isEmpty() && gizmo.box().contains(QRectF(ink)));
        QVERIFY(ink.width() >= 30 && gizmo.box().width() <= 80.0);
    }
}

void AxisGizmoTest::isSmallInASmallView()
{
    Camera camera = cameraFrom(ViewDirection::Front);
    const QRectF whole = AxisGizmo(camera, Axis::Y).box();
    for (const auto &[width, height] : {std::pair(640.0, 200.0), std::pair(200.0, 480.0)}) {
        camera.setCanvasSize(width, height);
        const AxisGizmo small(camera, Axis::Y);
        QVERIFY(small.isShown());
        QVERIFY(small.box().width() < 0.75 * whole.width());
        QVERIFY(QRectF(0.0, 0.0, width, height).contains(small.box()));
        QCOMPARE(small.directionAt(small.box().center()), ViewDirection::Front);
    }
    camera.setCanvasSize(640.0, 120.0);
    const AxisGizmo none(camera, Axis::Y);
    QVERIFY(!none.isShown());
    QVERIFY(!none.directionAt(none.box().center()));
    QVERIFY(none.box().left() >= 600.0); // the captions have the space
}

QTEST_MAIN(AxisGizmoTest)

} // namespace tst_axisgizmo

#include "tst_axisgizmo.moc"
