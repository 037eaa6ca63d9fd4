#include "drawing.h"
#include "layerspanel/layerstrip.h"

#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <memory>

namespace tst_layerstrip {

using namespace limber;
using namespace limber::test;

namespace {

LayerKey keyAt(int frame, std::optional<int> zeroBefore, std::optional<int> zeroAfter)
{
    return {.frame = frame, .window = {{frame, frame}, zeroBefore, zeroAfter}, .offsets = {}, .rows = {}};
}

} // namespace

// The strip of a layer over 101 frames, which stand 2 pixels apart from pixel 6 to 206. Weight 0 is at height 22 and
// weight 1 at height 5.
class LayerStripTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theCurveShowsTheEffectInEachFrame();
    void theLargestKeyOfAFrameCounts();
    void keysAreDiamondsAndHollowWhereTheyEnd();
    void endsOutsideOfTheClipAreNotShown();
    void weightKeysAreSquares();
    void thePlayheadIsALine();
    void theColourTellsWhetherTheLayerIsHeard();
    void aClipOfOneFrameIsShown();
    void aClickGoesToTheFrameUnderIt();
    void aClickBesideAKeyGoesToTheKey();
    void aDragGoesFromFrameToFrame();
    void otherButtonsOnlyPress();
    void aNarrowStripStillHasFrames();

private:
    void show(const Layer &layer, int frameCount = 101, bool isActive = true, bool isEffective = true);
    [[nodiscard]] QPolygonF curve() const;
    [[nodiscard]] double heightOfCurveAt(double x) const;
    [[nodiscard]] QStringList diamonds(const QColor &fill) const;
    [[nodiscard]] QList<int> wanted() const;
    void moveTo(int x, Qt::MouseButtons buttons);

    const Colours m_colours = Colours::darkTheme();
    std::unique_ptr<LayerStrip> m_strip;
    std::unique_ptr<Drawing> m_drawing;
    std::unique_ptr<QSignalSpy> m_wanted;
    std::unique_ptr<QSignalSpy> m_pressed;
};

void LayerStripTest::init()
{
    m_strip = std::make_unique<LayerStrip>();
    m_strip->resize(212, 28);
    m_strip->setColours(m_colours);
    m_wanted = std::make_unique<QSignalSpy>(m_strip.get(), &LayerStrip::frameWanted);
    m_pressed = std::make_unique<QSignalSpy>(m_strip.get(), &LayerStrip::pressed);
}

void LayerStripTest::show(const Layer &layer, int frameCount, bool isActive, bool isEffective)
{
    m_strip->showLayer(layer, frameCount, isActive, isEffective);
    m_drawing = std::make_unique<Drawing>(m_strip->size());
    m_strip->render(m_drawing.get(), {}, {}, QWidget::RenderFlags());
}

QPolygonF LayerStripTest::curve() const
{
    return m_drawing->shapes(DrawnShape::Kind::Path).value(0).points;
}

double LayerStripTest::heightOfCurveAt(double x) const
{
    const QPolygonF points = curve();
    const auto point = std::ranges::find(points, x, &QPointF::x);
    return point == points.end() ? -1.0 : point->y();
}

QStringList LayerStripTest::diamonds(const QColor &fill) const
{
    QStringList result;
    for (const DrawnShape &shape : m_drawing->shapes(DrawnShape::Kind::Polygon)) {
        if (shape.fill == fill)
            result << written(shape.points);
    }
    return result;
}

QList<int> LayerStripTest::wanted() const
{
    QList<int> frames;
    for (const QList<QVariant> &each : *m_wanted)
        frames << each[0].toInt();
    return frames;
}

void LayerStripTest::moveTo(int x, Qt::MouseButtons buttons)
{
    const QPoint at(x, 10);
    QMouseEvent move(QEvent::MouseMove, at, m_strip->mapToGlobal(at), Qt::NoButton, buttons, {});
    QCoreApplication::sendEvent(m_strip.get(), &move);
}

void LayerStripTest::theCurveShowsTheEffectInEachFrame()
{
    Layer layer;
    layer.weight = 0.5;
    layer.keys = {keyAt(50, {}, {})};
    show(layer);
    QPolygonF points = curve();
    QCOMPARE(points.size(), 203); // a point per pixel, and one more at each end
    QCOMPARE(written(points.mid(0, 2)), QStringLiteral("6,22 6,13.5"));
    QCOMPARE(written(points.mid(201)), QStringLiteral("206,13.5 206,22"));
    layer.weight = 1.0;
    layer.keys = {keyAt(50, 40, 60)};
    show(layer);
    QCOMPARE(heightOfCurveAt(86.0), 22.0);
    QCOMPARE(heightOfCurveAt(96.0), 13.5);
    QCOMPARE(heightOfCurveAt(106.0), 5.0);
    QCOMPARE(heightOfCurveAt(116.0), 13.5);
    QCOMPARE(heightOfCurveAt(126.0), 22.0);
    QColor fill = m_colours.edited;
    fill.setAlphaF(0.22F);
    QCOMPARE(m_drawing->shapes(DrawnShape::Kind::Path)[0].fill, fill);
    QCOMPARE(m_drawing->shapes(DrawnShape::Kind::Path).value(1).pen, m_colours.edited);
}

void LayerStripTest::theLargestKeyOfAFrameCounts()
{
    Layer layer;
    layer.keys = {keyAt(40, 30, 60), keyAt(50, 30, 60)};
    show(layer);
    QCOMPARE(heightOfCurveAt(106.0), 5.0); // the first key has half of its weight there
    QCOMPARE(heightOfCurveAt(86.0), 5.0);
}

void LayerStripTest::keysAreDiamondsAndHollowWhereTheyEnd()
{
    Layer layer;
    layer.weight = 0.5;
    layer.keys = {keyAt(20, 10, 30), keyAt(60, {}, 70)};
    show(layer);
    const QStringList filled = {QStringLiteral("46,9.5 50,13.5 46,17.5 42,13.5"),
                                QStringLiteral("126,9.5 130,13.5 126,17.5 122,13.5")};
    const QStringList hollow = {QStringLiteral("26,19 29,22 26,25 23,22"), QStringLiteral("66,19 69,22 66,25 63,22"),
                                QStringLiteral("146,19 149,22 146,25 143,22")};
    QCOMPARE(diamonds(m_colours.edited), filled);
    QCOMPARE(diamonds(m_strip->palette().color(QPalette::Base)), hollow);
}

void LayerStripTest::endsOutsideOfTheClipAreNotShown()
{
    Layer layer;
    layer.keys = {keyAt(50, 0, 100)};
    show(layer);
    QCOMPARE(m_drawing->shapes(DrawnShape::Kind::Polygon).size(), 3);
    layer.keys = {keyAt(50, -1, 101)};
    show(layer);
    QCOMPARE(m_drawing->shapes(DrawnShape::Kind::Polygon).size(), 1);
}

void LayerStripTest::weightKeysAreSquares()
{
    Layer layer;
    layer.weightKeys = {{10, 1.0}, {30, 0.5}};
    show(layer);
    QCOMPARE(m_drawing->boxes(m_colours.text),
             QStringList({QStringLiteral("24,3 4 x 4"), QStringLiteral("64,11.5 4 x 4")}));
}

void LayerStripTest::thePlayheadIsALine()
{
    m_strip->showFrame(30);
    show({});
    QCOMPARE(m_drawing->lines(m_colours.accent), QStringList(QStringLiteral("66,2 66,26")));
    show({}, 2);
    QCOMPARE(m_drawing->lines(m_colours.accent).size(), 1);
    show({}, 1); // there is nowhere to go
    QVERIFY(m_drawing->lines(m_colours.accent).isEmpty());
}

void LayerStripTest::theColourTellsWhetherTheLayerIsHeard()
{
    Layer layer;
    layer.keys = {keyAt(20, {}, {})};
    show(layer);
    QCOMPARE(diamonds(m_colours.edited).size(), 1);
    show(layer, 101, false);
    QCOMPARE(diamonds(m_colours.secondaryText).size(), 1);
    show(layer, 101, false, false);
    QCOMPARE(diamonds(m_colours.line).size(), 1);
    show(layer, 101, true, false);
    QCOMPARE(diamonds(m_colours.line).size(), 1);
}

void LayerStripTest::aClipOfOneFrameIsShown()
{
    Layer layer;
    layer.keys = {keyAt(0, {}, {})};
    show(layer, 1);
    QCOMPARE(diamonds(m_colours.edited), QStringList(QStringLiteral("6,1 10,5 6,9 2,5")));
    layer.keys.clear();
    show(layer, 1);
    QTest::mouseClick(m_strip.get(), Qt::LeftButton, {}, {100, 10});
    QTest::mouseClick(m_strip.get(), Qt::LeftButton, {}, {120, 10});
    QCOMPARE(wanted(), QList<int>({0, 1})); // the playhead knows the last frame
}

void LayerStripTest::aClickGoesToTheFrameUnderIt()
{
    show({});
    for (const int x : {6, 80, 81, 206, 0})
        QTest::mouseClick(m_strip.get(), Qt::LeftButton, {}, {x, 10});
    QCOMPARE(wanted(), QList<int>({0, 37, 38, 100, -3}));
    QCOMPARE(m_pressed->count(), 5);
}

void LayerStripTest::aClickBesideAKeyGoesToTheKey()
{
    Layer layer;
    layer.keys = {keyAt(20, {}, {}), keyAt(23, {}, {})};
    show(layer);
    for (const int x : {40, 39, 48, 50, 58, 59})
        QTest::mouseClick(m_strip.get(), Qt::LeftButton, {}, {x, 10});
    QCOMPARE(wanted(), QList<int>({20, 17, 20, 23, 23, 27}));
}

void LayerStripTest::aDragGoesFromFrameToFrame()
{
    show({});
    moveTo(26, Qt::NoButton);
    moveTo(28, Qt::RightButton);
    QVERIFY(wanted().isEmpty());
    moveTo(46, Qt::LeftButton);
    moveTo(48, Qt::LeftButton | Qt::RightButton);
    QCOMPARE(wanted(), QList<int>({20, 21}));
}

void LayerStripTest::otherButtonsOnlyPress()
{
    show({});
    QTest::mouseClick(m_strip.get(), Qt::RightButton, {}, {80, 10});
    QCOMPARE(m_pressed->count(), 1);
    QVERIFY(wanted().isEmpty());
}

void LayerStripTest::aNarrowStripStillHasFrames()
{
    m_strip->resize(12, 28);
    show({});
    QTest::mouseClick(m_strip.get(), Qt::LeftButton, {}, {6, 10});
    QTest::mouseClick(m_strip.get(), Qt::LeftButton, {}, {7, 10});
    QCOMPARE(wanted(), QList<int>({0, 100}));
}

QTEST_MAIN(LayerStripTest)

} // namespace tst_layerstrip

#include "tst_layerstrip.moc"
