#include "figures.h"
#include "pictures.h"
#include "session/posing/toolsettings.h"
#include "session/session.h"
#include "timeline/contactstrip.h"
#include "timeline/rows/timelinerow.h"
#include "timeline/rows/timelinerows.h"
#include "timeline/rows/visibilitybutton.h"
#include "timeline/timelineoverview.h"
#include "timeline/timelineruler.h"
#include "timeline/timelinetracks.h"

#include <QAction>
#include <QComboBox>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <memory>

namespace tst_timelinetracks {

using namespace limber;
using namespace limber::test;

// Ruler, rows and gutter of the timeline, operated with the mouse.
class TimelineTracksTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theGutterIsOpenWhereThereIsSpace();
    void framesStandAtTheSameXEverywhere();
    void anEyeHidesItsRowAndTheMenuShowsItAgain();
    void hiddenRowsCanBeRestored();
    void rowsOfASecondClipGoWithItsDocument();
    void theChangeOfAToolMovesNoRow();
    void theUnitIsSelectedBesideTheRuler();
    void draggingInARowScrubs();
    void draggingInARowWithShiftSelectsARange();
    void theGutterTakesNoPresses();
    void theWheelDoesWhatItDoesOverTheRuler();
    void rowsScrollWhereThereIsLittleHeight();
    void closingTheSessionEndsADrag();
    void contactsComeIntoView();

private:
    [[nodiscard]] TimelineRow *row(const char *key) const
    {
        return m_tracks->findChild<TimelineRow *>(QStringLiteral("timelineRow.") + QLatin1StringView(key));
    }
    [[nodiscard]] QPoint at(double frame, int y = 10) const
    {
        return {qRound(m_tracks->ruler().timeScale().xOf(frame)), y};
    }
    void resize(int width, int height);

    std::unique_ptr<Session> m_session;
    std::unique_ptr<TimelineTracks> m_tracks;
};

void TimelineTracksTest::init()
{
    m_tracks.reset();
    m_session = std::make_unique<Session>();
    m_session->document().reset(standingFigure(101));
    m_tracks = std::make_unique<TimelineTracks>(Colours::darkTheme());
    m_tracks->setSession(m_session.get());
    resize(1246, 160);
    m_tracks->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_tracks.get()));
}

void TimelineTracksTest::resize(int width, int height)
{
    m_tracks->resize(width, height);
    QCoreApplication::processEvents();
}

void TimelineTracksTest::theGutterIsOpenWhereThereIsSpace()
{
    QCOMPARE(m_tracks->ruler().timeScale().left(), static_cast<double>(TimelineRow::openGutter));
    QVERIFY(row("speed")->findChild<VisibilityButton *>()->isVisible());
    resize(900, 160);
    QCOMPARE(m_tracks->ruler().timeScale().left(), RulerLayout::leastLeft);
    QVERIFY(!row("speed")->findChild<VisibilityButton *>()->isVisible());
    resize(1246, 160);
    QCOMPARE(m_tracks->ruler().timeScale().left(), static_cast<double>(TimelineRow::openGutter));
    for (QAction *action : m_tracks->rows().rowActions())
        action->setChecked(false);
    QCOMPARE(m_tracks->ruler().timeScale().left(), RulerLayout::leastLeft);
}

void TimelineTracksTest::rowsOfASecondClipGoWithItsDocument()
{
    auto clip = std::make_shared<Clip>(m_session->document().clip());
    m_session->secondClip().show({QStringLiteral("other.bvh"), clip, {}, Axis::Y});
    QVERIFY(row("difference")->isVisibleTo(m_tracks.get()) && row("secondClip")->isVisibleTo(m_tracks.get()));
    Session alone;
    alone.document().reset(standingFigure(9));
    m_tracks->setSession(&alone);
    QVERIFY(!row("difference")->isVisibleTo(m_tracks.get()) && !row("secondClip")->isVisibleTo(m_tracks.get()));
    m_tracks->setSession(m_session.get());
    QVERIFY(row("difference")->isVisibleTo(m_tracks.get()) && row("secondClip")->isVisibleTo(m_tracks.get()));
    m_tracks->setSession(nullptr);
    QVERIFY(!row("difference")->isVisibleTo(m_tracks.get()));
}

// Nothing jumps by a tool: the row of the change stands where the markers were, unless it is hidden.
void TimelineTracksTest::theChangeOfAToolMovesNoRow()
{
    ToolSettings tools;
    m_tracks->setTools(&tools);
    QVERIFY(row("markers")->isVisible() && !row("change")->isVisible());
    const QRect markers = row("markers")->geometry();
    const QRect speed = row("speed")->geometry();
    const auto choose = [&tools](ToolName kind) {
        tools.change([kind](ToolChoices &choices) { choices.tool = kind; });
        QCoreApplication::processEvents();
    };
    choose("ik");
    QVERIFY(!row("markers")->isVisible());
    QCOMPARE(row("change")->geometry(), markers);
    QCOMPARE(row("speed")->geometry(), speed);
    row("change")->findChild<VisibilityButton *>()->click();
    QCoreApplication::processEvents();
    QCOMPARE(row("markers")->geometry(), markers);
    QVERIFY(!row("change")->isVisible());
    choose("select");
    QCOMPARE(row("markers")->geometry(), markers);
}

void TimelineTracksTest::framesStandAtTheSameXEverywhere()
{
    Colours colours = Colours::darkTheme();
    colours.accent = QColor(255, 0, 255);
    m_tracks->setColours(colours);
    for (const int frame : {0, 33, 100}) {
        m_session->playhead().setFrame(frame);
        const QImage image = m_tracks->grab().toImage();
        const int x = at(frame).x();
        const QPoint inRow = row("speed")->mapTo(m_tracks.get(), QPoint(0, row("speed")->height() - 3));
        for (const int y : {29, inRow.y()}) {
            const bool isThere =
                image.pixelColor(x, y) == colours.accent || image.pixelColor(x - 1, y) == colours.accent;
            QVERIFY2(isThere, qPrintable(QStringLiteral("frame %1, y %2").arg(frame).arg(y)));
        }
    }
}

void TimelineTracksTest::anEyeHidesItsRowAndTheMenuShowsItAgain()
{
    QSignalSpy changed(&m_tracks->rows(), &TimelineRows::hiddenRowsChanged);
    QTest::mouseClick(row("speed")->findChild<VisibilityButton *>(), Qt::LeftButton);
    QVERIFY(!row("speed")->isVisible());
    QCOMPARE(m_tracks->rows().hiddenRows(), QStringList{QStringLiteral("speed")});
    QCOMPARE(changed.count(), 1);
    for (QAction *action : m_tracks->rows().rowActions()) {
        if (!action->isChecked())
            action->trigger();
    }
    QVERIFY(row("speed")->isVisible());
    QVERIFY(m_tracks->rows().hiddenRows().isEmpty());
}

void TimelineTracksTest::hiddenRowsCanBeRestored()
{
    m_tracks->rows().setHiddenRows({QStringLiteral("speed"), QStringLiteral("<b>no such row")});
    QVERIFY(!row("speed")->isVisible());
    QCOMPARE(m_tracks->rows().hiddenRows(), QStringList{QStringLiteral("speed")});
    m_tracks->rows().setHiddenRows({});
    QVERIFY(row("speed")->isVisible());
}

void TimelineTracksTest::theUnitIsSelectedBesideTheRuler()
{
    auto *field = m_tracks->findChild<QComboBox *>();
    QVERIFY(field->isVisible());
    QVERIFY(field->geometry().right() < TimelineRow::openGutter &&
            field->geometry().bottom() < m_tracks->ruler().height());
    QVERIFY(!field->accessibleName().isEmpty());
    const QImage frames = m_tracks->ruler().grab().toImage();
    QTest::keyClick(field, Qt::Key_Down);
    QVERIFY(m_tracks->ruler().unit() == TimeUnit::Seconds);
    QVERIFY(m_tracks->ruler().grab().toImage() != frames);
    m_tracks->ruler().setUnit(TimeUnit::Timecode);
    QCOMPARE(field->currentIndex(), 2);
    resize(900, 160);
    QVERIFY(!field->isVisible());
}

void TimelineTracksTest::draggingInARowScrubs()
{
    QSignalSpy scrubbed(&m_tracks->ruler(), &TimelineRuler::scrubbed);
    QTest::mousePress(row("speed"), Qt::LeftButton, {}, at(30));
    QCOMPARE(m_session->playhead().frame(), 30);
    QTest::mouseMove(row("speed"), at(72, 400));
    QCOMPARE(m_session->playhead().frame(), 72);
    QTest::mouseRelease(row("speed"), Qt::LeftButton, {}, at(72));
    QTest::mouseMove(row("speed"), at(10));
    QCOMPARE(m_session->playhead().frame(), 72);
    QVERIFY(scrubbed.count() >= 2);
}

void TimelineTracksTest::draggingInARowWithShiftSelectsARange()
{
    m_session->playhead().setRange(20, 60); // the ends of the range cannot be dragged here
    QTest::mousePress(row("speed"), Qt::LeftButton, Qt::ShiftModifier, at(60));
    QTest::mouseMove(row("speed"), at(40));
    QTest::mouseRelease(row("speed"), Qt::LeftButton, Qt::ShiftModifier, at(40));
    QCOMPARE(m_session->playhead().firstFrame(), 40);
    QCOMPARE(m_session->playhead().lastFrame(), 60);
}

void TimelineTracksTest::theGutterTakesNoPresses()
{
    m_session->playhead().setFrame(50);
    QTest::mousePress(row("speed"), Qt::LeftButton, {}, QPoint(40, 10));
    QTest::mouseMove(row("speed"), at(72));
    QTest::mouseRelease(row("speed"), Qt::LeftButton, {}, at(72));
    QCOMPARE(m_session->playhead().frame(), 50);
}

void TimelineTracksTest::theWheelDoesWhatItDoesOverTheRuler()
{
    const auto turn = [this](const QPointF &where, int angle, Qt::KeyboardModifiers modifiers) {
        QWheelEvent wheel(where, row("speed")->mapToGlobal(where), {}, {0, angle}, Qt::NoButton, modifiers,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(row("speed"), &wheel);
    };
    turn(at(50), -240, {});
    QCOMPARE(m_session->playhead().frame(), 2);
    const double under = m_tracks->ruler().timeScale().frameAt(at(50).x());
    QVERIFY(!m_tracks->overview().isVisible());
    turn(at(50), 240, Qt::ControlModifier);
    QVERIFY(m_tracks->overview().isVisible());
    QVERIFY(!m_tracks->ruler().timeScale().showsAll());
    QVERIFY(qAbs(m_tracks->ruler().timeScale().frameAt(at(under).x()) - under) < 0.2);
    turn(QPointF(40, 10), -120, {}); // in the gutter
    QCOMPARE(m_session->playhead().frame(), 2);
    m_tracks->ruler().showAllFrames();
    QVERIFY(!m_tracks->overview().isVisible());
}

void TimelineTracksTest::rowsScrollWhereThereIsLittleHeight()
{
    resize(1246, 62);
    QCOMPARE(m_tracks->ruler().height(), m_tracks->ruler().sizeHint().height());
    QVERIFY(m_tracks->rows().verticalScrollBar()->maximum() > 0);
    // The scroll bar does not cover frames.
    const double right = m_tracks->ruler().timeScale().xOf(100);
    QVERIFY(right <= m_tracks->width() - m_tracks->rows().verticalScrollBar()->width());
    QVERIFY(m_tracks->minimumSizeHint().height() <= 60);
}

void TimelineTracksTest::closingTheSessionEndsADrag()
{
    QTest::mousePress(row("speed"), Qt::LeftButton, {}, at(30));
    m_session.reset();
    QTest::mouseMove(row("speed"), at(72));
    QTest::mouseRelease(row("speed"), Qt::LeftButton, {}, at(72));
    m_tracks->setSession(nullptr);
    QVERIFY(!m_tracks->grab().isNull());
}

void TimelineTracksTest::contactsComeIntoView()
{
    auto *strip = m_tracks->findChild<ContactStrip *>();
    const QWidget *viewport = m_tracks->rows().viewport();
    const auto isInView = [&] {
        return viewport->rect().contains(QRect(strip->mapTo(viewport, QPoint()), strip->size()));
    };
    resize(1246, 95);
    strip->show();
    QTRY_VERIFY(isInView());
    QTRY_VERIFY(m_session->footContacts().isDone());
    strip->setFixedHeight(40); // as for two feet
    QTRY_VERIFY(isInView());
    QVERIFY(row("speed")->visibleRegion().boundingRect().height() == row("speed")->height() ||
            row("speed")->visibleRegion().isEmpty());
    // Whoever scrolls away sees other rows.
    m_tracks->rows().verticalScrollBar()->triggerAction(QAbstractSlider::SliderToMinimum);
    resize(1246, 94);
    QVERIFY(!isInView());
}

QTEST_MAIN(TimelineTracksTest)

} // namespace tst_timelinetracks

#include "tst_timelinetracks.moc"
