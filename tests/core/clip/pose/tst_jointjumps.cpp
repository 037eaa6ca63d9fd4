#include "pose/jointjumps.h"
#include "support/walker.h"

#include <glm/gtc/constants.hpp>

#include <QTest>

#include <cmath>

namespace tst_jointjumps {

using namespace limber;
using namespace limber::test;

namespace {

std::vector<JointJump> jumpsOf(const Clip &clip)
{
    JointJumpSearch search;
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

// Someone who walks straight on at 1.3 m/s, up and down by 2 cm with each step, in cm.
Clip walkingOn(double framesPerSecond)
{
    const int frames = static_cast<int>(4.0 * framesPerSecond);
    Clip clip;
    Joint root;
    root.name = "root";
    root.channels = {
        {ChannelKind::Position, Axis::X}, {ChannelKind::Position, Axis::Y}, {ChannelKind::Position, Axis::Z}};
    clip.skeleton.addJoint(root);
    clip.skeleton.addEndSite({.parent = 0, .offset = {0.0, 120.0, 0.0}});
    clip.motion = Motion(frames, 3);
    clip.motion.setFrameTimeSeconds(1.0 / framesPerSecond);
    for (int frame = 0; frame < frames; ++frame) {
        const double seconds = frame / framesPerSecond;
        clip.motion.setValue(frame, 1, 95.0 + 2.0 * std::sin(4.0 * glm::pi<double>() * seconds));
        clip.motion.setValue(frame, 2, 130.0 * seconds);
    }
    return clip;
}

// A glitch of a capture is found; a motion that merely moves is not reported.
class JointJumpsTest : public QObject
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
    void findsJumpsOfThePosition_data();
    void findsJumpsOfThePosition();
    void aStandstillOfOneFrameIsAJump();
    void aFootThatStrikesTheFloorDoesNotJump();
    void aFastMoveOverSomeFramesIsNoJump();
    void survivesClipsWithoutFrames();
    void survivesNumbersThatAreNotFinite();
};

void JointJumpsTest::findsAShortGlitchOnce()
{
    Clip clip = swinging(200, 1.0);
    for (int frame = 80; frame < 83; ++frame)
        clip.motion.setValue(frame, 1, clip.motion.value(frame, 1) + 130.0);
    const std::vector<JointJump> jumps = jumpsOf(clip);
    QCOMPARE(jumps.size(), 1u);
    QCOMPARE(jumps.front().frame, 80);
    QCOMPARE(jumps.front().joint, 0);
}

void JointJumpsTest::findsNothingInASmoothMotion()
{
    QVERIFY(jumpsOf(swinging(500, 1.0)).empty());
}

void JointJumpsTest::findsNothingInAFastMotion()
{
    QVERIFY(jumpsOf(swinging(500, 30.0)).empty());
}

void JointJumpsTest::isNotFooledByFlipsOfTheAngles()
{
    Clip clip = swinging(100, 1.0);
    for (int frame = 50; frame < 100; ++frame) // the same rotation in other angles
        clip.motion.setValue(frame, 1, clip.motion.value(frame, 1) + 360.0);
    QVERIFY(jumpsOf(clip).empty());
}

void JointJumpsTest::countsJointsOfOneMomentAsOne()
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
    const std::vector<JointJump> jumps = jumpsOf(two);
    QCOMPARE(jumps.size(), 1u);
    QCOMPARE(jumps.front().frame, 40); // the frame in which the jump begins
    QCOMPARE(jumps.front().joint, 1); // the joint with the larger jump
}

void JointJumpsTest::separatesJumpsOfDifferentMoments()
{
    Clip clip = swinging(300, 0.1);
    for (const int frame : {50, 58, 200})
        clip.motion.setValue(frame, 1, 90.0);
    const std::vector<JointJump> jumps = jumpsOf(clip);
    QCOMPARE(jumps.size(), 3u);
    QCOMPARE(jumps[0].frame, 50);
    QCOMPARE(jumps[1].frame, 58);
    QCOMPARE(jumps[2].frame, 200);
}

void JointJumpsTest::reportsTheSizeOfTheJump()
{
    Clip clip = swinging(60, 0.0);
    clip.motion.setValue(30, 2, 45.0);
    const std::vector<JointJump> jumps = jumpsOf(clip);
    QCOMPARE(jumps.size(), 1u);
    QVERIFY(std::abs(jumps.front().size - 45.0) < 1e-6);
}

void JointJumpsTest::findsJumpsOfThePosition_data()
{
    QTest::addColumn<double>("framesPerSecond");
    QTest::addColumn<double>("distance");
    QTest::addColumn<int>("axis");
    QTest::addColumn<int>("frames"); // 0 for a step from which the body does not come back
    for (const double framesPerSecond : {30.0, 60.0, 120.0}) {
        for (const double distance : {5.0, -5.0, 30.0}) {
            for (const int axis : {0, 1, 2}) {
                for (const int frames : {1, 3, 0})
                    QTest::addRow("%g frames/s, %g cm, axis %d, %d frames", framesPerSecond, distance, axis, frames)
                        << framesPerSecond << distance << axis << frames;
            }
        }
    }
}

void JointJumpsTest::findsJumpsOfThePosition()
{
    QFETCH(const double, framesPerSecond);
    QFETCH(const double, distance);
    QFETCH(const int, axis);
    QFETCH(const int, frames);
    Clip clip = walkingOn(framesPerSecond);
    QVERIFY(jumpsOf(clip).empty());
    const int end = frames == 0 ? clip.motion.frameCount() : 60 + frames;
    for (int frame = 60; frame < end; ++frame)
        clip.motion.setValue(frame, axis, clip.motion.value(frame, axis) + distance);
    const std::vector<JointJump> jumps = jumpsOf(clip);
    QCOMPARE(jumps.size(), 1u);
    QCOMPARE(jumps.front().frame, 60);
    QCOMPARE(jumps.front().kind, JointJump::Kind::Position);
    QVERIFY(std::abs(jumps.front().size - std::abs(distance)) < 1.5);
}

void JointJumpsTest::aStandstillOfOneFrameIsAJump()
{
    Clip clip = walkingOn(30.0);
    for (int frame = 60; frame < clip.motion.frameCount(); ++frame)
        clip.motion.setValue(frame, 2, clip.motion.value(frame, 2) - 130.0 / 30.0);
    QCOMPARE(jumpsOf(clip).size(), 1u);
}

// The toes of a clean walk at 30 frames a second.
void JointJumpsTest::aFootThatStrikesTheFloorDoesNotJump()
{
    Clip clip = swinging(60, 0.0);
    double angle = 0.0;
    int frame = 30;
    for (const double step : {3.6, 5.9, 8.9, 6.6, 9.8, 21.5, 0.0, 0.2, 0.1})
        clip.motion.setValue(frame++, 1, angle += step);
    for (; frame < 60; ++frame)
        clip.motion.setValue(frame, 1, angle);
    QVERIFY(jumpsOf(clip).empty());
}

void JointJumpsTest::aFastMoveOverSomeFramesIsNoJump()
{
    Clip clip = swinging(60, 0.0);
    double angle = 0.0;
    int frame = 30;
    for (const double step : {1.7, 8.4, 15.1, 20.5, 20.4, 11.6, 1.7})
        clip.motion.setValue(frame++, 1, angle += step);
    for (; frame < 60; ++frame)
        clip.motion.setValue(frame, 1, angle);
    QVERIFY(jumpsOf(clip).empty());
}

void JointJumpsTest::survivesClipsWithoutFrames()
{
    QVERIFY(jumpsOf(Clip()).empty());
    QVERIFY(jumpsOf(swinging(0, 1.0)).empty());
    QVERIFY(jumpsOf(swinging(1, 1.0)).empty());
    QVERIFY(jumpsOf(swinging(2, 1.0)).empty());
    JointJumpSearch search;
    search.start(5); // joints that have been removed meanwhile
    const Clip small = swinging(10, 1.0);
    while (search.lookAtNext(small)) {
    }
    QVERIFY(search.jumps().empty());
}

void JointJumpsTest::survivesNumbersThatAreNotFinite()
{
    Clip clip = swinging(60, 0.0);
    clip.motion.setValue(20, 1, std::numeric_limits<double>::infinity());
    clip.motion.setValue(40, 1, 1e300);
    std::ignore = jumpsOf(clip);
}

QTEST_APPLESS_MAIN(JointJumpsTest)

} // namespace tst_jointjumps

#include "tst_jointjumps.moc"
