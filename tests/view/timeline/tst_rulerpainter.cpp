#include "figures.h"
#include "pictures.h"
#include "session/session.h"
#include "timeline/rulerpainter.h"
#include "timeline/rulerspeeds.h"
#include "widgets/timescale.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <memory>

using namespace limber;
using namespace limber::test;

// The ruler on a black picture of 480 by 70 pixels; 101 frames stand 4 pixels apart from 66 to 466.
class RulerPainterTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void drawsNoMoreThanItsLineWhereNothingIsOpen();
    void framesThatAPreviewChangesAreMarked();
    void everyTickStandsAtItsFrame();
    void labelsStandAboveTheirTicks();
    void labelsStayInsideTheRuler();
    void theRangeIsShadedBetweenItsEnds();
    void aRangeBeyondWhatIsSeenEndsAtTheEdges();
    void jumpsAreWedgesBelowTheNumbers();
    void jumpsOutsideOfWhatIsSeenAreLeftOut();
    void theOverviewShowsWhichPartIsSeen();
    void theOverviewKeepsAPieceThatCanBeTaken();
    void theCurrentFrameHasALineAndAWedge();
    void aCurrentFrameOutsideIsNotDrawn();
    void theSpeedLineRisesWithTheSpeed();
    void theSelectionsSpeedStandsBeforeTheFigures();

private:
    template <typename Paint>
    [[nodiscard]] QImage painted(Paint paint) const;
    [[nodiscard]] QImage background() const;
    [[nodiscard]] QImage currentFrame() const;
    [[nodiscard]] int x(double frame) const { return qRound(m_scale.xOf(frame)); }

    static constexpr int width = 480;
    static constexpr int height = 70;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<RulerSpeeds> m_speeds;
    std::vector<RotationJump> m_jumps;
    TimeScale m_scale;
    Colours m_colours;
    const Session *m_shown = nullptr;
};

namespace {

const QColor black(Qt::black);

} // namespace

void RulerPainterTest::init()
{
    m_session = std::make_unique<Session>();
    m_session->document().reset(standingFigure(101));
    m_speeds = std::make_unique<RulerSpeeds>(nullptr);
    m_jumps.clear();
    m_scale = TimeScale();
    m_scale.setFrameCount(101);
    m_scale.setPixels(RulerLayout::leastLeft, 400.0);
    m_shown = m_session.get();
    m_colours.line = Qt::blue;
    m_colours.secondaryText = Qt::white;
    m_colours.accent = Qt::red;
    m_colours.edited = Qt::green;
    m_colours.error = Qt::magenta;
}

template <typename Paint>
QImage RulerPainterTest::painted(Paint paint) const
{
    QImage image(width, height, QImage::Format_RGB32);
    image.fill(black);
    QPainter painter(&image);
    paint(RulerPainter({{{width, height}, m_scale.showsAll()}, {}, m_colours, m_scale, *m_speeds, m_jumps, m_shown}),
          painter);
    painter.end();
    return image;
}

QImage RulerPainterTest::background() const
{
    return painted([](const RulerPainter &ruler, QPainter &painter) { ruler.paintBackground(painter); });
}

QImage RulerPainterTest::currentFrame() const
{
    return painted([](const RulerPainter &ruler, QPainter &painter) { ruler.paintCurrentFrame(painter); });
}

void RulerPainterTest::drawsNoMoreThanItsLineWhereNothingIsOpen()
{
    const QRect line(66, 22, 401, 1);
    m_shown = nullptr;
    QImage image = background();
    QCOMPARE(boxOf(image, m_colours.line), line);
    QVERIFY(boxOf(image, m_colours.secondaryText).isEmpty());

    m_shown = m_session.get();
    m_scale.setFrameCount(0);
    image = background();
    QCOMPARE(boxOf(image, m_colours.line), line);
    QVERIFY(boxOf(image, m_colours.secondaryText).isEmpty());

    m_scale.setFrameCount(1);
    QVERIFY(!boxOf(background(), m_colours.secondaryText).isEmpty());
}

void RulerPainterTest::framesThatAPreviewChangesAreMarked()
{
    QVERIFY(boxOf(background(), m_colours.edited).isEmpty());
    Clip changed = m_session->document().clip();
    changed.motion.setValue(40, 0, 99.0);
    changed.motion.setValue(41, 0, 99.0);
    m_session->preview().show(changed, m_session->document().positionRules(), Axis::Y);
    const QRect band = boxOf(background(), m_colours.edited);
    QVERIFY(qAbs(band.left() - x(40) + 2) <= 1);
    QVERIFY(qAbs(band.right() - x(41) - 2) <= 1);
    QCOMPARE(band.top(), RulerLayout::rulerHeight + 1);
    m_session->preview().clear();
    QVERIFY(boxOf(background(), m_colours.edited).isEmpty());
}

void RulerPainterTest::everyTickStandsAtItsFrame()
{
    const QImage image = background();
    for (int frame = 0; frame <= 100; ++frame) {
        const bool labelled = frame % 20 == 0;
        const int tall = countIn(image, labelled ? m_colours.secondaryText : m_colours.line, x(frame), 14, 21);
        QCOMPARE(tall, labelled ? 7 : frame % 2 == 0 ? 4 : 0);
    }
}

void RulerPainterTest::labelsStandAboveTheirTicks()
{
    const QImage image = background();
    QFont font;
    font.setPixelSize(11);
    const QFontMetrics metrics(font);
    for (const int frame : {0, 20, 40, 60, 80}) {
        const QRect around(x(frame) - 20, 0, 41, 14);
        const QRect ink = inkIn(image, around, black);
        QVERIFY2(qAbs(ink.center().x() - x(frame)) <= 2, qPrintable(QString::number(frame)));
        QVERIFY(ink.top() >= 1 && ink.bottom() <= metrics.ascent() + 1);
    }
}

void RulerPainterTest::labelsStayInsideTheRuler()
{
    m_scale.setPixels(0.0, width);
    const QImage image = background();
    const QRect ink = inkIn(image, {0, 0, width, 14}, black);
    QVERIFY2(ink.left() >= 2 && ink.left() <= 5, qPrintable(QString::number(ink.left())));
    QVERIFY2(ink.right() <= width - 3 && ink.right() >= width - 6, qPrintable(QString::number(ink.right())));
}

void RulerPainterTest::theRangeIsShadedBetweenItsEnds()
{
    m_session->playhead().setRange(20, 60);
    const QImage image = background();
    // Two pixels wide at each end, from below the line to a little above the edge.
    QCOMPARE(boxOf(image, m_colours.edited), QRect(QPoint(x(20) - 1, 23), QPoint(x(60), 65)));
    QVERIFY(image.pixelColor(x(20), 40) == m_colours.edited && image.pixelColor(x(60) - 1, 40) == m_colours.edited);
    const QColor shade = image.pixelColor(x(40), 63);
    QVERIFY2(shade.green() > 40 && shade.green() < 60, qPrintable(shade.name()));
    for (const int beside : {x(20) - 3, x(60) + 3})
        QCOMPARE(image.pixelColor(beside, 63), black);
}

void RulerPainterTest::aRangeBeyondWhatIsSeenEndsAtTheEdges()
{
    m_session->playhead().setRange(0, 99);
    m_scale.zoom(0.1, x(50)); // 10 frames, the range begins and ends outside
    const QImage image = background();
    QVERIFY(image.pixelColor(0, 40) == m_colours.edited && image.pixelColor(width - 1, 40) == m_colours.edited);
    for (const int inside : {2, 10, 470})
        QCOMPARE(image.pixelColor(inside, 59).green(), image.pixelColor(300, 59).green());
    QVERIFY(image.pixelColor(300, 59).green() > 0);
}

void RulerPainterTest::jumpsAreWedgesBelowTheNumbers()
{
    m_jumps = {{30, 0, 50.0}};
    const QImage image = background();
    const QRect wedge = boxOf(image, m_colours.error);
    QVERIFY(qAbs(wedge.center().x() - x(30)) <= 1);
    QVERIFY(wedge.top() == 23 && wedge.bottom() >= 25 && wedge.bottom() <= 30);
    QVERIFY(wedge.width() >= 5 && wedge.width() <= 8);
    QVERIFY(countIn(image, m_colours.error, x(30), 23, 32) > countIn(image, m_colours.error, x(30) - 2, 23, 32));
}

void RulerPainterTest::jumpsOutsideOfWhatIsSeenAreLeftOut()
{
    m_scale.zoom(0.1, x(50));
    m_jumps = {{0, 0, 50.0}, {100, 0, 50.0}};
    QVERIFY(boxOf(background(), m_colours.error).isEmpty());
    m_jumps = {{static_cast<int>(m_scale.firstVisible()), 0, 50.0}, {static_cast<int>(m_scale.lastVisible()), 0, 50.0}};
    const QRect both = boxOf(background(), m_colours.error);
    QVERIFY(both.left() < 72 && both.right() > 460);
}

void RulerPainterTest::theOverviewShowsWhichPartIsSeen()
{
    const auto barColour = [](const QImage &image, double part) { return image.pixelColor(66 + int(part * 400), 64); };
    QCOMPARE(barColour(background(), 0.5), black); // all is seen
    m_scale.zoom(0.5, x(50)); // 25 to 75
    const QImage image = background();
    for (const double part : {0.02, 0.24, 0.76, 0.98})
        QCOMPARE(barColour(image, part), m_colours.line);
    for (const double part : {0.26, 0.5, 0.74})
        QCOMPARE(barColour(image, part), m_colours.secondaryText);
    m_scale.pan(-1e6);
    QCOMPARE(barColour(background(), 0.02), m_colours.secondaryText);
    m_scale.pan(1e6);
    QCOMPARE(barColour(background(), 0.98), m_colours.secondaryText);
    for (const int beside : {64, 468})
        QCOMPARE(image.pixelColor(beside, 64), black);
    for (const int y : {61, 67})
        QCOMPARE(image.pixelColor(200, y), black);
}

void RulerPainterTest::theOverviewKeepsAPieceThatCanBeTaken()
{
    m_scale.setFrameCount(100001);
    m_scale.zoom(0.0, x(0)); // 4 of 100000 frames
    const QImage image = background();
    QCOMPARE(image.pixelColor(66 + 6, 64), m_colours.secondaryText);
    QCOMPARE(image.pixelColor(66 + 14, 64), m_colours.line);
}

void RulerPainterTest::theCurrentFrameHasALineAndAWedge()
{
    m_session->playhead().setFrame(40);
    const QImage image = currentFrame();
    const QRect box = boxOf(image, m_colours.accent);
    QVERIFY(qAbs(box.center().x() - x(40)) <= 1);
    QVERIFY(box.top() >= 13 && box.top() <= 15);
    QVERIFY(box.bottom() >= 64 && box.bottom() <= 66);
    QVERIFY(box.width() >= 7 && box.width() <= 10); // the wedge
    const QRect line = boxOf(image.copy(0, 30, width, 30), m_colours.accent);
    QCOMPARE(line, QRect(x(40) - 1, 0, 2, 30));
}

void RulerPainterTest::aCurrentFrameOutsideIsNotDrawn()
{
    m_scale.zoom(0.1, x(50));
    for (const int frame : {0, 44, 57, 100}) { // 44 stands left of 0, 57 right of the picture
        m_session->playhead().setFrame(frame);
        const bool outside = m_scale.xOf(frame) < 0.0 || m_scale.xOf(frame) > width;
        QCOMPARE(boxOf(currentFrame(), m_colours.accent).isEmpty(), outside);
    }
    m_session->playhead().setFrame(50);
    QVERIFY(!boxOf(currentFrame(), m_colours.accent).isEmpty());
}

void RulerPainterTest::theSpeedLineRisesWithTheSpeed()
{
    // Stands for half of the time, then moves on evenly.
    std::vector<double> along(101, 0.0);
    for (int frame = 51; frame <= 100; ++frame)
        along[static_cast<std::size_t>(frame)] = frame - 50;
    m_session->document().setValues({0, 101, {hipsXPosition}}, along, QStringLiteral("walk"));
    m_speeds->setSession(m_session.get());
    QTRY_VERIFY(m_speeds->ofFigure().isDone());
    const QImage image = background();
    const auto middleOfInk = [&](int x) {
        double sum = 0.0;
        int count = 0;
        for (int y = 24; y < height; ++y) {
            if (image.pixelColor(x, y).red() > 100 && image.pixelColor(x, y).blue() < 100) {
                sum += y;
                ++count;
            }
        }
        return count > 0 ? sum / count : -1.0;
    };
    const double bottom = 64.0; // of the strip, which begins at 26
    QVERIFY2(qAbs(middleOfInk(x(20)) - bottom) <= 1.5, qPrintable(QString::number(middleOfInk(x(20)))));
    const double top = bottom - 34.0 / 1.1;
    QVERIFY2(qAbs(middleOfInk(x(75)) - top) <= 1.5, qPrintable(QString::number(middleOfInk(x(75)))));
    QVERIFY(!inkIn(image, {0, 26, 60, 38}, black).isEmpty()); // what it is
}

void RulerPainterTest::theSelectionsSpeedStandsBeforeTheFigures()
{
    // All moves evenly, and the left leg turns in the first half as well.
    std::vector<double> along(101);
    std::vector<double> turns(101, 50.0);
    for (int frame = 0; frame <= 100; ++frame) {
        along[static_cast<std::size_t>(frame)] = 0.2 * frame;
        turns[static_cast<std::size_t>(frame)] = qMin(frame, 50);
    }
    m_session->document().setValues({0, 101, {hipsXPosition}}, along, QStringLiteral("walk"));
    m_session->document().setValues({0, 101, {leftLegZRotation}}, turns, QStringLiteral("turn"));
    m_session->selectOnly(NodeId::joint(leftLeg));
    m_speeds->setSession(m_session.get());
    QTRY_VERIFY(m_speeds->ofFigure().isDone() && m_speeds->ofSelection().isDone());
    const QImage image = background();
    const auto strongestRed = [&](int x, int top, int bottom) {
        int red = 0;
        for (int y = top; y <= bottom; ++y)
            red = qMax(red, image.pixelColor(x, y).red());
        return red;
    };
    const int figure = strongestRed(x(75), 26, 38);
    QVERIFY2(figure > 30 && figure < 110, qPrintable(QString::number(figure)));
    QVERIFY(strongestRed(x(75), 40, 56) > 150); // the leg is slower than it was
    QVERIFY(strongestRed(x(5), 26, 38) > 150);
}

QTEST_MAIN(RulerPainterTest)

#include "tst_rulerpainter.moc"
