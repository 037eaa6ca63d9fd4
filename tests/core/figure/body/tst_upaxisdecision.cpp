#include "body/upaxisdecision.h"
#include "geometry/geometry.h"
#include "pose/localrotation.h"
#include "pose/pose.h"
#include "tracks/rotationtrack.h"

#include "support/otherrests.h"
#include "support/walker.h"

#include <QTest>

#include <glm/gtc/constants.hpp>
#include <glm/gtc/quaternion.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <cmath>

namespace tst_upaxisdecision {

using namespace limber;
using namespace limber::test;

namespace {

Clip standingAlong(int axis, double tall)
{
    Clip clip;
    glm::dvec3 offset(0.0);
    offset[axis] = tall;
    const int root = clip.skeleton.addJoint({"Hips", NoJoint, {}, {}, 0});
    clip.skeleton.addEndSite({"Site", root, offset, 0});
    clip.skeleton.addEndSite({"Site", root, {0.5, 0.2, 0.2}, 0});
    return clip;
}

// The figure stands at rest, and its root turns it over in all frames, about an axis through the origin.
Clip rootTurnedOver(Clip clip, const glm::dvec3 &about)
{
    const glm::dquat over = glm::angleAxis(glm::pi<double>(), about);
    std::vector<glm::dquat> rotations = rotationTrack(clip, 0, {0, clip.motion.frameCount() - 1});
    for (glm::dquat &rotation : rotations)
        rotation = over * rotation;
    writeRotations(clip, 0, 0, rotations);
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        glm::dvec3 position;
        for (int axis = 0; axis < 3; ++axis)
            position[axis] = clip.motion.value(frame, axis);
        position = over * position;
        for (int axis = 0; axis < 3; ++axis)
            clip.motion.setValue(frame, axis, position[axis]);
    }
    return clip;
}

// Moves the root along an axis in each frame, so that the lowest point of the body is at zero there.
void putOnFloor(Clip &clip, Axis axis)
{
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        const Pose pose = poseAt(clip, frame, rules);
        double lowest = pose.jointPositions.front()[int(axis)];
        for (const std::vector<glm::dvec3> *points : {&pose.jointPositions, &pose.endPositions}) {
            for (const glm::dvec3 &point : *points)
                lowest = std::min(lowest, point[int(axis)]);
        }
        clip.motion.setValue(frame, int(axis), clip.motion.value(frame, int(axis)) - lowest);
    }
}

} // namespace

class UpAxisTest : public QObject
{
    Q_OBJECT

private slots:
    void isTheAxisAlongWhichTheFigureStands();
    void isYByConvention();
    void isTheAxisOnWhichAnAnimalStands();
    void isYForALyingFigure();
    void isNotDecidedByARootFarAway();
    void isXForABodyThatStandsAlongIt();
    void isNotXForABodyThatLies();
    void isNotXForARestPoseOnALine();
    void isTheAxisOfABodyThatLeapsFarFromAnyPlane();
    void isTheAxisOfABodyThatJumpsBesideAPlane_data();
    void isTheAxisOfABodyThatJumpsBesideAPlane();
    void isTheAxisOfTheFloorForABodyThatLies_data();
    void isTheAxisOfTheFloorForABodyThatLies();
    void isZForABodyThatStandsAlongItInAnyRestPose();
    void isNegativeForABodyThatHangs();
    void isNegativeForARootTurnedOver_data();
    void isNegativeForARootTurnedOver();
    void isNotNegativeForAHeadstand();
    void canBeSetByTheUser();
};

void UpAxisTest::isTheAxisAlongWhichTheFigureStands()
{
    QCOMPARE(decideUpAxis(standingAlong(1, 1.8), {}).axis, Axis::Y);
    QCOMPARE(decideUpAxis(standingAlong(2, 1.8), {}).axis, Axis::Z);
    QCOMPARE(decideUpAxis(standingAlong(2, 0.018), {}).axis, Axis::Y); // smaller than the rest of the figure
}

void UpAxisTest::isYByConvention()
{
    QCOMPARE(decideUpAxis(Clip(), {}).axis, Axis::Y);
    QVERIFY(!decideUpAxis(Clip(), {}).reason.isEmpty());
}

void UpAxisTest::isTheAxisOnWhichAnAnimalStands()
{
    // The figure is longer along one axis than it is high along the other, on four feet that are nearly at one height.
    for (const int up : {1, 2}) {
        const auto point = [up](double across, double height, double along) {
            return up == 1 ? glm::dvec3(across, height, along) : glm::dvec3(across, along, height);
        };
        Clip clip;
        const int root = clip.skeleton.addJoint({"Hips", NoJoint, point(0, 1, 0), {}, 0});
        for (const glm::dvec3 foot :
             {point(0.2, -1, 0), point(-0.2, -0.97, 0), point(0.2, -0.96, 1.4), point(-0.2, -0.98, 1.4)})
            clip.skeleton.addEndSite({"Site", root, foot, 0});
        clip.skeleton.addEndSite({"Site", root, point(0, 0.2, -0.6), 0});
        QCOMPARE(decideUpAxis(clip, {}).axis, up == 1 ? Axis::Y : Axis::Z);
    }
}

void UpAxisTest::isYForALyingFigure()
{
    // Stands along Y at rest; lies along Z in every frame and crawls along it.
    Clip clip;
    clip.skeleton.addJoint({"Hips", NoJoint, {}, {allChannels[2], allChannels[3]}, 0});
    clip.skeleton.addEndSite({"Site", 0, {0, 1.8, 0}, 0});
    clip.skeleton.addEndSite({"Site", 0, {0.3, 0.1, 0.1}, 0});
    clip.motion = Motion(20, 2);
    for (int frame = 0; frame < 20; ++frame) {
        clip.motion.setValue(frame, 0, frame * 0.1);
        clip.motion.setValue(frame, 1, 90);
    }
    QCOMPARE(decideUpAxis(clip, {}).axis, Axis::Y);
}

void UpAxisTest::isNotDecidedByARootFarAway()
{
    // A figure that stands along Y, and whose hips travel far along Z from a root that does not move.
    Clip clip;
    clip.skeleton.addJoint({"root", NoJoint, {}, {}, 0});
    clip.skeleton.addJoint({"Hips", 0, {4.6, 91.5, -427.0}, {allChannels[0], allChannels[1], allChannels[2]}, 0});
    clip.skeleton.addEndSite({"Site", 1, {0, 80, 5}, 0});
    clip.skeleton.addEndSite({"Site", 1, {10, -90, 10}, 0});
    clip.skeleton.addEndSite({"Site", 1, {-10, -90, -10}, 0});
    clip.motion = Motion(30, 3);
    for (int frame = 0; frame < 30; ++frame) {
        clip.motion.setValue(frame, 1, 91.5);
        clip.motion.setValue(frame, 2, -427.0 + 3.0 * frame);
    }
    PositionRules rules;
    rules.roots = rules.joints = PositionRule::Replace;
    QCOMPARE(decideUpAxis(clip, rules).axis, Axis::Y);
}

namespace {

UpAxis upOf(const Clip &clip)
{
    return decideUpAxis(clip, decidePositionRules(clip.skeleton, clip.motion));
}

// The clip with its offsets and positions on other axes; the rotations become those about the same axes.
Clip onAxes(Clip clip, const glm::dmat3 &turn)
{
    for (const NodeId node : clip.skeleton.nodesInFileOrder())
        clip.skeleton.setOffset(node, turn * clip.skeleton.offsetOf(node));
    const Clip before = clip;
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
            const glm::dmat3 local = localRotation(before.skeleton.joint(joint), before.motion.frame(frame));
            writeRotations(clip, joint, frame, std::vector{glm::quat_cast(turn * local * glm::transpose(turn))});
        }
        const glm::dvec3 position = turn * glm::dvec3(before.motion.value(frame, 0), before.motion.value(frame, 1),
                                                      before.motion.value(frame, 2));
        for (int axis = 0; axis < 3; ++axis)
            clip.motion.setValue(frame, axis, position[axis]);
    }
    return clip;
}

// Rotates the root in every frame and puts it at a height, so that the rest pose stays.
Clip laidDown(Clip clip, double height)
{
    const glm::dmat3 turn = rotationBetween(Axis::Y, Axis::X);
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        const glm::dmat3 local = localRotation(clip.skeleton.joint(0), clip.motion.frame(frame));
        writeRotations(clip, 0, frame, std::vector{glm::quat_cast(turn * local)});
        for (int axis = 0; axis < 3; ++axis)
            clip.motion.setValue(frame, axis, axis == 1 ? height : 0.0);
    }
    return clip;
}

} // namespace

void UpAxisTest::isXForABodyThatStandsAlongIt()
{
    const Clip walk = makeWalker().clip;
    QCOMPARE(upOf(walk).axis, Axis::Y);
    for (const Axis axis : {Axis::X, Axis::Z}) {
        QCOMPARE(upOf(onAxes(walk, rotationBetween(Axis::Y, axis))).axis, axis);
        Clip posed = walk;
        posed.motion.removeFrames(1, posed.motion.frameCount() - 1);
        QCOMPARE(upOf(onAxes(posed, rotationBetween(Axis::Y, axis))).axis, axis);
    }
}

void UpAxisTest::isNotXForABodyThatLies()
{
    const Clip lying = laidDown(makeWalker().clip, 10.0);
    QVERIFY(upOf(lying).axis != Axis::X);
    // One that crawls along its body.
    Clip crawling = lying;
    for (int frame = 0; frame < crawling.motion.frameCount(); ++frame)
        crawling.motion.setValue(frame, 0, frame * 1.0);
    QVERIFY(upOf(crawling).axis != Axis::X);
    // One that rolls over the floor.
    Clip rolling = lying;
    for (int frame = 0; frame < rolling.motion.frameCount(); ++frame) {
        rolling.motion.setValue(frame, 2, frame * 1.0);
        const glm::dmat3 roll = rotationAboutAxis({1, 0, 0}, frame * 0.1) *
                                localRotation(lying.skeleton.joint(0), lying.motion.frame(frame));
        writeRotations(rolling, 0, frame, std::vector{glm::quat_cast(roll)});
    }
    putOnFloor(rolling, Axis::Y);
    QVERIFY(upOf(rolling).axis != Axis::X);
}

void UpAxisTest::isNotXForARestPoseOnALine()
{
    const Clip line = allAlong(makeWalker().clip, {1, 0, 0}, false);
    QCOMPARE(upOf(line).axis, Axis::Y);
    QVERIFY(upOf(laidDown(line, 10.0)).axis != Axis::X);
    QCOMPARE(upOf(onAxes(line, rotationBetween(Axis::Y, Axis::X))).axis, Axis::X);
}

// Half a second of a leap, bent forward: no axis has a floor, and the rest pose shows nothing.
void UpAxisTest::isTheAxisOfABodyThatLeapsFarFromAnyPlane()
{
    Clip clip = allAlong(makeWalker().clip, {0, 0, 1}, false);
    clip.motion.removeFrames(12, clip.motion.frameCount() - 12);
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        clip.motion.setValue(frame, 0, -6.0 * frame);
        clip.motion.setValue(frame, 1, 150.0 + 18.0 * frame);
        clip.motion.setValue(frame, 2, 90.0 - 3.0 * frame);
        const glm::dmat3 bent =
            rotationAboutAxis({1, 0, 0}, 0.5) * localRotation(clip.skeleton.joint(0), clip.motion.frame(frame));
        writeRotations(clip, 0, frame, std::vector{glm::quat_cast(bent)});
    }
    QCOMPARE(upOf(clip).axis, Axis::Y);
}

void UpAxisTest::isTheAxisOfABodyThatJumpsBesideAPlane_data()
{
    QTest::addColumn<Axis>("axis");
    QTest::addColumn<bool>("isOnLine"); // the rest pose
    QTest::addColumn<double>("jump");
    QTest::addColumn<double>("rise");
    for (const Axis axis : {Axis::Y, Axis::Z}) {
        for (const double size : {0.0, 30.0, 120.0}) {
            QTest::addRow("%d jumps %g", int(axis), size) << axis << false << size << 0.0;
            QTest::addRow("%d rises %g", int(axis), size) << axis << false << 0.0 << size;
        }
    }
    QTest::newRow("jumps, with a rest pose on a line") << Axis::Y << true << 30.0 << 0.0;
    QTest::newRow("rises, with a rest pose on a line") << Axis::Y << true << 0.0 << 120.0;
}

// Its back touches the plane at zero in all frames, as the floor of one that lies does.
void UpAxisTest::isTheAxisOfABodyThatJumpsBesideAPlane()
{
    QFETCH(const Axis, axis);
    QFETCH(const bool, isOnLine);
    QFETCH(const double, jump);
    QFETCH(const double, rise);
    Clip clip = onAxes(makeWalker({.stride = 1.0}).clip, rotationBetween(Axis::Y, axis));
    if (isOnLine)
        clip = allAlong(clip, {1, 0, 0}, false);
    const int last = clip.motion.frameCount() - 1;
    for (int frame = 0; frame <= last; ++frame) {
        const double up = jump * std::abs(std::sin(0.2 * frame)) + rise * frame / last;
        clip.motion.setValue(frame, int(axis), clip.motion.value(frame, int(axis)) + up);
    }
    putOnFloor(clip, axis == Axis::Y ? Axis::Z : Axis::Y);
    const UpAxis up = upOf(clip);
    QCOMPARE(up.axis, axis);
    QVERIFY(!up.isNegative);
}

void UpAxisTest::isTheAxisOfTheFloorForABodyThatLies_data()
{
    QTest::addColumn<Axis>("axis");
    QTest::addColumn<bool>("isOnItsBack");
    QTest::addColumn<int>("rest"); // 0: it stands, 1: it lies, 2: on a line
    QTest::addColumn<double>("speed");
    for (const bool isOnItsBack : {false, true}) {
        for (const int rest : {0, 1, 2}) {
            QTest::addRow("%d %d", isOnItsBack, rest) << Axis::Y << isOnItsBack << rest << 0.0;
            QTest::addRow("%d %d, crawling", isOnItsBack, rest) << Axis::Y << isOnItsBack << rest << 1.0;
        }
        QTest::addRow("%d along Z, crawling", isOnItsBack) << Axis::Z << isOnItsBack << 0 << -1.0;
    }
}

void UpAxisTest::isTheAxisOfTheFloorForABodyThatLies()
{
    QFETCH(const Axis, axis);
    QFETCH(const bool, isOnItsBack);
    QFETCH(const int, rest);
    QFETCH(const double, speed);
    const Axis along = axis == Axis::Y ? Axis::Z : Axis::Y; // from the feet to the head
    const glm::dmat3 over = rotationAboutAxis({0, 1, 0}, isOnItsBack ? glm::pi<double>() : 0.0);
    // The head is at the negative end, where no standing rest pose has it.
    const glm::dmat3 forward = along == Axis::Y ? rotationAboutAxis({1, 0, 0}, glm::pi<double>())
                                                : rotationAboutAxis({1, 0, 0}, -glm::half_pi<double>());
    const glm::dmat3 turn = forward * over;
    Clip clip = makeWalker().clip;
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        const glm::dmat3 local = localRotation(clip.skeleton.joint(0), clip.motion.frame(frame));
        writeRotations(clip, 0, frame, std::vector{glm::quat_cast(turn * local)});
        for (int i = 0; i < 3; ++i)
            clip.motion.setValue(frame, i, i == int(along) ? speed * frame : 0.0);
    }
    if (rest == 1) {
        const Pose pose = poseAt(clip, 0, decidePositionRules(clip.skeleton, clip.motion));
        clip = withRest(clip, [&](int joint) { return pose.worldFromJoint[std::size_t(joint)]; });
    } else if (rest == 2) {
        clip = allAlong(clip, {1, 0, 0}, false);
    }
    putOnFloor(clip, axis);
    const UpAxis up = upOf(clip);
    QCOMPARE(up.axis, axis);
    QVERIFY(!up.isNegative);
}

// It steps on the spot, with its feet at zero along Z; at rest it stands along Y.
void UpAxisTest::isZForABodyThatStandsAlongItInAnyRestPose()
{
    Clip standing = makeWalker({.stride = 1.0, .bends = false}).clip;
    scaleOffsets(standing, "RightFoot", 1.1); // its feet do not end at one height
    const glm::dmat3 turn = rotationBetween(Axis::Y, Axis::Z);
    for (int frame = 0; frame < standing.motion.frameCount(); ++frame) {
        const glm::dmat3 local = localRotation(standing.skeleton.joint(0), standing.motion.frame(frame));
        writeRotations(standing, 0, frame, std::vector{glm::quat_cast(turn * local)});
        const double height = standing.motion.value(frame, 1);
        for (int axis = 0; axis < 3; ++axis)
            standing.motion.setValue(frame, axis, axis == 2 ? height : 0.0);
    }
    QCOMPARE(upOf(standing).axis, Axis::Z);
    // On its back it lies on the floor along Y.
    Clip lying = standing;
    for (int frame = 0; frame < lying.motion.frameCount(); ++frame)
        lying.motion.setValue(frame, 1, 22.0);
    QCOMPARE(upOf(lying).axis, Axis::Y);
}

void UpAxisTest::isNegativeForABodyThatHangs()
{
    const Clip walk = makeWalker().clip;
    QVERIFY(!upOf(walk).isNegative);
    const glm::dmat3 over = rotationAboutAxis({1, 0, 0}, glm::pi<double>());
    for (const Axis axis : {Axis::Y, Axis::Z, Axis::X}) {
        const UpAxis up = upOf(onAxes(walk, rotationBetween(Axis::Y, axis) * over));
        QCOMPARE(up.axis, axis);
        QVERIFY(up.isNegative);
    }
}

void UpAxisTest::isNegativeForARootTurnedOver_data()
{
    QTest::addColumn<Clip>("clip");
    QTest::newRow("a walk") << makeWalker().clip;
    QTest::newRow("that is quick") << makeWalker({.framesPerSecond = 30.0, .stride = 140.0}).clip;
    QTest::newRow("of a small body") << makeWalker({.scale = 0.01}).clip;
}

// Some programs turn the root alone: the figure stands at rest and hangs in its motion. Its feet keep to their floor.
void UpAxisTest::isNegativeForARootTurnedOver()
{
    QFETCH(Clip, clip);
    for (const glm::dvec3 &about : {glm::dvec3(1, 0, 0), glm::dvec3(0, 0, 1)}) {
        const UpAxis up = upOf(rootTurnedOver(clip, about));
        QCOMPARE(up.axis, Axis::Y);
        QVERIFY(up.isNegative);
    }
}

void UpAxisTest::isNotNegativeForAHeadstand()
{
    Clip clip = rootTurnedOver(makeWalker().clip, {1, 0, 0});
    putOnFloor(clip, Axis::Y);
    QVERIFY(!upOf(clip).isNegative);
}

void UpAxisTest::canBeSetByTheUser()
{
    QCOMPARE(decideUpAxis(standingAlong(1, 1.8), {}, UpAxisChoice::Z).axis, Axis::Z);
    QCOMPARE(decideUpAxis(standingAlong(1, 1.8), {}, UpAxisChoice::X).axis, Axis::X);
}

QTEST_APPLESS_MAIN(UpAxisTest)

} // namespace tst_upaxisdecision

#include "tst_upaxisdecision.moc"
