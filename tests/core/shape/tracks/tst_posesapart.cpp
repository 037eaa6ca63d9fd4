#include "support/walker.h"
#include "tracks/posesapart.h"

#include <QTest>

#include <algorithm>

namespace tst_posesapart {

using namespace limber;
using namespace limber::test;

// Walks that begin or end with a pose of their own.
class PosesApartTest : public QObject
{
    Q_OBJECT

private slots:
    void aWalkHasNone();
    void aFirstPoseIsFound();
    void twoFirstPosesAreFound();
    void aHeldFirstPoseIsFound();
    void aHeldPoseBeforeAWildDanceIsFound();
    void aLastPoseIsFound();
    void onlyPosesInTheFramesCount();
    void aFastMovementIsNone();
    void shortClipsHaveNone();
};

namespace {

// Sets all rotations of a frame to zero, which is the rest pose.
void rest(Clip &clip, int frame)
{
    for (int column = 3; column < clip.skeleton.columnCount(); ++column)
        clip.motion.setValue(frame, column, column % 3 == 0 ? 60.0 : 0.0);
}

FrameInterval all(const Clip &clip)
{
    return {0, clip.motion.frameCount() - 1};
}

} // namespace

void PosesApartTest::aWalkHasNone()
{
    const Clip clip = makeWalker().clip;
    QVERIFY(posesApart(clip, all(clip)).empty());
    QCOMPARE(without({}, all(clip)), all(clip));
}

void PosesApartTest::aFirstPoseIsFound()
{
    Clip clip = makeWalker().clip;
    rest(clip, 0);
    const std::vector<PoseApart> apart = posesApart(clip, all(clip));
    QCOMPARE(apart.size(), std::size_t(1));
    QCOMPARE(apart[0].frame, 0);
    QVERIFY(apart[0].joints >= 3 && apart[0].degrees > 30.0);
    QCOMPARE(without(apart, all(clip)), (FrameInterval{1, 239}));
}

void PosesApartTest::twoFirstPosesAreFound()
{
    Clip clip = makeWalker().clip;
    rest(clip, 0);
    rest(clip, 1);
    for (int column = 3; column < clip.skeleton.columnCount(); ++column)
        clip.motion.setValue(0, column, 0.0); // a rest pose before it
    const std::vector<PoseApart> apart = posesApart(clip, all(clip));
    QCOMPARE(apart.size(), std::size_t(2));
    QCOMPARE(without(apart, all(clip)), (FrameInterval{2, 239}));
}

// A T-pose that is held before the figure jumps into its movement.
void PosesApartTest::aHeldFirstPoseIsFound()
{
    for (const int count : {2, 4, 50}) {
        Clip clip = makeWalker().clip;
        rest(clip, 0);
        for (int frame = 1; frame < count; ++frame)
            std::ranges::copy(clip.motion.frame(0), clip.motion.editFrame(frame).begin());
        QCOMPARE(posesApart(clip, all(clip)).size(), std::size_t(count));
        QCOMPARE(without(posesApart(clip, all(clip)), all(clip)), (FrameInterval{count, 239}));
    }
    // A figure that stands and then walks off does not jump.
    Clip waits = makeWalker().clip;
    waits.motion.insertFrames(0, waits.motion.copyOfFrames(0, 1));
    for (int i = 0; i < 30; ++i)
        waits.motion.insertFrames(0, waits.motion.copyOfFrames(0, 1));
    QVERIFY(posesApart(waits, all(waits)).empty());
    const Clip still = makeWalker({.frames = 1}).clip;
    Clip held = still;
    for (int i = 0; i < 20; ++i)
        held.motion.insertFrames(0, still.motion.copyOfFrames(0, 1));
    QVERIFY(posesApart(held, all(held)).empty());
}

// A wild dance turns joints by 25 degrees in a frame. A single pose before it could be a part of it.
void PosesApartTest::aHeldPoseBeforeAWildDanceIsFound()
{
    for (const int count : {1, 20}) {
        Clip clip = makeWalker().clip;
        for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
            for (int column = 3; column < clip.skeleton.columnCount(); ++column)
                clip.motion.setValue(frame, column, column % 3 == 0 ? 60.0 + 25.0 * (frame % 2) : 0.0);
        }
        for (int column = 3; column < clip.skeleton.columnCount(); ++column)
            clip.motion.setValue(0, column, 0.0);
        for (int frame = 1; frame < count; ++frame)
            std::ranges::copy(clip.motion.frame(0), clip.motion.editFrame(frame).begin());
        QCOMPARE(posesApart(clip, all(clip)).size(), std::size_t(count == 1 ? 0 : count));
    }
}

void PosesApartTest::aLastPoseIsFound()
{
    Clip clip = makeWalker().clip;
    rest(clip, 239);
    const std::vector<PoseApart> apart = posesApart(clip, all(clip));
    QCOMPARE(apart.size(), std::size_t(1));
    QCOMPARE(without(apart, all(clip)), (FrameInterval{0, 238}));
    rest(clip, 0);
    QCOMPARE(without(posesApart(clip, all(clip)), all(clip)), (FrameInterval{1, 238}));
}

void PosesApartTest::onlyPosesInTheFramesCount()
{
    Clip clip = makeWalker().clip;
    rest(clip, 0);
    QVERIFY(posesApart(clip, {1, 239}).empty());
    QCOMPARE(posesApart(clip, {0, 20}).size(), std::size_t(1));
}

// A figure that turns all its joints fast, but goes on doing so.
void PosesApartTest::aFastMovementIsNone()
{
    Clip clip = makeWalker().clip;
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        for (int column = 3; column < clip.skeleton.columnCount(); ++column)
            clip.motion.setValue(frame, column, column % 3 == 0 ? 20.0 * frame : 0.0);
    }
    QVERIFY(posesApart(clip, all(clip)).empty());
}

void PosesApartTest::shortClipsHaveNone()
{
    Clip clip = makeWalker({.frames = 4}).clip;
    rest(clip, 0);
    QVERIFY(posesApart(clip, all(clip)).empty());
}

QTEST_APPLESS_MAIN(PosesApartTest)

} // namespace tst_posesapart

#include "tst_posesapart.moc"
