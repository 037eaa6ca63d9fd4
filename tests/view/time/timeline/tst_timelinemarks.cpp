#include "figures.h"
#include "session/session.h"
#include "timeline/timelinemarks.h"

#include <QAction>
#include <QSignalSpy>
#include <QTest>

#include <memory>

namespace tst_timelinemarks {

using namespace limber;
using namespace limber::test;

// A figure whose left leg jumps at the frames 30 and 60, and its chest at 80.
class TimelineMarksTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void goesForwardAndWrapsAtTheEnd();
    void goesBackAndWrapsAtTheBeginning();
    void selectsTheJointThatJumps();
    void markersAreMarksToo();
    void withoutJumpsThereIsNothingToVisit();
    void searchesAgainAfterAnEdit();
    void aLoadingClipIsNotSearched();
    void forgetsTheJumpsOfAnotherSession();
    void survivesTheEndOfItsSession();

private:
    void turn(int column, int firstFrame, int lastFrame);
    [[nodiscard]] int visit(bool next, int from);
    [[nodiscard]] QAction *action(const char *name) const
    {
        for (QAction *action : m_marks->actions()) {
            if (action->objectName() == QLatin1String(name))
                return action;
        }
        return nullptr;
    }
    [[nodiscard]] bool isEnabled() const
    {
        return action("motion.nextMark")->isEnabled() && action("motion.previousMark")->isEnabled();
    }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<TimelineMarks> m_marks;
};

void TimelineMarksTest::init()
{
    m_session = std::make_unique<Session>();
    m_session->document().reset(standingFigure(101));
    turn(leftLegZRotation, 30, 59);
    turn(m_session->document().skeleton().joint(chest).firstColumn, 80, 100);
    m_marks = std::make_unique<TimelineMarks>(nullptr);
    QVERIFY(!isEnabled());
    m_marks->setSession(m_session.get());
    QTRY_VERIFY(isEnabled());
}

void TimelineMarksTest::turn(int column, int firstFrame, int lastFrame)
{
    const int count = lastFrame - firstFrame + 1;
    m_session->document().setValues({firstFrame, count, {column}},
                                    std::vector<double>(static_cast<std::size_t>(count), 90.0), QStringLiteral("turn"));
}

// The frame to which the action goes.
int TimelineMarksTest::visit(bool next, int from)
{
    m_session->playhead().setFrame(from);
    action(next ? "motion.nextMark" : "motion.previousMark")->trigger();
    return m_session->playhead().frame();
}

void TimelineMarksTest::goesForwardAndWrapsAtTheEnd()
{
    QCOMPARE(visit(true, 0), 30);
    QCOMPARE(visit(true, 29), 30);
    QCOMPARE(visit(true, 30), 60);
    QCOMPARE(visit(true, 79), 80);
    QCOMPARE(visit(true, 80), 30);
    QCOMPARE(visit(true, 100), 30);
}

void TimelineMarksTest::goesBackAndWrapsAtTheBeginning()
{
    QCOMPARE(visit(false, 100), 80);
    QCOMPARE(visit(false, 81), 80);
    QCOMPARE(visit(false, 80), 60);
    QCOMPARE(visit(false, 31), 30);
    QCOMPARE(visit(false, 30), 80);
    QCOMPARE(visit(false, 0), 80);
}

void TimelineMarksTest::markersAreMarksToo()
{
    m_session->document().setMarkers({{10, "a"}, {30, "at a jump"}, {70, "b"}}, QStringLiteral("x"));
    QCOMPARE(visit(true, 0), 10);
    QCOMPARE(visit(true, 10), 30);
    QCOMPARE(visit(true, 30), 60);
    QCOMPARE(visit(true, 60), 70);
    QCOMPARE(visit(true, 80), 10);
    QCOMPARE(visit(false, 80), 70);
    QCOMPARE(visit(false, 10), 80);
    m_session->clearSelection();
    QCOMPARE(visit(true, 0), 10);
    QVERIFY(m_session->selectedNodes().empty());

    // Markers alone are enough.
    Session still;
    still.document().reset(standingFigure(20));
    m_marks->setSession(&still);
    QTRY_VERIFY(m_marks->isDone());
    QVERIFY(!isEnabled());
    still.document().setMarkers({{5, "a"}}, QStringLiteral("x"));
    QVERIFY(isEnabled());
    action("motion.nextMark")->trigger();
    QCOMPARE(still.playhead().frame(), 5);
    still.document().undoStack().undo();
    QVERIFY(!isEnabled());
    m_marks->setSession(nullptr);
}

void TimelineMarksTest::selectsTheJointThatJumps()
{
    QCOMPARE(visit(true, 0), 30);
    QCOMPARE(m_session->selectedNodes(), std::vector{NodeId::joint(leftLeg)});
    QCOMPARE(visit(false, 0), 80);
    QCOMPARE(m_session->selectedNodes(), std::vector{NodeId::joint(chest)});
}

void TimelineMarksTest::withoutJumpsThereIsNothingToVisit()
{
    Session still;
    still.document().reset(standingFigure(101));
    QSignalSpy changed(m_marks.get(), &TimelineMarks::changed);
    m_marks->setSession(&still);
    QTRY_COMPARE(changed.count(), 2); // reported at once, and again after the search
    QVERIFY(!isEnabled());
    m_marks->setSession(nullptr);
    QVERIFY(!isEnabled());
}

void TimelineMarksTest::searchesAgainAfterAnEdit()
{
    while (m_session->document().undoStack().canUndo())
        m_session->document().undoStack().undo();
    QTRY_VERIFY(!isEnabled());
    turn(leftLegZRotation, 50, 100);
    QTRY_VERIFY(isEnabled());
    QCOMPARE(visit(true, 0), 50);
}

void TimelineMarksTest::aLoadingClipIsNotSearched()
{
    Session loading;
    loading.document().beginLoading(m_session->document().clip());
    QSignalSpy changed(m_marks.get(), &TimelineMarks::changed);
    m_marks->setSession(&loading);
    QTest::qWait(600);
    QCOMPARE(changed.count(), 1);
    loading.document().endLoading(m_session->document().clip(), {});
    QTRY_VERIFY(isEnabled());
}

void TimelineMarksTest::forgetsTheJumpsOfAnotherSession()
{
    Session still;
    still.document().reset(standingFigure(101));
    m_marks->setSession(&still);
    QVERIFY(!isEnabled());
    turn(leftLegZRotation, 10, 20); // an edit of the session that is no longer shown
    QTest::qWait(600);
    QVERIFY(!isEnabled());
}

void TimelineMarksTest::survivesTheEndOfItsSession()
{
    m_session.reset();
    action("motion.nextMark")->trigger();
    action("motion.previousMark")->trigger();
    QTest::qWait(600); // neither does it search for new jumps
}

QTEST_MAIN(TimelineMarksTest)

} // namespace tst_timelinemarks

#include "tst_timelinemarks.moc"
