#include "session/clippreview.h"
#include "session/session.h"
#include "testclips.h"

#include <QSignalSpy>
#include <QTest>

using namespace limber;

// The preview of a changed clip beside the document.
class ClipPreviewTest : public QObject
{
    Q_OBJECT

private slots:
    void reportsWhatWouldChange();
    void aPartIsShownOnlyForItsOwnFrames();
    void clipsWithOtherCellsCannotBeCompared();
    void anotherFrameRateIsMatchedByTime();
    void anotherDocumentEndsIt();
};

namespace {

struct Previewed
{
    explicit Previewed(int frames) { test::open(session.document(), test::legText(frames)); }

    [[nodiscard]] const Clip &clip() const { return session.document().clip(); }
    [[nodiscard]] ClipPreview &preview() { return session.preview(); }

    Session session;
};

} // namespace

void ClipPreviewTest::reportsWhatWouldChange()
{
    Previewed shown(20);
    QVERIFY(!shown.preview().newValue(4, 3));
    Clip after = shown.clip();
    after.motion.setValue(4, 3, 99.0);
    after.motion.setValue(5, 0, 98.0);
    after.motion.setValue(9, 0, 97.0);
    QSignalSpy changed(&shown.preview(), &ClipPreview::changed);
    shown.preview().show(after, {}, Axis::Y);
    QCOMPARE(changed.count(), 1);
    QVERIFY((shown.preview().changedFrames() == std::vector<FrameInterval>{{4, 5}, {9, 9}}));
    QCOMPARE(shown.preview().newValue(4, 3).value_or(0.0), 99.0);
    QVERIFY(!shown.preview().newValue(4, 2));
    QVERIFY(!shown.preview().isPart() && shown.preview().covers(19));
    shown.preview().clear();
    QVERIFY(!shown.preview().newValue(4, 3) && shown.preview().changedFrames().empty());
}

void ClipPreviewTest::aPartIsShownOnlyForItsOwnFrames()
{
    Previewed shown(20);
    Clip part = shown.clip();
    part.motion.removeFrames(10, 10);
    part.motion.removeFrames(0, 6);
    part.motion.setValue(1, 3, 99.0); // frame 7 of the clip
    shown.preview().showPart(part, 6, {}, Axis::Y);
    QVERIFY(shown.preview().isShown() && shown.preview().isPart());
    for (int frame = 0; frame < 20; ++frame)
        QCOMPARE(shown.preview().covers(frame), frame >= 6 && frame <= 9);
    QCOMPARE(shown.preview().frameAt(6), 0);
    QCOMPARE(shown.preview().frameAt(9), 3);
    QCOMPARE(shown.preview().frameAt(0), 0); // the nearest frame of the part
    QCOMPARE(shown.preview().frameAt(19), 3);
    QCOMPARE(shown.preview().newValue(7, 3).value_or(0.0), 99.0);
    QVERIFY(!shown.preview().newValue(8, 3) && !shown.preview().newValue(1, 3) && !shown.preview().newValue(15, 3));
    QVERIFY((shown.preview().changedFrames() == std::vector<FrameInterval>{{7, 7}}));
    shown.preview().show(shown.clip(), {}, Axis::Y);
    QVERIFY(!shown.preview().isPart() && shown.preview().changedFrames().empty());
}

void ClipPreviewTest::clipsWithOtherCellsCannotBeCompared()
{
    Previewed shown(20);
    Clip shorter = shown.clip();
    shorter.motion.removeFrames(10, 10);
    shown.preview().show(shorter, {}, Axis::Y);
    QVERIFY(!shown.preview().newValue(4, 3) && shown.preview().changedFrames().empty());
    shown.preview().showPart(shown.clip(), 10, {}, Axis::Y); // the part would extend beyond the end
    QVERIFY(!shown.preview().newValue(15, 3) && shown.preview().changedFrames().empty());
}

void ClipPreviewTest::anotherFrameRateIsMatchedByTime()
{
    Previewed shown(20);
    Clip twice = shown.clip();
    twice.motion.insertFrames(20, twice.motion.copyOfFrames(0, 20));
    twice.motion.setFrameTimeSeconds(shown.clip().motion.frameTimeSeconds() / 2.0);
    shown.preview().show(twice, {}, Axis::Y);
    QCOMPARE(shown.preview().frameAt(7), 14);
    QCOMPARE(shown.preview().frameAt(19), 38);
}

// Views use the joints of the document for the joints of a part, so the joints must be the same.
void ClipPreviewTest::anotherDocumentEndsIt()
{
    Previewed shown(20);
    Clip part = shown.clip();
    part.motion.removeFrames(10, 10);
    shown.preview().showPart(part, 0, {}, Axis::Y);
    QVERIFY(shown.preview().isShown());
    Clip other;
    (void)other.skeleton.addJoint({.name = "alone", .channels = {}});
    other.motion = Motion(5, 0);
    shown.session.document().replaceClip(other, QStringLiteral("other"));
    QVERIFY(!shown.preview().isShown());
    shown.preview().showPart(part, 0, {}, Axis::Y); // arrives from a worker that was too late
    QVERIFY(!shown.preview().isShown());
    shown.session.document().undoStack().undo();
    shown.preview().showPart(part, 0, {}, Axis::Y);
    QVERIFY(shown.preview().isShown());
}

QTEST_GUILESS_MAIN(ClipPreviewTest)
#include "tst_clippreview.moc"
