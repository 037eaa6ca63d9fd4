#include "viewport/handles/handlepainter.h"

#include "drawing.h"

#include "figure/cameracontroller.h"

#include <QGuiApplication>
#include <QImage>
#include <QLineF>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <array>

namespace tst_handlepainter {

using namespace limber;
using namespace limber::test;

namespace {

constexpr QSize canvas(800, 600);
constexpr std::array axisParts = {HandlePart::X, HandlePart::Y, HandlePart::Z};

HandleLayout layoutOf(HandleShape shape)
{
    Camera camera;
    camera.setCanvasSize(canvas.width(), canvas.height());
    camera.setSurroundings({0, 0, 0}, 50.0);
    camera.setAngles(0.6, 0.4);
    camera.frameSphere({0, 0, 0}, 10.0);
    return {camera, {.shape = shape, .origin = {1.0, 2.0, 0.5}}};
}

QImage pictureOf(const HandleLayout &layout, HandlePart lit, bool isAlone)
{
    QImage picture(canvas, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paintHandles(painter, layout, lit, isAlone, Colours::darkTheme());
    return picture;
}

bool isNear(const QColor &a, const QColor &b)
{
    constexpr int most = 40;
    return std::abs(a.red() - b.red()) < most && std::abs(a.green() - b.green()) < most &&
           std::abs(a.blue() - b.blue()) < most && a.alpha() > 200;
}

// Returns how many pixels of a colour a square has.
int pixelsAround(const QImage &picture, const QPointF &middle, double half, const QColor &colour)
{
    int count = 0;
    const QRect square = QRectF(middle.x() - half, middle.y() - half, 2.0 * half, 2.0 * half).toRect();
    const QRect inside = square.intersected(picture.rect());
    for (int y = inside.top(); y <= inside.bottom(); ++y) {
        for (int x = inside.left(); x <= inside.right(); ++x)
            count += isNear(picture.pixelColor(x, y), colour) ? 1 : 0;
    }
    return count;
}

} // namespace

// How the handles look: which part is highlighted, and where its letter stands.
class HandlePainterTest : public QObject
{
    Q_OBJECT

private slots:
    void theLetterOfALitRingStandsOutsideOfIt_data() { addAxes(); }
    void theLetterOfALitRingStandsOutsideOfIt();
    void theLetterOfAnArrowStandsBeyondItsTip_data() { addAxes(); }
    void theLetterOfAnArrowStandsBeyondItsTip();
    void onlyTheDraggedPartIsDrawn_data();
    void onlyTheDraggedPartIsDrawn();
    void theOuterRingIsThereUnlessAnotherPartIsDragged();
    void theMiddleIsFilledWhenItIsLit();
    void aHeldPoleIsFilled();
    void aTightPinIsLit();
    void aPinIsADiscOnALineFromItsJoint();
    void aPoleIsADiamondWithItsWordBesideIt();
    void aReadoutStandsAwayFromTheFigure();
    void aReadoutStaysInTheCanvas();
    void aReadoutCoversNoBone();
    void aReadoutHoldsItsLines();

private:
    static void addAxes();
    const QColor m_lit = Colours::darkTheme().edited;
};

void HandlePainterTest::addAxes()
{
    QTest::addColumn<int>("axis");
    for (int axis = 0; axis < 3; ++axis)
        QTest::addRow("%c", 'x' + axis) << axis;
}

void HandlePainterTest::theLetterOfALitRingStandsOutsideOfIt()
{
    QFETCH(int, axis);
    const HandleLayout layout = layoutOf(HandleShape::Rings);
    const QImage picture = pictureOf(layout, axisParts.at(static_cast<std::size_t>(axis)), true);
    const QPolygonF &front = layout.frontOfRing(axis);
    const QPointF crown = front.at(front.size() / 2);
    QLineF outwards(layout.middle(), crown);
    outwards.setLength(outwards.length() + 12.0);
    QVERIFY(pixelsAround(picture, outwards.p2(), 5.0, m_lit) > 8);
    // The rest of the highlighted pixels belong to the ring: nothing is drawn farther away.
    const double reach = HandleLayout::screenRingPixels + 30.0;
    QCOMPARE(pixelsAround(picture, layout.middle(), 1000.0, m_lit),
             pixelsAround(picture, layout.middle(), reach, m_lit));
}

void HandlePainterTest::theLetterOfAnArrowStandsBeyondItsTip()
{
    QFETCH(int, axis);
    const HandleLayout layout = layoutOf(HandleShape::Arrows);
    const QColor colour = Colours::darkTheme().axis(axis);
    const QImage picture = pictureOf(layout, HandlePart::None, false);
    QLineF line = layout.arrow(axis);
    QVERIFY(pixelsAround(picture, line.pointAt(0.8), 4.0, colour) > 8); // the head of the arrow
    line.setLength(line.length() + 11.0);
    QVERIFY(pixelsAround(picture, line.p2(), 6.0, colour) > 8);
    line.setLength(line.length() + 25.0);
    QCOMPARE(pixelsAround(picture, line.p2(), 6.0, colour), 0);
}

void HandlePainterTest::onlyTheDraggedPartIsDrawn_data()
{
    QTest::addColumn<HandleShape>("shape");
    QTest::newRow("arrows") << HandleShape::Arrows;
    QTest::newRow("rings") << HandleShape::Rings;
}

void HandlePainterTest::onlyTheDraggedPartIsDrawn()
{
    QFETCH(HandleShape, shape);
    const HandleLayout layout = layoutOf(shape);
    const auto pixels = [&](bool isAlone, const QColor &colour) {
        return pixelsAround(pictureOf(layout, HandlePart::Y, isAlone), layout.middle(), 100.0, colour);
    };
    for (const int other : {0, 2}) {
        QVERIFY(pixels(false, Colours::darkTheme().axis(other)) > 20);
        QCOMPARE(pixels(true, Colours::darkTheme().axis(other)), 0);
    }
    QVERIFY(pixels(true, m_lit) > 20);
}

void HandlePainterTest::theOuterRingIsThereUnlessAnotherPartIsDragged()
{
    const HandleLayout layout = layoutOf(HandleShape::Rings);
    const QPointF onRing = layout.middle() + QPointF(0.0, HandleLayout::screenRingPixels);
    const auto isThere = [&](HandlePart lit, bool isAlone) {
        return pictureOf(layout, lit, isAlone).pixelColor(onRing.toPoint()).alpha() > 0;
    };
    QVERIFY(isThere(HandlePart::None, false));
    QVERIFY(isThere(HandlePart::X, false));
    QVERIFY(isThere(HandlePart::Screen, true));
    QVERIFY(!isThere(HandlePart::X, true));
}

void HandlePainterTest::theMiddleIsFilledWhenItIsLit()
{
    const HandleLayout layout = layoutOf(HandleShape::Arrows);
    const auto alpha = [&](HandlePart lit) {
        return pictureOf(layout, lit, false).pixelColor(layout.middle().toPoint() + QPoint(2, 2)).alpha();
    };
    QCOMPARE(alpha(HandlePart::None), 0);
    QVERIFY(alpha(HandlePart::Free) > 60);
    const HandleLayout rings = layoutOf(HandleShape::Rings);
    QCOMPARE(pixelsAround(pictureOf(rings, HandlePart::Free, true), rings.middle(), 5.0, m_lit), 0);
}

void HandlePainterTest::aHeldPoleIsFilled()
{
    const Colours colours = Colours::darkTheme();
    const QPointF pole(200.0, 100.0);
    const auto middle = [&](bool isHeld) {
        QImage picture(canvas, QImage::Format_ARGB32_Premultiplied);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        paintPole(painter, {100.0, 300.0}, pole, QString(), false, isHeld, colours);
        painter.end();
        return picture.pixelColor(pole.toPoint() + QPoint(1, -1));
    };
    QVERIFY(isNear(middle(true), colours.text));
    QVERIFY(!isNear(middle(false), colours.text));
}

void HandlePainterTest::aTightPinIsLit()
{
    const QPointF disc(200.0, 100.0);
    const auto lit = [&](bool isTight) {
        QImage picture(canvas, QImage::Format_ARGB32_Premultiplied);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        paintPin(painter, {180.0, 140.0}, disc, isTight, {}, Colours::darkTheme());
        painter.end();
        return pixelsAround(picture, disc, 12.0, m_lit);
    };
    QVERIFY(lit(true) > 40);
    QCOMPARE(lit(false), 0);
}

void HandlePainterTest::aPinIsADiscOnALineFromItsJoint()
{
    Drawing drawing(canvas);
    QPainter painter(&drawing);
    paintPin(painter, {180.0, 140.0}, {200.0, 100.0}, false, {}, Colours::darkTheme());
    painter.end();
    const QList<DrawnShape> lines = drawing.shapes(DrawnShape::Kind::Line);
    QCOMPARE(lines.size(), 1);
    QCOMPARE(written(lines[0].points), QStringLiteral("180,140 200,100"));
    const QList<DrawnShape> discs = drawing.shapes(DrawnShape::Kind::Ellipse);
    QCOMPARE(discs.size(), 1);
    QCOMPARE(written(discs[0].box), QStringLiteral("190,90 20 x 20"));
    QCOMPARE(discs[0].fill, Colours::darkTheme().raised);
    const QList<DrawnShape> pins = drawing.shapes(DrawnShape::Kind::Path);
    QCOMPARE(pins.size(), 1);
    // Head, body, collar and needle.
    QCOMPARE(written(pins[0].points), QStringLiteral("196.5,94 203.5,94 203.5,95.8 196.5,95.8 196.5,94 "
                                                     "197.8,95.8 202.2,95.8 202.2,100.2 197.8,100.2 197.8,95.8 "
                                                     "195.8,100.2 204.2,100.2 204.2,101.8 195.8,101.8 195.8,100.2 "
                                                     "199.4,101.8 200.6,101.8 200.6,106.4 199.4,106.4 199.4,101.8"));
}

void HandlePainterTest::aPoleIsADiamondWithItsWordBesideIt()
{
    Drawing drawing(canvas);
    QPainter painter(&drawing);
    paintPole(painter, {100.0, 300.0}, {200.0, 100.0}, QStringLiteral("knee"), true, false, Colours::darkTheme());
    painter.end();
    const QList<DrawnShape> lines = drawing.shapes(DrawnShape::Kind::Line);
    QCOMPARE(lines.size(), 1);
    QCOMPARE(written(lines[0].points), QStringLiteral("100,300 200,100"));
    QVERIFY(lines[0].isDashed);
    const QList<DrawnShape> diamonds = drawing.shapes(DrawnShape::Kind::Polygon);
    QCOMPARE(diamonds.size(), 1);
    QCOMPARE(written(diamonds[0].points), QStringLiteral("200,93 207,100 200,107 193,100"));
    QCOMPARE(diamonds[0].pen, m_lit);
    const DrawnShape word = drawing.text(QStringLiteral("knee"));
    QVERIFY(std::abs(word.box.left() - 211.0) < 1.0);
    QVERIFY(std::abs(word.box.center().y() - 100.0) < 1.5);
}

namespace {

QList<ReadoutLine> twoLines()
{
    return {{{{QStringLiteral("LeftFoot"), Qt::white, true}, {QStringLiteral("12.5"), Qt::gray}}},
            {{{QStringLiteral("x"), Qt::red}}}};
}

} // namespace

void HandlePainterTest::aReadoutStandsAwayFromTheFigure()
{
    const QFontMetrics metrics{QGuiApplication::font()};
    const QPointF hand(400.0, 300.0);
    const QRectF right = readoutBox(metrics, twoLines(), hand, {380.0, 300.0}, canvas);
    QCOMPARE(right.topLeft(), hand + QPointF(34.0, 34.0));
    const QRectF left = readoutBox(metrics, twoLines(), hand, {420.0, 300.0}, canvas);
    QCOMPARE(left.topRight(), hand + QPointF(-34.0, 34.0));
    QCOMPARE(left.size(), right.size());
    // Below there is no space: it stands above.
    const QPointF low(400.0, 580.0);
    QCOMPARE(readoutBox(metrics, twoLines(), low, {380.0, 300.0}, canvas).bottomLeft(), low + QPointF(34.0, -34.0));
}

void HandlePainterTest::aReadoutStaysInTheCanvas()
{
    const QFontMetrics metrics{QGuiApplication::font()};
    const QRectF allowed(8.0, 8.0, canvas.width() - 16.0, canvas.height() - 16.0);
    for (int x = -20; x <= canvas.width() + 20; x += 35) {
        for (int y = -20; y <= canvas.height() + 20; y += 35) {
            for (const double figure : {x - 30.0, x + 30.0}) {
                const QRectF box = readoutBox(metrics, twoLines(), QPointF(x, y), {figure, 300.0}, canvas);
                QVERIFY2(allowed.contains(box), qPrintable(written(box)));
            }
        }
    }
    // In a narrow canvas it stands below the handles, or above them.
    const QSizeF narrow(readoutBox(metrics, twoLines(), {400.0, 300.0}, {0.0, 0.0}, canvas).width() + 30.0, 600.0);
    const QPointF middle(narrow.width() / 2.0, 200.0);
    QCOMPARE(readoutBox(metrics, twoLines(), middle, {0.0, 0.0}, narrow).top(), middle.y() + 76.0);
    const QPointF low(narrow.width() / 2.0, 560.0);
    QCOMPARE(readoutBox(metrics, twoLines(), low, {0.0, 0.0}, narrow).bottom(), low.y() - 76.0);
}

// Legs below the hips that are dragged, and an arm that is stretched to the side.
void HandlePainterTest::aReadoutCoversNoBone()
{
    const QFontMetrics metrics{QGuiApplication::font()};
    const QPointF hips(400.0, 300.0);
    const QList<QLineF> bones{{hips, {390.0, 420.0}},           {{390.0, 420.0}, {360.0, 560.0}},
                              {{360.0, 560.0}, {330.0, 560.0}}, {hips, {410.0, 420.0}},
                              {{410.0, 420.0}, {430.0, 560.0}}, {{380.0, 120.0}, {250.0, 200.0}},
                              {{250.0, 200.0}, {90.0, 210.0}},  {hips, {395.0, 80.0}}};
    for (const QLineF &bone : bones) {
        for (const double share : {0.0, 0.3, 0.7, 1.0}) {
            const QRectF box = readoutBox(metrics, twoLines(), bone.pointAt(share), hips, canvas, bones);
            QVERIFY2(QRectF({0.0, 0.0}, canvas).contains(box), qPrintable(written(box)));
            for (const QLineF &other : bones) {
                for (int step = 0; step <= 50; ++step)
                    QVERIFY2(!box.contains(other.pointAt(step / 50.0)), qPrintable(written(box)));
            }
        }
    }
}

void HandlePainterTest::aReadoutHoldsItsLines()
{
    Drawing drawing(canvas);
    QPainter painter(&drawing);
    const QRectF box = readoutBox(painter.fontMetrics(), twoLines(), {400.0, 300.0}, {380.0, 300.0}, canvas);
    paintReadout(painter, box, twoLines(), Colours::darkTheme());
    painter.end();
    QCOMPARE(drawing.texts(), (QStringList{QStringLiteral("LeftFoot"), QStringLiteral("12.5"), QStringLiteral("x")}));
    const QRectF name = drawing.text(QStringLiteral("LeftFoot")).box;
    const QRectF number = drawing.text(QStringLiteral("12.5")).box;
    const QRectF axis = drawing.text(QStringLiteral("x")).box;
    QVERIFY(drawing.text(QStringLiteral("LeftFoot")).isBold && !drawing.text(QStringLiteral("12.5")).isBold);
    QCOMPARE(name.left(), box.left() + 10.0);
    QCOMPARE(axis.left(), name.left());
    QVERIFY(std::abs(number.left() - name.right() - 6.0) < 3.0);
    QVERIFY(number.right() <= box.right() && number.right() > box.right() - 40.0);
    QVERIFY(axis.top() >= name.bottom());
    // The space above the first line is about that below the last one.
    const double above = name.top() - box.top();
    const double below = box.bottom() - axis.bottom();
    QVERIFY2(above > 4.0 && std::abs(above - below) < 5.0, qPrintable(QStringLiteral("%1 %2").arg(above).arg(below)));
}

QTEST_MAIN(HandlePainterTest)

} // namespace tst_handlepainter

#include "tst_handlepainter.moc"
