#include "pose/rotationjumps.h"
#include "support/walker.h"

#include <QTest>

#include <cmath>

namespace tst_rotationjumps {

using namespace limber;
using namespace limber::test;

namespace {

std::vector<RotationJump> jumpsOf(const Clip &clip)
{
    RotationJumpSearch search;
    search.start(clip.skeleton.jointCount());
    while (search.lookAtNext(clip)) {
    }
    return search.jumps();
}

// A joint that swings in a sine by at most this many degrees per frame.
Clip swinging(int frames, double degreesPerFrame)
{
    Clip clip;
    Joint root;
    root.name = "root";
    root.channels = {
        {ChannelKind::Rotation, Axis::Z}, {ChannelKind::Rotation, Axis::X}, {ChannelKind::Rotation, Axis::Y}};
    clip.skeleton.addJoint(root);
    clip.motion = Motion(frames, 3);
    for (int frame = 0; frame < frames; ++frame)
        clip.motion.setValue(frame, 1, 10.0 * degreesPerFrame * std::sin(frame / 10.0));
    return clip;
}

} // namespace

// A glitch of a capture is found; a motion that merely moves is not reported.
class RotationJumpsTest : public QObject
{
    Q_OBJECT

private slots:
    void findsAShortGlitchOnce();
    void findsNothingInASmoothMotion();
    void findsNothingInAFastMotion();
    void isNotFooledByFlipsOfTheAngles();
    void countsJointsOfOneMomentAsOne();
    void separatesJumpsOfDifferentMoments();
    void reportsTheSizeOfTheJump();
    void survivesClipsWithoutFrames();
    void survivesNumbersThatAreNotFinite();
};

void RotationJumpsTest::findsAShortGlitchOnce()
{
    Clip clip = swinging(200, 1.0);
    for (int frame = 80; frame < 83; ++frame)
        clip.motion.setValue(frame, 1, clip.motion.value(frame, 1) + 130.0);
    const std::vector<RotationJump> jumps = jumpsOf(clip);
    QCOMPARE(jumps.size(), 1u);
    QCOMPARE(jumps.front().frame, 80);
    QCOMPARE(jumps.front().joint, 0);
}

void RotationJumpsTest::findsNothingInASmoothMotion()
{
    QVERIFY(jumpsOf(swinging(500, 1.0)).empty());
}

void RotationJumpsTest::findsNothingInAFastMotion()
{
    QVERIFY(jumpsOf(swinging(500, 30.0)).empty());
}

void RotationJumpsTest::isNotFooledByFlipsOfTheAngles()
{
    Clip clip = swinging(100, 1.0);
    for (int frame = 50; frame < 100; ++frame) // the same rotation in other angles
        clip.motion.setValue(frame, 1, clip.motion.value(frame, 1) + 360.0);
    QVERIFY(jumpsOf(clip).empty());
}

void RotationJumpsTest::countsJointsOfOneMomentAsOne()
{
    Clip clip = swinging(100, 1.0);
    Joint child = clip.skeleton.joint(0);
    child.name = "child";
    child.parent = 0;
    Clip two;
    two.skeleton = clip.skeleton;
    two.skeleton.addJoint(child);
    two.motion = Motion(100, 6);
    two.motion.setValue(40, 0, 30.0);
    two.motion.setValue(41, 4, 60.0);
    const std::vector<RotationJump> jumps = jumpsOf(two);
    QCOMPARE(jumps.size(), 1u);
    QCOMPARE(jumps.front().frame, 40); // the frame in which the jump begins
    QCOMPARE(jumps.front().joint, 1); // the joint with the larger jump
}

void RotationJumpsTest::separatesJumpsOfDifferentMoments()
{
    Clip clip = swinging(300, 0.1);
    for (const int frame : {50, 58, 200})
        clip.motion.setValue(frame, 1, 90.0);
    const std::vector<RotationJump> jumps = jumpsOf(clip);
    QCOMPARE(jumps.size(), 3u);
    QCOMPARE(jumps[0].frame, 50);
    QCOMPARE(jumps[1].frame, 58);
    QCOMPARE(jumps[2].frame, 200);
}

void RotationJumpsTest::reportsTheSizeOfTheJump()
{
    Clip clip = swinging(60, 0.0);
    clip.motion.setValue(30, 2, 45.0);
    const std::vector<RotationJump> jumps = jumpsOf(clip);
    QCOMPARE(jumps.size(), 1u);
    QVERIFY(std::abs(jumps.front().degrees - 45.0) < 1e-6);
}

void RotationJumpsTest::survivesClipsWithoutFrames()
{
    QVERIFY(jumpsOf(Clip()).empty());
    QVERIFY(jumpsOf(swinging(0, 1.0)).empty());
    QVERIFY(jumpsOf(swinging(1, 1.0)).empty());
    QVERIFY(jumpsOf(swinging(2, 1.0)).empty());
    RotationJumpSearch search;
    search.start(5); // joints that have been removed meanwhile
    const Clip small = swinging(10, 1.0);
    while (search.lookAtNext(small)) {
    }
    QVERIFY(search.jumps().empty());
}

void RotationJumpsTest::survivesNumbersThatAreNotFinite()
{
    Clip clip = swinging(60, 0.0);
    clip.motion.setValue(20, 1, std::numeric_limits<double>::infinity());
    clip.motion.setValue(40, 1, 1e300);
    std::ignore = jumpsOf(clip);
}

QTEST_APPLESS_MAIN(RotationJumpsTest)

} // namespace tst_rotationjumps

#include "tst_rotationjumps.moc"
