#include "figures.h"
#include "pictures.h"
#include "session/session.h"
#include "support/worktime.h"
#include "timeline/rows/changerow.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>

namespace tst_changerow {

using namespace limber;
using namespace limber::test;

namespace {

using Handle = FalloffCurve::Handle;

constexpr int rowWidth = 1246;

} // namespace

// The row of a change over 401 frames of 0.01 s, which stand 2.5 pixels apart from pixel 232 to 1232.
class ChangeRowTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void isShownOnlyWithATool();
    void countsTheFramesThatChange();
    void theBellStandsOverItsFrames();
    void handlesStandAtTheEndsOfTheFalloff();
    void draggingAHandleSetsItsSeconds();
    void withShiftBothEndsMove();
    void withCtrlAnEndSnaps();
    void escapeTakesADragBack();
    void undoTakesADragBack();
    void aDoubleClickMakesBothEqual();
    void aPressWithoutAMoveChangesNothing();
    void aDragBesideTheHandlesMovesTheFrame();
    void handlesOutsideOfTheTrackCanBeDragged();
    void aRangeIsFilledAndAMissingRangeIsExplained();
    void survivesClipsWithFewFrames_data();
    void survivesClipsWithFewFrames();
    void closingTheSessionEndsADrag();
    void deletingTheToolsEndsADrag();
    void aLongClipIsDrawnQuickly();

private:
    void showFrames(int frameCount);
    void setReach(ChangeReach reach);
    [[nodiscard]] QPoint placeOf(Handle which) const { return m_row->handle(which).center().toPoint(); }
    [[nodiscard]] int x(double frame) const { return qRound(m_scale.xOf(frame)); }
    [[nodiscard]] const ChangeSpread &spread() const { return m_tools->choices().spread; }
    void press(Handle which, Qt::KeyboardModifiers modifiers = {});
    void moveBy(int pixels, Qt::KeyboardModifiers modifiers = {});
    void release(Qt::KeyboardModifiers modifiers = {});

    std::unique_ptr<Session> m_session;
    std::unique_ptr<ToolSettings> m_tools;
    std::unique_ptr<QWidget> m_ruler;
    std::unique_ptr<ChangeRow> m_row;
    TimeScale m_scale;
    QPoint m_mouse;
};

void ChangeRowTest::init()
{
    m_row.reset();
    m_session = std::make_unique<Session>();
    m_tools = std::make_unique<ToolSettings>();
    m_tools->change([](ToolChoices &choices) {
        choices.tool = "ik";
        choices.spread.secondsBefore = 0.25;
        choices.spread.secondsAfter = 0.4;
    });
    m_ruler = std::make_unique<QWidget>();
    m_ruler->setFocusPolicy(Qt::StrongFocus);
    m_ruler->show();
    m_row = std::make_unique<ChangeRow>(*m_ruler);
    m_row->resize(rowWidth, 32);
    m_row->setTools(m_tools.get());
    showFrames(401);
    m_session->playhead().setFrame(200);
    m_row->setSession(m_session.get());
}

void ChangeRowTest::showFrames(int frameCount)
{
    Clip clip = standingFigure(frameCount);
    clip.motion.setFrameTimeSeconds(0.01);
    m_session->document().reset(clip);
    m_scale = {};
    m_scale.setFrameCount(frameCount);
    m_scale.setPixels(232.0, 1000.0);
    m_row->follow(m_scale);
}

void ChangeRowTest::setReach(ChangeReach reach)
{
    m_tools->change([=](ToolChoices &choices) { choices.spread.reach = reach; });
}

void ChangeRowTest::press(Handle which, Qt::KeyboardModifiers modifiers)
{
    m_mouse = placeOf(which);
    QTest::mousePress(m_row.get(), Qt::LeftButton, modifiers, m_mouse);
}

void ChangeRowTest::moveBy(int pixels, Qt::KeyboardModifiers modifiers)
{
    m_mouse += QPoint(pixels, 0);
    QMouseEvent move(QEvent::MouseMove, m_mouse, m_row->mapToGlobal(m_mouse), Qt::NoButton, Qt::LeftButton, modifiers);
    QCoreApplication::sendEvent(m_row.get(), &move);
}

void ChangeRowTest::release(Qt::KeyboardModifiers modifiers)
{
    QTest::mouseRelease(m_row.get(), Qt::LeftButton, modifiers, m_mouse);
}

void ChangeRowTest::isShownOnlyWithATool()
{
    QSignalSpy changed(m_row.get(), &ChangeRow::wantedChanged);
    QVERIFY(m_row->isWanted());
    m_tools->change([](ToolChoices &choices) { choices.tool = "select"; });
    QVERIFY(!m_row->isWanted());
    QVERIFY(m_row->window().isEmpty());
    QCOMPARE(changed.count(), 1);
    m_tools->change([](ToolChoices &choices) { choices.tool = "move"; });
    QVERIFY(m_row->isWanted());
    QCOMPARE(changed.count(), 2);
    m_row->setTools(nullptr);
    QVERIFY(!m_row->isWanted());
}

void ChangeRowTest::countsTheFramesThatChange()
{
    // 25 frames before and 40 after, of which the outermost take nothing, plus the frame itself.
    QCOMPARE(m_row->valueText(), QStringLiteral("64 frame(s)"));
    int taking = 0;
    for (int frame = 0; frame < 401; ++frame)
        taking += m_row->window().weight(frame) > 0.0 ? 1 : 0;
    QCOMPARE(taking, 64);
    m_session->playhead().setFrame(0); // there are no frames before this one
    QCOMPARE(m_row->valueText(), QStringLiteral("40 frame(s)"));
    setReach(ChangeReach::ThisFrame);
    QCOMPARE(m_row->valueText(), QStringLiteral("1 frame(s)"));
    setReach(ChangeReach::WholeClip);
    QCOMPARE(m_row->valueText(), QStringLiteral("401 frame(s)"));
    setReach(ChangeReach::Range);
    QCOMPARE(m_row->valueText(), QStringLiteral("no frames"));
    m_session->playhead().setRange(0, 9);
    QCOMPARE(m_row->valueText(), QStringLiteral("10 frame(s)"));
}

void ChangeRowTest::theBellStandsOverItsFrames()
{
    for (const Colours &colours : {Colours::darkTheme(), Colours::lightTheme()}) {
        m_row->setColours(colours);
        const QImage image = m_row->grab().toImage();
        const int low = 12;
        QCOMPARE(image.pixelColor(x(140), low), colours.panel);
        QCOMPARE(image.pixelColor(x(275), low), colours.panel);
        for (const int frame : {190, 210, 220})
            QVERIFY(image.pixelColor(x(frame), low) != colours.panel);
        QCOMPARE(image.pixelColor(x(180), 5), colours.panel); // above the bell
        QVERIFY(image.pixelColor(x(197), 10) != colours.panel);
    }
}

void ChangeRowTest::handlesStandAtTheEndsOfTheFalloff()
{
    QCOMPARE(placeOf(Handle::Before).x(), x(175));
    QCOMPARE(placeOf(Handle::After).x(), x(240));
    QCOMPARE(m_row->handle(Handle::Before).width(), 6.0);
    const QImage image = m_row->grab().toImage();
    for (const Handle which : {Handle::Before, Handle::After})
        QCOMPARE(image.pixelColor(placeOf(which)), Colours::darkTheme().edited);
    // The seconds are written beside the handles, outside of the bell.
    QVERIFY(!inkIn(image, {x(175) - 60, 0, 50, 32}, Colours::darkTheme().panel).isEmpty());
    QVERIFY(!inkIn(image, {x(240) + 10, 0, 50, 32}, Colours::darkTheme().panel).isEmpty());
    for (const ChangeReach reach : {ChangeReach::ThisFrame, ChangeReach::Range, ChangeReach::WholeClip}) {
        setReach(reach);
        QVERIFY(m_row->handle(Handle::Before).isEmpty() && m_row->handle(Handle::After).isEmpty());
    }
}

void ChangeRowTest::draggingAHandleSetsItsSeconds()
{
    press(Handle::Before);
    moveBy(-50);
    moveBy(-50); // by 40 frames
    QVERIFY(qAbs(spread().secondsBefore - 0.65) < 0.006);
    QCOMPARE(spread().secondsAfter, 0.4);
    QVERIFY(qAbs(placeOf(Handle::Before).x() - m_mouse.x()) <= 2);
    moveBy(5000); // beyond the frame of the change
    QCOMPARE(spread().secondsBefore, 0.0);
    release();
    moveBy(-100);
    QCOMPARE(spread().secondsBefore, 0.0);
    press(Handle::After);
    moveBy(25);
    release();
    QVERIFY(qAbs(spread().secondsAfter - 0.5) < 0.006);
    QCOMPARE(m_session->playhead().frame(), 200);
    QCOMPARE(m_session->document().undoStack().count(), 0);
}

void ChangeRowTest::withShiftBothEndsMove()
{
    press(Handle::After, Qt::ShiftModifier);
    moveBy(50, Qt::ShiftModifier);
    QVERIFY(qAbs(spread().secondsAfter - 0.6) < 0.006);
    QCOMPARE(spread().secondsBefore, spread().secondsAfter);
    moveBy(1); // Shift is released
    QCOMPARE(spread().secondsBefore, 0.25);
    release();
    QVERIFY(!m_session->playhead().hasRange());
}

void ChangeRowTest::withCtrlAnEndSnaps()
{
    m_session->playhead().setRange(100, 263);
    press(Handle::After);
    moveBy(53, Qt::ControlModifier); // 4.5 pixels before the end of the range
    QVERIFY(qAbs(spread().secondsAfter - 0.63) < 1e-9);
    moveBy(-3, Qt::ControlModifier);
    QVERIFY(qAbs(spread().secondsAfter - 0.63) < 1e-9);
    moveBy(-15, Qt::ControlModifier); // too far away to snap
    QVERIFY(spread().secondsAfter < 0.56);
    moveBy(108, Qt::ControlModifier); // 2.98 s is near a whole second
    QVERIFY2(qAbs(spread().secondsAfter - 1.0) < 1e-9, qPrintable(QString::number(spread().secondsAfter)));
    moveBy(0);
    QVERIFY(qAbs(spread().secondsAfter - 1.0) > 1e-9);
    release();
}

void ChangeRowTest::escapeTakesADragBack()
{
    press(Handle::Before);
    moveBy(-80);
    QVERIFY(spread().secondsBefore > 0.5);
    QTest::keyClick(m_ruler.get(), Qt::Key_Escape);
    QCOMPARE(spread().secondsBefore, 0.25);
    moveBy(-80);
    QCOMPARE(spread().secondsBefore, 0.25);
    release();
    QCOMPARE(m_session->playhead().frame(), 200);
}

void ChangeRowTest::undoTakesADragBack()
{
    press(Handle::Before);
    moveBy(-80);
    QTest::keyClick(m_ruler.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(spread().secondsBefore, 0.25);
    release();
    press(Handle::Before);
    moveBy(-80);
    QFocusEvent lost(QEvent::FocusOut);
    QCoreApplication::sendEvent(m_ruler.get(), &lost);
    QCOMPARE(spread().secondsBefore, 0.25);
    release();
}

void ChangeRowTest::aDoubleClickMakesBothEqual()
{
    QTest::mouseDClick(m_row.get(), Qt::LeftButton, {}, placeOf(Handle::After));
    QCOMPARE(spread().secondsBefore, 0.4);
    QCOMPARE(spread().secondsAfter, 0.4);
    QCOMPARE(m_session->playhead().frame(), 200);
}

void ChangeRowTest::aPressWithoutAMoveChangesNothing()
{
    m_tools->change([](ToolChoices &choices) { choices.spread.secondsBefore = 0.2537; });
    for (const int beside : {-4, 0, 3}) {
        m_mouse = placeOf(Handle::Before) + QPoint(beside, 0);
        QTest::mousePress(m_row.get(), Qt::LeftButton, {}, m_mouse);
        moveBy(0);
        release();
        QCOMPARE(spread().secondsBefore, 0.2537);
    }
}

void ChangeRowTest::aDragBesideTheHandlesMovesTheFrame()
{
    struct Presses : QObject
    {
        int count = 0;
        bool eventFilter(QObject *, QEvent *event) override
        {
            count += event->type() == QEvent::MouseButtonPress ? 1 : 0;
            return false;
        }
    } presses;
    m_ruler->installEventFilter(&presses);
    for (const int beside : {-6, 6})
        QTest::mouseClick(m_row.get(), Qt::LeftButton, {}, placeOf(Handle::Before) + QPoint(beside, 0));
    QCOMPARE(presses.count, 2);
    QTest::mouseClick(m_row.get(), Qt::LeftButton, {}, placeOf(Handle::Before));
    QCOMPARE(presses.count, 2);
    const auto shapeOver = [this](const QPoint &place) {
        QMouseEvent move(QEvent::MouseMove, place, m_row->mapToGlobal(place), Qt::NoButton, {}, {});
        QCoreApplication::sendEvent(m_row.get(), &move);
        return m_row->cursor().shape();
    };
    QCOMPARE(shapeOver(placeOf(Handle::Before)), Qt::SizeHorCursor);
    QCOMPARE(shapeOver(placeOf(Handle::Before) + QPoint(6, 0)), Qt::ArrowCursor);
}

void ChangeRowTest::handlesOutsideOfTheTrackCanBeDragged()
{
    m_session->playhead().setFrame(10);
    QVERIFY(m_row->handle(Handle::Before).left() >= 232.0);
    press(Handle::Before);
    moveBy(13);
    release();
    QVERIFY(spread().secondsBefore < 0.1);
    // The bell is far outside of the visible frames.
    m_scale.show(300.0, 320.0);
    m_row->follow(m_scale);
    QVERIFY(m_row->handle(Handle::Before).isEmpty() && m_row->handle(Handle::After).isEmpty());
    QCOMPARE(boxOf(m_row->grab().toImage().copy(232, 0, 1014, 32), Colours::darkTheme().edited), QRect());
}

void ChangeRowTest::aRangeIsFilledAndAMissingRangeIsExplained()
{
    setReach(ChangeReach::Range);
    const QRect words(240, 0, 400, 32);
    const QColor panel = Colours::darkTheme().panel;
    QVERIFY(!inkIn(m_row->grab().toImage(), words, panel).isEmpty());
    m_session->playhead().setRange(10, 30);
    QVERIFY(!inkIn(m_row->grab().toImage(), words, panel).isEmpty());
    m_session->playhead().setRange(180, 260);
    const QImage image = m_row->grab().toImage();
    QVERIFY(inkIn(image, {240, 0, x(178) - 240, 32}, panel).isEmpty());
    QVERIFY(image.pixelColor(x(220), 10) != panel);
    QCOMPARE(image.pixelColor(x(263), 12), panel);
}

void ChangeRowTest::survivesClipsWithFewFrames_data()
{
    QTest::addColumn<int>("frames");
    QTest::newRow("none") << 0;
    QTest::newRow("one") << 1;
    QTest::newRow("two") << 2;
}

void ChangeRowTest::survivesClipsWithFewFrames()
{
    QFETCH(int, frames);
    showFrames(frames);
    for (const ChangeReach reach :
         {ChangeReach::Falloff, ChangeReach::ThisFrame, ChangeReach::Range, ChangeReach::WholeClip}) {
        setReach(reach);
        QVERIFY(!m_row->grab().isNull());
        for (int place = 232; place < 1240; place += 50)
            QTest::mouseClick(m_row.get(), Qt::LeftButton, {}, {place, 16});
    }
    setReach(ChangeReach::Falloff);
    if (frames == 0)
        return;
    press(Handle::After);
    moveBy(-100);
    release();
    QVERIFY(spread().secondsAfter <= 0.4);
}

void ChangeRowTest::closingTheSessionEndsADrag()
{
    press(Handle::Before);
    moveBy(-80);
    m_session.reset();
    QCOMPARE(spread().secondsBefore, 0.25);
    moveBy(-80);
    release();
    QCOMPARE(spread().secondsBefore, 0.25);
    QVERIFY(!m_row->grab().isNull());
}

void ChangeRowTest::deletingTheToolsEndsADrag()
{
    press(Handle::Before);
    moveBy(-80);
    m_tools.reset();
    moveBy(-80);
    release();
    QVERIFY(!m_row->isWanted());
}

void ChangeRowTest::aLongClipIsDrawnQuickly()
{
    const auto draw = [this](int frames) {
        showFrames(frames);
        setReach(ChangeReach::WholeClip);
        m_session->playhead().setFrame(frames / 2);
        m_row->grab();
        return leastWorkTime([this] {
            m_session->playhead().setFrame(m_session->playhead().frame() + 1);
            m_row->grab();
        });
    };
    const double few = draw(2000);
    QVERIFY(hardlyGrows(few, draw(200000)));
}

QTEST_MAIN(ChangeRowTest)

} // namespace tst_changerow

#include "tst_changerow.moc"
