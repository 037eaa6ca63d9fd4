#include "actions/action.h"
#include "figures.h"
#include "patience.h"
#include "session/session.h"
#include "support/paintcounter.h"
#include "support/worktime.h"
#include "timeline/timelineruler.h"
#include "tooltips.h"

#include <QAction>
#include <QCoreApplication>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>
#include <QWheelEvent>

#include <memory>

namespace tst_timelineruler {

using namespace limber;
using namespace limber::test;

class TimelineRulerTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void pressingAndDraggingScrubs();
    void draggingWithShiftSelectsARange();
    void withCtrlTheRangeSnaps();
    void theEndsOfARangeCanBeDragged();
    void theCursorShowsWhereARangeCanBeDragged();
    void aRangeIsDraggedOnlyNearItsEnds();
    void theMiddleButtonScrolls();
    void theRightButtonDoesNothing();
    void theWheelStepsAndZoomsWithCtrl();
    void theWheelScrollsSideways();
    void keysGoThroughTheClip();
    void theCurrentFrameIsDrawnInTheAccentColour();
    void staysQuickOnALongTake();
    void marksSayWhatJumps();

private:
    [[nodiscard]] QPoint at(int frame, int y = 8) const { return {qRound(m_ruler->timeScale().xOf(frame)), y}; }
    void wheel(int angle, Qt::KeyboardModifiers modifiers) const;

    std::unique_ptr<Session> m_session;
    std::unique_ptr<TimelineRuler> m_ruler;
};

void TimelineRulerTest::init()
{
    m_session = std::make_unique<Session>();
    m_session->document().reset(standingFigure(101));
    m_ruler = std::make_unique<TimelineRuler>();
    m_ruler->setSession(m_session.get());
    m_ruler->resize(1028, 44);
    m_ruler->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_ruler.get()));
}

void TimelineRulerTest::wheel(int angle, Qt::KeyboardModifiers modifiers) const
{
    const QPointF place(at(50));
    QWheelEvent event(place, m_ruler->mapToGlobal(place), {}, {0, angle}, Qt::NoButton, modifiers, Qt::NoScrollPhase,
                      false);
    QCoreApplication::sendEvent(m_ruler.get(), &event);
}

void TimelineRulerTest::pressingAndDraggingScrubs()
{
    QSignalSpy scrubbed(m_ruler.get(), &TimelineRuler::scrubbed);
    QTest::mousePress(m_ruler.get(), Qt::LeftButton, {}, at(30));
    QCOMPARE(m_session->playhead().frame(), 30);
    QTest::mouseMove(m_ruler.get(), at(72));
    QCOMPARE(m_session->playhead().frame(), 72);
    QTest::mouseMove(m_ruler.get(), QPoint(5000, 8));
    QCOMPARE(m_session->playhead().frame(), 100);
    QTest::mouseRelease(m_ruler.get(), Qt::LeftButton, {}, at(72));
    QTest::mouseMove(m_ruler.get(), at(10));
    QCOMPARE(m_session->playhead().frame(), 100);
    QVERIFY(scrubbed.count() >= 3);
}

void TimelineRulerTest::draggingWithShiftSelectsARange()
{
    QTest::mousePress(m_ruler.get(), Qt::LeftButton, Qt::ShiftModifier, at(60));
    QTest::mouseMove(m_ruler.get(), at(40));
    QTest::mouseRelease(m_ruler.get(), Qt::LeftButton, Qt::ShiftModifier, at(40));
    QCOMPARE(m_session->playhead().firstFrame(), 40);
    QCOMPARE(m_session->playhead().lastFrame(), 60);
    QCOMPARE(m_session->playhead().frame(), 0);
}

void TimelineRulerTest::theEndsOfARangeCanBeDragged()
{
    m_session->playhead().setRange(40, 60);
    QTest::mousePress(m_ruler.get(), Qt::LeftButton, {}, at(60, 40));
    QTest::mouseMove(m_ruler.get(), at(80, 40));
    QTest::mouseRelease(m_ruler.get(), Qt::LeftButton, {}, at(80, 40));
    QCOMPARE(m_session->playhead().lastFrame(), 80);
    QTest::mousePress(m_ruler.get(), Qt::LeftButton, {}, at(40, 40));
    QTest::mouseMove(m_ruler.get(), at(95, 40));
    QTest::mouseRelease(m_ruler.get(), Qt::LeftButton, {}, at(95, 40));
    QCOMPARE(m_session->playhead().firstFrame(), 80); // it never goes beyond the other end
}

void TimelineRulerTest::withCtrlTheRangeSnaps()
{
    m_session->document().reset(standingFigure(1001)); // one pixel a frame
    m_session->document().setMarkers({{507, "a"}, {730, "b"}}, QStringLiteral("markers"));
    m_session->playhead().setRange(400, 600);
    const auto moveTo = [this](int frame, Qt::KeyboardModifiers modifiers) {
        QMouseEvent move(QEvent::MouseMove, at(frame, 40), m_ruler->mapToGlobal(at(frame, 40)), Qt::NoButton,
                         Qt::LeftButton, modifiers);
        QCoreApplication::sendEvent(m_ruler.get(), &move);
        return std::pair(m_session->playhead().firstFrame(), m_session->playhead().lastFrame());
    };
    QTest::mousePress(m_ruler.get(), Qt::LeftButton, {}, at(600, 40));
    QCOMPARE(moveTo(726, Qt::ControlModifier), std::pair(400, 730));
    QCOMPARE(moveTo(727, Qt::ControlModifier), std::pair(400, 730)); // it stays at the marker
    QCOMPARE(moveTo(727, {}), std::pair(400, 727));
    QCOMPARE(moveTo(740, Qt::ControlModifier), moveTo(740, {})); // nothing is near enough to snap to
    QCOMPARE(moveTo(741, Qt::ControlModifier), moveTo(741, {})); // it does not snap to its own position
    QTest::mouseRelease(m_ruler.get(), Qt::LeftButton, {}, at(741, 40));
    QTest::mousePress(m_ruler.get(), Qt::LeftButton, {}, at(400, 40));
    QCOMPARE(moveTo(502, Qt::ControlModifier).first, 507);
    QTest::mouseRelease(m_ruler.get(), Qt::LeftButton, {}, at(502, 40));
}

void TimelineRulerTest::theCursorShowsWhereARangeCanBeDragged()
{
    m_session->playhead().setRange(40, 60);
    const auto shapeOver = [this](const QPoint &place) {
        QMouseEvent move(QEvent::MouseMove, place, m_ruler->mapToGlobal(place), Qt::NoButton, {}, {});
        QCoreApplication::sendEvent(m_ruler.get(), &move);
        return m_ruler->cursor().shape();
    };
    for (const int end : {40, 60}) {
        QCOMPARE(shapeOver(at(end, 40)), Qt::SizeHorCursor);
        QCOMPARE(shapeOver(at(end, 40) + QPoint(4, 0)), Qt::SizeHorCursor);
        QCOMPARE(shapeOver(at(end, 40) - QPoint(4, 0)), Qt::SizeHorCursor);
        QCOMPARE(shapeOver(at(end, 40) + QPoint(8, 0)), Qt::ArrowCursor);
        QCOMPARE(shapeOver(at(end, 40) - QPoint(8, 0)), Qt::ArrowCursor);
        QCOMPARE(shapeOver(at(end, 8)), Qt::ArrowCursor); // among the numbers
    }
    m_session->playhead().clearRange();
    for (const int place : {0, 40, 60, 100})
        QCOMPARE(shapeOver(at(place, 41)), Qt::ArrowCursor);
}

void TimelineRulerTest::aRangeIsDraggedOnlyNearItsEnds()
{
    m_session->playhead().setRange(40, 60);
    QTest::mousePress(m_ruler.get(), Qt::LeftButton, {}, at(50, 40)); // inside the range
    QTest::mouseMove(m_ruler.get(), at(70, 40));
    QTest::mouseRelease(m_ruler.get(), Qt::LeftButton, {}, at(70, 40));
    QCOMPARE(m_session->playhead().frame(), 70);
    QTest::mousePress(m_ruler.get(), Qt::LeftButton, {}, at(60, 8)); // among the numbers
    QTest::mouseMove(m_ruler.get(), at(80, 8));
    QTest::mouseRelease(m_ruler.get(), Qt::LeftButton, {}, at(80, 8));
    QCOMPARE(m_session->playhead().frame(), 80);
    QCOMPARE(m_session->playhead().firstFrame(), 40);
    QCOMPARE(m_session->playhead().lastFrame(), 60);
}

void TimelineRulerTest::theMiddleButtonScrolls()
{
    wheel(720, Qt::ControlModifier);
    const TimeScale before = m_ruler->timeScale();
    QTest::mousePress(m_ruler.get(), Qt::MiddleButton, {}, QPoint(500, 8));
    QTest::mouseMove(m_ruler.get(), QPoint(440, 8));
    QCoreApplication::processEvents();
    PaintCounter paints(*m_ruler);
    QTest::mouseMove(m_ruler.get(), QPoint(400, 8));
    QTRY_COMPARE(paints.count, 1);
    QTest::mouseRelease(m_ruler.get(), Qt::MiddleButton, {}, QPoint(400, 8));
    const TimeScale &after = m_ruler->timeScale();
    // The frame that was gripped is still under the mouse.
    QVERIFY(qAbs(after.frameAt(400.0) - before.frameAt(500.0)) < 1e-9);
    QCOMPARE(m_session->playhead().frame(), 0);
}

void TimelineRulerTest::theRightButtonDoesNothing()
{
    QTest::mousePress(m_ruler.get(), Qt::RightButton, {}, at(30));
    QTest::mouseMove(m_ruler.get(), at(60));
    QTest::mouseRelease(m_ruler.get(), Qt::RightButton, {}, at(60));
    QCOMPARE(m_session->playhead().frame(), 0);
}

void TimelineRulerTest::theWheelStepsAndZoomsWithCtrl()
{
    wheel(-120, {});
    wheel(-240, {});
    QCOMPARE(m_session->playhead().frame(), 3);
    wheel(60, {});
    QCOMPARE(m_session->playhead().frame(), 3); // half a notch of a fine wheel
    wheel(60, {});
    QCOMPARE(m_session->playhead().frame(), 2);
    const double before = m_ruler->timeScale().pixelsPerFrame();
    wheel(120, Qt::ControlModifier);
    QVERIFY(m_ruler->timeScale().pixelsPerFrame() > before);
    QCOMPARE(m_session->playhead().frame(), 2);
}

void TimelineRulerTest::theWheelScrollsSideways()
{
    wheel(720, Qt::ControlModifier);
    const double first = m_ruler->timeScale().firstVisible();
    wheel(-120, Qt::ShiftModifier);
    QVERIFY(qAbs(m_ruler->timeScale().firstVisible() - first - 60.0 / m_ruler->timeScale().pixelsPerFrame()) < 1e-9);
    const QPointF place(at(50));
    QWheelEvent sideways(place, m_ruler->mapToGlobal(place), {}, {120, 40}, Qt::NoButton, {}, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(m_ruler.get(), &sideways);
    QVERIFY(qAbs(m_ruler->timeScale().firstVisible() - first) < 1e-9);
    QCOMPARE(m_session->playhead().frame(), 0);
}

void TimelineRulerTest::keysGoThroughTheClip()
{
    QTest::keyClick(m_ruler.get(), Qt::Key_End);
    QCOMPARE(m_session->playhead().frame(), 100);
    QTest::keyClick(m_ruler.get(), Qt::Key_PageUp);
    QCOMPARE(m_session->playhead().frame(), 90);
    QTest::keyClick(m_ruler.get(), Qt::Key_Left);
    QCOMPARE(m_session->playhead().frame(), 89);
    QTest::keyClick(m_ruler.get(), Qt::Key_Right);
    QCOMPARE(m_session->playhead().frame(), 90);
    QTest::keyClick(m_ruler.get(), Qt::Key_PageDown);
    QCOMPARE(m_session->playhead().frame(), 100);
    QTest::keyClick(m_ruler.get(), Qt::Key_Home);
    QCOMPARE(m_session->playhead().frame(), 0);
}

void TimelineRulerTest::theCurrentFrameIsDrawnInTheAccentColour()
{
    for (const Colours &colours : {Colours::darkTheme(), Colours::lightTheme()}) {
        m_ruler->setColours(colours);
        for (const int frame : {0, 33, 100}) {
            m_session->playhead().setFrame(frame);
            QImage image = m_ruler->grab().toImage();
            QCOMPARE(QColor(image.pixel(at(frame, 16))), colours.accent);
        }
    }
}

void TimelineRulerTest::staysQuickOnALongTake()
{
    m_session->document().reset(standingFigure(200000));
    const auto draw = [this] { return leastWorkTime([this] { m_ruler->grab(); }); };
    const double many = draw();
    m_session->document().reset(standingFigure(2000));
    QVERIFY(hardlyGrows(draw(), many));
}

void TimelineRulerTest::marksSayWhatJumps()
{
    const QString name = m_session->document().textOfName(1);
    constexpr auto rotation = JointJump::Kind::Rotation;
    m_ruler->setJumps({{40, 1, rotation, 34.2, 4.3},
                       {43, 0, rotation, 20.0, 0.0},
                       {75, 0, JointJump::Kind::Position, 5.04, 0.21},
                       {90, 99, rotation, 20.0, 1.0}});
    QString text = toolTipAt(*m_ruler, at(40));
    QVERIFY2(text.contains(QStringLiteral("Frame 40: %1 turns by 34°, 8× its neighbours").arg(name)), qPrintable(text));
    QAction next;
    next.setShortcut(QKeySequence(Qt::ALT | Qt::Key_PageDown));
    m_ruler->setNextMark(&next);
    text = toolTipAt(*m_ruler, at(40) - QPoint(4, 0));
    QVERIFY2(text.contains(keysTextOf(next)), qPrintable(text));
    // The nearer one of two, and no factor beside a joint that stood still.
    text = toolTipAt(*m_ruler, at(43));
    QVERIFY2(text.contains(QStringLiteral("Frame 43: ")), qPrintable(text));
    QVERIFY2(!text.contains(QStringLiteral("×")), qPrintable(text));
    text = toolTipAt(*m_ruler, at(75));
    QVERIFY2(text.contains(QStringLiteral("leaves its course by 5.04, 24× its neighbours")), qPrintable(text));
    const auto isWithout = [this](int frame) {
        QToolTip::hideText();
        return QTest::qWaitFor([] { return !QToolTip::isVisible(); }, testPatience) &&
               toolTipAt(*m_ruler, at(frame)).isEmpty();
    };
    QVERIFY(isWithout(60));
    QVERIFY(isWithout(90)); // a joint that is gone by now
    m_ruler->setSession(nullptr);
    QVERIFY(isWithout(40));
}

QTEST_MAIN(TimelineRulerTest)

} // namespace tst_timelineruler

#include "tst_timelineruler.moc"
