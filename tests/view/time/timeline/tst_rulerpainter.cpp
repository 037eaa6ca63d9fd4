#include "drawing.h"
#include "figures.h"
#include "pictures.h"
#include "session/session.h"
#include "timeline/rulerpainter.h"
#include "widgets/timescale.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <memory>

namespace tst_rulerpainter {

using namespace limber;
using namespace limber::test;

// The ruler on a black picture of 480 by 31 pixels; 101 frames stand 4 pixels apart from pixel 66 to 466.
class RulerPainterTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void withoutASessionOnlyTheBaseLineIsDrawn();
    void framesThatAPreviewChangesAreMarked();
    void everyTickStandsAtItsFrame();
    void labelsStandAboveTheirTicks();
    void labelsStayInsideTheRuler();
    void theRangeIsABracketBelowTheNumbers();
    void aRangeThatExtendsBeyondTheViewIsLeftOpen();
    void jumpsAreWedgesBelowTheNumbers();
    void jumpsOutsideOfTheViewAreLeftOut();
    void theCurrentFrameHasALineAndAWedge();
    void aCurrentFrameOutsideIsNotDrawn();
    void shapesStandExactlyAtTheirFrames();
    void aRangeEndsExactlyAtTheEdgeOfTheView();

private:
    template <typename Paint>
    [[nodiscard]] QImage painted(Paint paint) const;
    [[nodiscard]] QImage background() const;
    [[nodiscard]] QImage currentFrame() const;
    [[nodiscard]] int x(double frame) const { return qRound(m_scale.xOf(frame)); }

    static constexpr int width = 480;
    static constexpr int height = 31;
    std::unique_ptr<Session> m_session;
    std::vector<JointJump> m_jumps;
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
    paint(RulerPainter({{{width, height}}, {}, m_colours, m_scale, m_jumps, m_shown}), painter);
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

void RulerPainterTest::withoutASessionOnlyTheBaseLineIsDrawn()
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

void RulerPainterTest::theRangeIsABracketBelowTheNumbers()
{
    m_session->playhead().setRange(20, 60);
    const QImage image = background();
    const QRect below(0, 23, width, height - 23);
    const QRect bracket = boxOf(image.copy(below), m_colours.secondaryText).translated(below.topLeft());
    QCOMPARE(bracket, QRect(QPoint(x(20) - 1, 23), QPoint(x(60), height - 1)));
    for (const int y : {23, 24})
        QCOMPARE(image.pixelColor(x(40), y), m_colours.secondaryText);
    for (const int y : {25, height - 1}) {
        QCOMPARE(image.pixelColor(x(40), y), black);
        QCOMPARE(image.pixelColor(x(20), y), m_colours.secondaryText);
        QCOMPARE(image.pixelColor(x(60) - 1, y), m_colours.secondaryText);
    }
    QVERIFY(boxOf(image, m_colours.edited).isEmpty()); // yellow is the colour of changes by a preview
}

void RulerPainterTest::aRangeThatExtendsBeyondTheViewIsLeftOpen()
{
    m_session->playhead().setRange(0, 99);
    m_scale.zoom(0.1, x(50)); // shows 10 frames; the range begins and ends outside
    const QImage image = background();
    QCOMPARE(image.pixelColor(67, 23), m_colours.secondaryText);
    QCOMPARE(image.pixelColor(466, 23), m_colours.secondaryText);
    QVERIFY(boxOf(image.copy(0, 25, width, height - 25), m_colours.secondaryText).isEmpty());
    QVERIFY(boxOf(image.copy(0, 0, 62, height), m_colours.secondaryText).isEmpty()); // the gutter with the names

    m_session->playhead().setRange(0, 10); // the whole range lies outside
    QVERIFY(boxOf(background().copy(0, 23, width, height - 23), m_colours.secondaryText).isEmpty());
}

void RulerPainterTest::jumpsAreWedgesBelowTheNumbers()
{
    m_jumps = {{.frame = 30, .joint = 0}};
    const QImage image = background();
    const QRect wedge = boxOf(image, m_colours.error);
    QVERIFY(qAbs(wedge.center().x() - x(30)) <= 1);
    QVERIFY(wedge.top() == 23 && wedge.bottom() >= 25 && wedge.bottom() <= 30);
    QVERIFY(wedge.width() >= 5 && wedge.width() <= 8);
    QVERIFY(countIn(image, m_colours.error, x(30), 23, 30) > countIn(image, m_colours.error, x(30) - 2, 23, 30));
}

void RulerPainterTest::jumpsOutsideOfTheViewAreLeftOut()
{
    m_scale.zoom(0.1, x(50));
    m_jumps = {{.frame = 0, .joint = 0}, {.frame = 100, .joint = 0}};
    QVERIFY(boxOf(background(), m_colours.error).isEmpty());
    Drawing drawing({width, height});
    QPainter painter(&drawing);
    RulerPainter({{{width, height}}, {}, m_colours, m_scale, m_jumps, m_shown}).paintBackground(painter);
    painter.end();
    QCOMPARE(drawing.boxes(m_colours.error), QStringList()); // not even outside of the clip
    m_jumps = {{.frame = static_cast<int>(m_scale.firstVisible()), .joint = 0},
               {.frame = static_cast<int>(m_scale.lastVisible()), .joint = 0}};
    const QRect both = boxOf(background(), m_colours.error);
    QVERIFY(both.left() < 72 && both.right() > 460);
}

void RulerPainterTest::theCurrentFrameHasALineAndAWedge()
{
    m_session->playhead().setFrame(40);
    const QImage image = currentFrame();
    const QRect box = boxOf(image, m_colours.accent);
    QVERIFY(qAbs(box.center().x() - x(40)) <= 1);
    QVERIFY(box.top() >= 13 && box.top() <= 15);
    QCOMPARE(box.bottom(), height - 1); // down to the bottom, where the rows continue it
    QVERIFY(box.width() >= 7 && box.width() <= 10); // the width of the wedge
    const QRect line = boxOf(image.copy(0, 23, width, 8), m_colours.accent);
    QCOMPARE(line, QRect(x(40) - 1, 0, 2, 8));
}

void RulerPainterTest::aCurrentFrameOutsideIsNotDrawn()
{
    m_scale.zoom(0.1, x(50));
    for (const int frame : {0, 44, 57, 100}) { // 44 stands left of frame 0, 57 right of the picture
        m_session->playhead().setFrame(frame);
        const bool outside = m_scale.xOf(frame) < 65.0 || m_scale.xOf(frame) > 467.0;
        QCOMPARE(boxOf(currentFrame(), m_colours.accent).isEmpty(), outside);
    }
    m_session->playhead().setFrame(50);
    QVERIFY(!boxOf(currentFrame(), m_colours.accent).isEmpty());
}

void RulerPainterTest::shapesStandExactlyAtTheirFrames()
{
    Clip changed = m_session->document().clip();
    changed.motion.setValue(40, 0, 99.0);
    changed.motion.setValue(41, 0, 99.0);
    m_session->preview().show(changed, m_session->document().positionRules(), Axis::Y);
    m_session->playhead().setRange(20, 60);
    m_session->playhead().setFrame(40);
    m_jumps = {{.frame = 30, .joint = 0}};
    Drawing drawing({width, height});
    QPainter painter(&drawing);
    const RulerPainter ruler({{{width, height}}, {}, m_colours, m_scale, m_jumps, m_shown});
    ruler.paintBackground(painter);
    ruler.paintCurrentFrame(painter);
    painter.end();

    QCOMPARE(drawing.boxes(m_colours.edited), QStringList(QStringLiteral("224,23 8 x 4")));
    QCOMPARE(drawing.boxes(m_colours.secondaryText),
             QStringList(
                 {QStringLiteral("145,23 162 x 2"), QStringLiteral("145,23 2 x 8"), QStringLiteral("305,23 2 x 8")}));
    QCOMPARE(drawing.boxes(m_colours.error), QStringList(QStringLiteral("182,23 8 x 7")));
    QCOMPARE(drawing.boxes(m_colours.accent), QStringList(QStringLiteral("221,14 10 x 7")));
    QCOMPARE(drawing.lines(m_colours.accent), QStringList(QStringLiteral("226,16 226,31")));
    const QStringList labelled = drawing.lines(m_colours.secondaryText);
    QCOMPARE(labelled.size(), 6);
    QCOMPARE(labelled[1], QStringLiteral("146.5,15 146.5,22"));
    const QStringList between = drawing.lines(m_colours.line);
    QCOMPARE(between[0], QStringLiteral("66,22.5 466,22.5"));
    QCOMPARE(between[1], QStringLiteral("74.5,18 74.5,22"));
}

void RulerPainterTest::aRangeEndsExactlyAtTheEdgeOfTheView()
{
    m_scale.show(20.0, 60.0); // ten pixels a frame
    m_session->playhead().setRange(20, 60);
    const auto marks = [this] {
        Drawing drawing({width, height});
        QPainter painter(&drawing);
        RulerPainter({{{width, height}}, {}, m_colours, m_scale, m_jumps, m_shown}).paintBackground(painter);
        painter.end();
        return drawing.boxes(m_colours.secondaryText);
    };
    QCOMPARE(marks(), QStringList({QStringLiteral("66,23 401 x 2"), QStringLiteral("65,23 2 x 8"),
                                   QStringLiteral("465,23 2 x 8")}));
    m_session->playhead().setRange(19, 61);
    QCOMPARE(marks(), QStringList(QStringLiteral("66,23 401 x 2")));
    m_session->playhead().setRange(0, 19);
    QCOMPARE(marks(), QStringList());
    m_session->playhead().setRange(61, 90);
    QCOMPARE(marks(), QStringList());
}

QTEST_MAIN(RulerPainterTest)

} // namespace tst_rulerpainter

#include "tst_rulerpainter.moc"
