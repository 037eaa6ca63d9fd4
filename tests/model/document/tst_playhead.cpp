#include "document/playhead.h"
#include "testclips.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

namespace tst_playhead {

using namespace limber;

class PlayheadTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::open(m_document, test::legText(10)); }
    void staysInsideTheClip();
    void followsRemovedFrames();
    void keepsARange();
    void aRangeIsReportedWhenItChanges();
    void aRangeOfTheWholeClipIsNone();
    void panelsFollowEveryFrameWhileNotPlaying();
    void panelsFollowAtIntervalsWhilePlaying();

private:
    Document m_document;
    Playhead m_playhead{m_document};
};

void PlayheadTest::staysInsideTheClip()
{
    m_playhead.setFrame(99);
    QCOMPARE(m_playhead.frame(), 9);
    m_playhead.setFrame(-3);
    QCOMPARE(m_playhead.frame(), 0);
}

void PlayheadTest::followsRemovedFrames()
{
    m_playhead.setFrame(9);
    QSignalSpy moved(&m_playhead, &Playhead::frameChanged);
    m_document.removeFrames(5, 5);
    QCOMPARE(m_playhead.frame(), 4);
    QCOMPARE(moved.count(), 1);
    m_document.removeFrames(0, 5);
    QCOMPARE(m_playhead.frame(), 0);
    QCOMPARE(m_playhead.lastFrame(), 0);
}

void PlayheadTest::keepsARange()
{
    QVERIFY(!m_playhead.hasRange());
    m_playhead.setRange(2, 5);
    QCOMPARE(m_playhead.firstFrame(), 2);
    QCOMPARE(m_playhead.lastFrame(), 5);
    m_document.removeFrames(4, 6);
    QCOMPARE(m_playhead.lastFrame(), 3);
    m_playhead.setRange(0, 99); // the whole clip is not a range
    QVERIFY(!m_playhead.hasRange());
    m_playhead.setRange(3, 1);
    QCOMPARE(m_playhead.firstFrame(), 3);
    QCOMPARE(m_playhead.lastFrame(), 3);
}

void PlayheadTest::aRangeIsReportedWhenItChanges()
{
    QSignalSpy told(&m_playhead, &Playhead::rangeChanged);
    m_playhead.setRange(2, 5);
    m_playhead.setRange(2, 5); // the same range
    QCOMPARE(told.count(), 1);
    m_playhead.setRange(3, 5);
    QCOMPARE(m_playhead.firstFrame(), 3);
    m_playhead.setRange(3, 7);
    QCOMPARE(m_playhead.lastFrame(), 7);
    QCOMPARE(told.count(), 3);
    m_playhead.clearRange();
    m_playhead.clearRange();
    QCOMPARE(told.count(), 4);
}

void PlayheadTest::aRangeOfTheWholeClipIsNone()
{
    m_playhead.clearRange();
    QSignalSpy told(&m_playhead, &Playhead::rangeChanged);
    m_playhead.setRange(0, 9);
    m_playhead.setRange(-3, 99);
    m_playhead.clearRange();
    QVERIFY(!m_playhead.hasRange());
    QCOMPARE(told.count(), 0);
    m_playhead.setRange(0, 8);
    QVERIFY(m_playhead.hasRange());
    m_playhead.setRange(1, 9);
    QVERIFY(m_playhead.hasRange());
    m_playhead.setRange(1, 9);
    QCOMPARE(told.count(), 2);
    m_playhead.setRange(6, 2); // a single frame
    QCOMPARE(m_playhead.firstFrame(), 6);
    QCOMPARE(m_playhead.lastFrame(), 6);
    m_playhead.setRange(99, 99);
    QCOMPARE(m_playhead.firstFrame(), 9);
    m_playhead.clearRange();
    QCOMPARE(m_playhead.firstFrame(), 0);
    QCOMPARE(m_playhead.lastFrame(), 9);
    QCOMPARE(told.count(), 5);
}

void PlayheadTest::panelsFollowEveryFrameWhileNotPlaying()
{
    QSignalSpy panels(&m_playhead, &Playhead::panelFrameChanged);
    for (int frame = 1; frame < 8; ++frame)
        m_playhead.setFrame(frame);
    QCOMPARE(panels.count(), 7);
    m_document.removeFrames(2, 8);
    QCOMPARE(panels.count(), 8);
    QCOMPARE(panels.last().first().toInt(), 1);
}

void PlayheadTest::panelsFollowAtIntervalsWhilePlaying()
{
    QSignalSpy pictures(&m_playhead, &Playhead::frameChanged);
    QSignalSpy panels(&m_playhead, &Playhead::panelFrameChanged);
    m_playhead.setPlaying(true);
    QElapsedTimer timer;
    timer.start();
    int frames = 0;
    while (panels.count() < 5)
        m_playhead.setFrame(1 + ++frames % 8);
    QCOMPARE(pictures.count(), frames);
    QVERIFY2(timer.elapsed() >= 300, qPrintable(QString::number(timer.elapsed()))); // a busy machine may take longer
    // The frame at which playing stops is reported, exactly once.
    m_playhead.setFrame(9);
    const auto before = panels.count();
    m_playhead.setPlaying(false);
    m_playhead.setPlaying(false);
    QVERIFY(panels.count() - before <= 1);
    QCOMPARE(panels.last().first().toInt(), 9);
}

QTEST_GUILESS_MAIN(PlayheadTest)

} // namespace tst_playhead

#include "tst_playhead.moc"
