#include "document/playhead.h"
#include "testclips.h"

#include <QSignalSpy>
#include <QTest>

using namespace limber;

class PlayheadTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::open(m_document, test::legText(10)); }
    void staysInsideTheClip();
    void followsFramesThatGo();
    void keepsARange();
    void aRangeIsToldWhenItChanges();

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

void PlayheadTest::followsFramesThatGo()
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
    m_playhead.setRange(0, 99); // the whole clip is no range
    QVERIFY(!m_playhead.hasRange());
    m_playhead.setRange(3, 1);
    QCOMPARE(m_playhead.firstFrame(), 3);
    QCOMPARE(m_playhead.lastFrame(), 3);
}

void PlayheadTest::aRangeIsToldWhenItChanges()
{
    QSignalSpy told(&m_playhead, &Playhead::rangeChanged);
    m_playhead.setRange(2, 5);
    m_playhead.setRange(2, 5); // the same
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

QTEST_GUILESS_MAIN(PlayheadTest)
#include "tst_playhead.moc"
