#include "session/clippreview.h"
#include "session/session.h"
#include "testclips.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_clippreview {

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
    void framesThatOnlyLastLongerStayTheSame();
    void anotherDocumentEndsIt();
    void layersLieOverThePreview();
    void layersFollowTheFramesOfThePreview();
    void aPoseIsShownAsItIs();
    void onlyWhatIsShownIsCleared();
};

namespace {

struct Previewed
{
    explicit Previewed(int frames) { test::open(session.document(), test::legText(frames)); }

    [[nodiscard]] const Clip &clip() const { return session.document().clip(); }
    [[nodiscard]] ClipPreview &preview() { return session.preview(); }

    // Moves the hips in frames 4 to 6 by so much along X.
    void addLayer(double by)
    {
        Layer layer;
        layer.keys.push_back({5, {{4, 6}, 3, 7}, {{0, {}, glm::dvec3(by, 0.0, 0.0)}}, 0, {}});
        session.document().setLayers({layer}, QStringLiteral("layer"));
    }

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

// An operation that sets how long a frame lasts moves no pose to another frame.
void ClipPreviewTest::framesThatOnlyLastLongerStayTheSame()
{
    Previewed shown(20);
    shown.addLayer(100.0);
    Clip slower = shown.clip();
    slower.motion.setFrameTimeSeconds(2.0 * shown.clip().motion.frameTimeSeconds());
    slower.motion.setValue(7, 3, 99.0);
    shown.preview().show(slower, {}, Axis::Y, FrameMap());
    QVERIFY(shown.preview().keepsFrames());
    for (int frame = 0; frame < 20; ++frame)
        QCOMPARE(shown.preview().frameAt(frame), frame);
    QVERIFY((shown.preview().changedFrames() == std::vector<FrameInterval>{{7, 7}})); // the layer lies over it, too
    slower.motion.removeFrames(10, 10);
    shown.preview().show(slower, {}, Axis::Y, FrameMap());
    QVERIFY(!shown.preview().keepsFrames());
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

void ClipPreviewTest::layersLieOverThePreview()
{
    Previewed shown(20);
    shown.addLayer(100.0);
    const ClipPreview &preview = shown.preview();
    shown.preview().show(shown.clip(), {}, Axis::Y);
    QVERIFY(preview.changedFrames().empty()); // it looks as without the preview
    const auto movedBy = [&](int frame, int documentFrame) {
        return preview.clip().motion.value(frame, 0) - shown.clip().motion.value(documentFrame, 0);
    };
    for (int frame = 0; frame < 20; ++frame)
        QCOMPARE(movedBy(frame, frame), frame >= 4 && frame <= 6 ? 100.0 : 0.0);
    Clip part = shown.clip();
    part.motion.removeFrames(10, 10);
    part.motion.removeFrames(0, 5);
    shown.preview().showPart(part, 5, {}, Axis::Y); // frames 5 to 9
    QVERIFY(preview.changedFrames().empty());
    QCOMPARE(movedBy(0, 5), 100.0);
    QCOMPARE(movedBy(1, 6), 100.0);
    QCOMPARE(movedBy(2, 7), 0.0);
    Clip end = shown.clip();
    end.motion.removeFrames(6, 14);
    end.motion.removeFrames(0, 2);
    shown.preview().showPart(end, 2, {}, Axis::Y); // frames 2 to 5
    QCOMPARE(movedBy(1, 3), 0.0);
    QCOMPARE(movedBy(2, 4), 100.0);
    QCOMPARE(movedBy(3, 5), 100.0);
}

void ClipPreviewTest::layersFollowTheFramesOfThePreview()
{
    Previewed shown(20);
    shown.addLayer(100.0);
    Clip cut = shown.clip();
    cut.motion.removeFrames(0, 3);
    const ClipPreview &preview = shown.preview();
    shown.preview().show(cut, {}, Axis::Y); // nobody knows where its frames are from
    QCOMPARE(preview.clip().motion.value(1, 0), shown.clip().motion.value(4, 0));
    shown.preview().show(cut, {}, Axis::Y, FrameMap{3, 1});
    for (int frame = 0; frame < 17; ++frame) {
        const double moved = preview.clip().motion.value(frame, 0) - shown.clip().motion.value(frame + 3, 0);
        QCOMPARE(moved, frame >= 1 && frame <= 3 ? 100.0 : 0.0);
    }
}

void ClipPreviewTest::aPoseIsShownAsItIs()
{
    Previewed shown(20);
    shown.addLayer(100.0);
    Clip pose = shown.clip();
    pose.motion.removeFrames(6, 14);
    pose.motion.removeFrames(0, 5);
    shown.preview().showPose(pose, 5, {}, Axis::Z);
    const ClipPreview &preview = shown.preview();
    QCOMPARE(preview.clip().motion.value(0, 0), shown.clip().motion.value(5, 0)); // the layers are in it already
    QVERIFY(preview.isPart() && preview.covers(5) && !preview.covers(4) && !preview.covers(6));
    QCOMPARE(preview.upAxis(), Axis::Z);
    QVERIFY(preview.spread() == nullptr);
    QCOMPARE(preview.newValue(5, 0), shown.clip().motion.value(5, 0)); // 100 less than what is shown
    QVERIFY(!preview.newValue(5, 1));
}

void ClipPreviewTest::onlyWhatIsShownIsCleared()
{
    Previewed shown(20);
    QSignalSpy changed(&shown.preview(), &ClipPreview::changed);
    shown.preview().clear();
    QCOMPARE(changed.count(), 0);
    QVERIFY(!shown.preview().covers(0));
    shown.preview().show(shown.clip(), {}, Axis::Y);
    shown.preview().clear();
    shown.preview().clear();
    QCOMPARE(changed.count(), 2);
}

QTEST_GUILESS_MAIN(ClipPreviewTest)

} // namespace tst_clippreview

#include "tst_clippreview.moc"
