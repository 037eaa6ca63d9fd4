#include "figure/painting/smoothpainting.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QTest>

namespace tst_smoothpainting {

using namespace limber;

class SmoothPaintingTest : public QObject
{
    Q_OBJECT

private slots:
    void edgesAreSmooth();
    void nothingIsPaintedOutsideTheBox();
    void clippingOfThePainterStays();
    void shapesBeginAsOnANewPainter();
    void thePainterIsAsBefore();
    void anotherDeviceGetsAPicture();
};

namespace {

constexpr QSize size(100, 60);

QImage emptyPicture(qreal ratio = 1.0)
{
    QImage picture(size * ratio, QImage::Format_ARGB32_Premultiplied);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    return picture;
}

void fillEverything(QPainter &painter)
{
    painter.fillRect(QRectF(-1000, -1000, 3000, 3000), Qt::red);
}

} // namespace

void SmoothPaintingTest::edgesAreSmooth()
{
    QImage picture = emptyPicture();
    QPainter painter(&picture);
    paintSmoothly(painter, QRectF(QPointF(0, 0), size), [](QPainter &onto) {
        onto.setPen(QPen(Qt::red, 2.0));
        onto.drawLine(QLineF(5, 5, 90, 40));
    });
    painter.end();
    int between = 0;
    for (int x = 0; x < size.width(); ++x) {
        for (int y = 0; y < size.height(); ++y) {
            const int alpha = picture.pixelColor(x, y).alpha();
            between += alpha > 0 && alpha < 255 ? 1 : 0;
        }
    }
    QVERIFY(between > 50);
}

void SmoothPaintingTest::nothingIsPaintedOutsideTheBox()
{
    for (const qreal ratio : {1.0, 2.0}) {
        QImage picture = emptyPicture(ratio);
        QPainter painter(&picture);
        paintSmoothly(painter, QRectF(10.4, 20.0, 29.2, 15.0), fillEverything); // whole pixels: 10 to 39
        painter.end();
        for (int x = 0; x < picture.width(); ++x) {
            for (int y = 0; y < picture.height(); ++y) {
                const bool isInside = QRectF(10, 20, 30, 15).contains((x + 0.5) / ratio, (y + 0.5) / ratio);
                QCOMPARE(picture.pixelColor(x, y).alpha(), isInside ? 255 : 0);
            }
        }
    }
}

void SmoothPaintingTest::clippingOfThePainterStays()
{
    QImage picture = emptyPicture();
    QPainter painter(&picture);
    painter.setClipRect(0, 0, 50, 60);
    paintSmoothly(painter, QRectF(40, 0, 40, 60), fillEverything);
    painter.end();
    QCOMPARE(picture.pixelColor(45, 30).alpha(), 255);
    QCOMPARE(picture.pixelColor(55, 30).alpha(), 0);
}

void SmoothPaintingTest::shapesBeginAsOnANewPainter()
{
    QImage picture = emptyPicture();
    QPainter painter(&picture);
    painter.setPen(QPen(Qt::green, 9.0));
    painter.setBrush(Qt::blue);
    paintSmoothly(painter, QRectF(QPointF(0, 0), size), [](QPainter &onto) { onto.drawRect(20, 20, 40, 20); });
    painter.end();
    QCOMPARE(picture.pixelColor(40, 30).alpha(), 0); // no brush
    QVERIFY(picture.pixelColor(40, 20).alpha() > 0);
    QCOMPARE(picture.pixelColor(40, 20).green(), 0);
    QCOMPARE(picture.pixelColor(40, 17).alpha(), 0);
}

void SmoothPaintingTest::thePainterIsAsBefore()
{
    QImage picture = emptyPicture();
    QPainter painter(&picture);
    painter.setPen(QPen(Qt::green, 9.0));
    paintSmoothly(painter, QRectF(0, 0, 10, 10), [](QPainter &onto) {
        onto.setPen(Qt::red);
        onto.setBrush(Qt::red);
        onto.translate(50, 50);
    });
    QCOMPARE(painter.pen(), QPen(Qt::green, 9.0));
    QCOMPARE(painter.brush(), QBrush(Qt::NoBrush));
    QVERIFY(!painter.hasClipping());
    QVERIFY(!painter.testRenderHint(QPainter::Antialiasing));
    QVERIFY(painter.transform().isIdentity());
}

void SmoothPaintingTest::anotherDeviceGetsAPicture()
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QVERIFY(buffer.open(QIODevice::WriteOnly));
    QPdfWriter writer(&buffer);
    QPainter painter(&writer);
    QPaintDevice *device = nullptr;
    paintSmoothly(painter, QRectF(10, 10, 20, 20), [&](QPainter &onto) { device = onto.device(); });
    QVERIFY(device != nullptr && device != &writer);
}

QTEST_MAIN(SmoothPaintingTest)

} // namespace tst_smoothpainting

#include "tst_smoothpainting.moc"
