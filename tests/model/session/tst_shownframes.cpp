#include "session/session.h"
#include "testclips.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_shownframes {

using namespace limber;

// The frames that the timeline shows and plays, of a document of ten frames and of previews beside it.
class ShownFramesTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void areThoseOfTheDocument();
    void aPreviewOfTheSameFramesChangesNothing();
    void aLongerPreviewGoesOnBehindTheDocument();
    void aShorterPreviewEndsBeforeTheDocument();
    void anotherFrameTimeKeepsTheTime();
    void framesThatOnlyLastLongerKeepTheirNumbers();
    void thePlayheadIsFollowedByTime();
    void anotherPreviewKeepsTheTime();
    void theEndOfThePreviewIsReportedOnce();
    void anotherDocumentEndsThem();

private:
    // Shows a preview with so many frames, which last as long as those of the document unless another time is given.
    void showPreview(int frames, double frameTime = 0.0)
    {
        Document other;
        test::open(other, test::legText(frames));
        Clip clip = other.clip();
        if (frameTime > 0.0)
            clip.motion.setFrameTimeSeconds(frameTime);
        m_session->preview().show(clip, {}, Axis::Y);
    }
    [[nodiscard]] ShownFrames &shown() { return m_session->shownFrames(); }
    [[nodiscard]] Playhead &playhead() { return m_session->playhead(); }

    std::unique_ptr<Session> m_session;
};

void ShownFramesTest::init()
{
    m_session = std::make_unique<Session>();
    test::open(m_session->document(), test::legText(10));
}

void ShownFramesTest::areThoseOfTheDocument()
{
    QSignalSpy moved(&shown(), &ShownFrames::frameChanged);
    QVERIFY(!shown().areOfPreview());
    QCOMPARE(shown().frameCount(), 10);
    playhead().setRange(2, 5);
    QCOMPARE(shown().firstFrame(), 2);
    QCOMPARE(shown().lastFrame(), 5);
    shown().setFrame(7);
    QCOMPARE(playhead().frame(), 7);
    QCOMPARE(shown().documentPlace(), 7.0);
    QCOMPARE(moved.count(), 1);
}

void ShownFramesTest::aPreviewOfTheSameFramesChangesNothing()
{
    QSignalSpy changed(&shown(), &ShownFrames::changed);
    showPreview(10);
    QVERIFY(!shown().areOfPreview());
    shown().setFrame(4);
    QCOMPARE(playhead().frame(), 4);
    QCOMPARE(shown().frameOfPreview(), 4);
    QCOMPARE(changed.count(), 0);
}

void ShownFramesTest::aLongerPreviewGoesOnBehindTheDocument()
{
    playhead().setRange(2, 5);
    playhead().setFrame(3);
    showPreview(25);
    QVERIFY(shown().areOfPreview());
    QCOMPARE(shown().frame(), 3);
    QCOMPARE(shown().firstFrame(), 0); // the range is one of the document
    QCOMPARE(shown().lastFrame(), 24);
    QSignalSpy moved(&shown(), &ShownFrames::frameChanged);
    shown().setFrame(20);
    QCOMPARE(shown().frame(), 20);
    QCOMPARE(shown().frameOfPreview(), 20);
    QCOMPARE(shown().documentPlace(), 20.0);
    QCOMPARE(playhead().frame(), 9);
    QCOMPARE(moved.count(), 1);
    shown().setFrame(99);
    QCOMPARE(shown().frame(), 24);
    m_session->preview().clear();
    QCOMPARE(shown().frame(), 9);
    QCOMPARE(shown().lastFrame(), 5);
}

void ShownFramesTest::aShorterPreviewEndsBeforeTheDocument()
{
    playhead().setFrame(8);
    showPreview(5);
    QCOMPARE(shown().frame(), 4);
    QCOMPARE(shown().frameCount(), 5);
    QCOMPARE(playhead().frame(), 8); // cancelling comes back to it
    m_session->preview().clear();
    QCOMPARE(shown().frame(), 8);
}

void ShownFramesTest::anotherFrameTimeKeepsTheTime()
{
    const double own = m_session->document().motion().playingFrameTimeSeconds();
    playhead().setFrame(4);
    showPreview(40, own / 4.0);
    QCOMPARE(shown().frame(), 16);
    QCOMPARE(shown().perDocumentFrame(), 4.0);
    shown().setFrame(18);
    QCOMPARE(shown().documentPlace(), 4.5);
    shown().setFrame(29);
    QCOMPARE(playhead().frame(), 7);
}

void ShownFramesTest::framesThatOnlyLastLongerKeepTheirNumbers()
{
    const double own = m_session->document().motion().playingFrameTimeSeconds();
    playhead().setRange(2, 8);
    playhead().setFrame(6);
    QSignalSpy changed(&shown(), &ShownFrames::changed);
    QVERIFY(!shown().lastOtherwise());
    Clip slower = m_session->document().clip();
    slower.motion.setFrameTimeSeconds(2.0 * own);
    m_session->preview().show(slower, {}, Axis::Y, FrameMap());
    QCOMPARE(changed.count(), 1);
    QVERIFY(!shown().areOfPreview() && shown().lastOtherwise());
    QCOMPARE(shown().frameTimeSeconds(), 2.0 * own);
    QCOMPARE(shown().perDocumentFrame(), 1.0);
    QCOMPARE(shown().frame(), 6);
    QCOMPARE(shown().frameOfPreview(), 6);
    QCOMPARE(shown().lastFrame(), 8);
    shown().setFrame(7);
    QCOMPARE(playhead().frame(), 7);
    QCOMPARE(shown().frameOfPreview(), 7);
    // A preview that follows is at the time that the document has there.
    showPreview(40, own / 2.0);
    QCOMPARE(shown().frame(), 14);
    m_session->preview().clear();
    QCOMPARE(shown().frame(), 7);
    QVERIFY(!shown().lastOtherwise());
}

void ShownFramesTest::thePlayheadIsFollowedByTime()
{
    const double own = m_session->document().motion().playingFrameTimeSeconds();
    showPreview(20, own / 2.0);
    QSignalSpy moved(&shown(), &ShownFrames::frameChanged);
    playhead().setFrame(6);
    QCOMPARE(shown().frame(), 12);
    QCOMPARE(moved.count(), 1);
    QCOMPARE(moved.first().first().toInt(), 12);
}

void ShownFramesTest::anotherPreviewKeepsTheTime()
{
    const double own = m_session->document().motion().playingFrameTimeSeconds();
    showPreview(30);
    shown().setFrame(20);
    showPreview(100, own / 2.0);
    QCOMPARE(shown().frame(), 40);
}

void ShownFramesTest::theEndOfThePreviewIsReportedOnce()
{
    showPreview(30);
    shown().setFrame(20);
    QSignalSpy moved(&shown(), &ShownFrames::frameChanged);
    QSignalSpy changed(&shown(), &ShownFrames::changed);
    m_session->preview().clear();
    QCOMPARE(changed.count(), 1);
    QCOMPARE(moved.count(), 1);
    QCOMPARE(moved.first().first().toInt(), 9);
}

void ShownFramesTest::anotherDocumentEndsThem()
{
    showPreview(30);
    shown().setFrame(20);
    test::open(m_session->document(), test::legText(6));
    QVERIFY(!shown().areOfPreview());
    QCOMPARE(shown().frameCount(), 6);
    QCOMPARE(shown().frame(), 5);
}

QTEST_GUILESS_MAIN(ShownFramesTest)

} // namespace tst_shownframes

#include "tst_shownframes.moc"
