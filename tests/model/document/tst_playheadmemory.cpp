#include "document/playhead.h"
#include "document/playheadmemory.h"
#include "testclips.h"

#include <QTest>

#include <utility>

namespace tst_playheadmemory {

using namespace limber;

class PlayheadMemoryTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void undoingATrimGivesTheRangeBack();
    void undoingATrimReturnsToItsFrame();
    void redoReturnsToThePlaceAfterTheTrim();
    void manyStepsAreUndoneAtOnce();
    void aStepInThePlaceOfATrimTakesNoRange();
    void editsInPlaceLeaveThePlayheadAlone();
    void anotherFileHasNoRange();

private:
    void trim(int first, int last);
    [[nodiscard]] std::pair<int, int> range() const;
    [[nodiscard]] QUndoStack &steps() { return m_document.undoStack(); }

    Document m_document;
    Playhead m_playhead{m_document};
    PlayheadMemory m_memory{m_document, m_playhead};
};

void PlayheadMemoryTest::init()
{
    test::open(m_document, test::legText(20));
    m_playhead.clearRange();
    m_playhead.setFrame(0);
}

// As the operation does it.
void PlayheadMemoryTest::trim(int first, int last)
{
    Clip clip = m_document.clip();
    clip.motion.removeFrames(last + 1, clip.motion.frameCount() - last - 1);
    clip.motion.removeFrames(0, first);
    m_document.replaceClip(std::move(clip), {}, QStringLiteral("Trim"), FrameMap{first, 1});
}

std::pair<int, int> PlayheadMemoryTest::range() const
{
    return m_playhead.hasRange() ? std::pair{m_playhead.firstFrame(), m_playhead.lastFrame()} : std::pair{-1, -1};
}

void PlayheadMemoryTest::undoingATrimGivesTheRangeBack()
{
    m_playhead.setRange(5, 12);
    trim(5, 12);
    QCOMPARE(range(), std::pair(-1, -1));
    m_playhead.setRange(1, 3); // means other frames
    steps().undo();
    QCOMPARE(range(), std::pair(5, 12));
    steps().redo();
    QCOMPARE(range(), std::pair(1, 3));
    steps().undo();
    QCOMPARE(range(), std::pair(5, 12));
}

void PlayheadMemoryTest::undoingATrimReturnsToItsFrame()
{
    m_playhead.setRange(5, 12);
    m_playhead.setFrame(11);
    trim(5, 12);
    QCOMPARE(m_playhead.frame(), 7); // the last one
    steps().undo();
    QCOMPARE(m_playhead.frame(), 11);
}

void PlayheadMemoryTest::redoReturnsToThePlaceAfterTheTrim()
{
    m_playhead.setRange(5, 12);
    trim(5, 12);
    m_playhead.setFrame(3);
    steps().undo();
    m_playhead.clearRange();
    m_playhead.setFrame(19);
    steps().redo();
    QCOMPARE(m_playhead.frame(), 3);
    QCOMPARE(range(), std::pair(-1, -1));
    steps().undo();
    QCOMPARE(m_playhead.frame(), 19);
    QCOMPARE(range(), std::pair(-1, -1));
}

void PlayheadMemoryTest::manyStepsAreUndoneAtOnce()
{
    m_playhead.setRange(2, 17);
    m_playhead.setFrame(15);
    trim(2, 17);
    m_playhead.setRange(4, 9);
    trim(4, 9);
    steps().setIndex(0);
    QCOMPARE(range(), std::pair(2, 17));
    QCOMPARE(m_playhead.frame(), 15);
    steps().setIndex(1);
    QCOMPARE(range(), std::pair(4, 9));
    steps().setIndex(2);
    QCOMPARE(range(), std::pair(-1, -1));
    QCOMPARE(m_playhead.lastFrame(), 5);
}

void PlayheadMemoryTest::aStepInThePlaceOfATrimTakesNoRange()
{
    m_playhead.setRange(5, 12);
    trim(5, 12);
    steps().undo();
    m_playhead.setFrame(8);
    m_document.setFrameTime(0.5);
    QCOMPARE(range(), std::pair(5, 12));
    m_playhead.setFrame(9);
    steps().undo();
    steps().redo();
    QCOMPARE(range(), std::pair(5, 12));
    QCOMPARE(m_playhead.frame(), 9);
}

void PlayheadMemoryTest::editsInPlaceLeaveThePlayheadAlone()
{
    m_playhead.setRange(5, 12);
    m_playhead.setFrame(6);
    Clip clip = m_document.clip();
    clip.motion.setValue(0, 0, 123.0);
    m_document.replaceClip(std::move(clip), QStringLiteral("Smooth"));
    m_playhead.setRange(1, 2);
    m_playhead.setFrame(1);
    steps().undo();
    QCOMPARE(range(), std::pair(1, 2));
    QCOMPARE(m_playhead.frame(), 1);
}

void PlayheadMemoryTest::anotherFileHasNoRange()
{
    m_playhead.setRange(5, 12);
    trim(5, 12);
    test::open(m_document, test::legText(20));
    QCOMPARE(range(), std::pair(-1, -1));
    m_document.setFrameTime(0.5);
    steps().undo();
    QCOMPARE(range(), std::pair(-1, -1));
    QVERIFY(m_playhead.frame() < 20);
}

QTEST_GUILESS_MAIN(PlayheadMemoryTest)

} // namespace tst_playheadmemory

#include "tst_playheadmemory.moc"
