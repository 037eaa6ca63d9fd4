#include "posing/posechange.h"

#include "support/randommotion.h"

#include "geometry/geometry.h"
#include "pose/localrotation.h"
#include "posing/jointmoves.h"
#include "posing/spreadchange.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/matrix.hpp>

#include <QTest>

#include <algorithm>
#include <cmath>

namespace tst_posechange {

using namespace limber;
using namespace limber::test;

namespace {

std::vector<double> valuesOf(const Clip &clip, int frame)
{
    const std::span<const double> values = clip.motion.frame(frame);
    return {values.begin(), values.end()};
}

double degreesBetween(const glm::dmat3 &a, const glm::dmat3 &b)
{
    return angleOf(glm::transpose(a) * b) * degreesPerRadian;
}

// A joint with three rotation channels and no position.
int fullJoint(const Skeleton &skeleton)
{
    int found = NoJoint;
    for (int joint = 1; joint < skeleton.jointCount(); ++joint) {
        if (skeleton.joint(joint).channels.size() == 3 && !skeleton.joint(joint).hasPositions())
            found = joint;
    }
    return found;
}

std::vector<double> rotated(const Clip &clip, int frame, int joint, const glm::dmat3 &world)
{
    const Pose pose = poseAt(clip, frame, {});
    const std::vector<int> joints{joint};
    return rotatedJoints(clip.skeleton, joints, world, pose, clip.motion.frame(frame));
}

} // namespace

// The change of a pose, applied in part.
class PoseChangeTest : public QObject
{
    Q_OBJECT

private slots:
    void halfOfAChangeIsHalfOfItsAngle_data();
    void halfOfAChangeIsHalfOfItsAngle();
    void aRotationOfAJointIsOneInWorldSpace();
    void displacementsAreAdded();
    void noChangeIsEmpty();
    void aChangeOutlivesItsSkeleton();
    void framesOutsideKeepEveryBit_data();
    void framesOutsideKeepEveryBit();
    void theFrameOfTheChangeHasTheGivenPose();
    void largeRotationsDoNotFlip();
    void theEndsOfAWindowHaveNoKink();
    void theProgressCanStopIt();
    void theMostRotatedJointIsKnown();
};

void PoseChangeTest::halfOfAChangeIsHalfOfItsAngle_data()
{
    QTest::addColumn<bool>("isLocal");
    QTest::newRow("local") << true;
    QTest::newRow("parent") << false;
}

void PoseChangeTest::halfOfAChangeIsHalfOfItsAngle()
{
    QFETCH(bool, isLocal);
    const auto side = isLocal ? PoseChange::Side::Local : PoseChange::Side::Parent;
    for (unsigned seed = 1; seed < 9; ++seed) {
        const Clip clip = makeRandomClip({.seed = seed, .frames = 20});
        const int index = fullJoint(clip.skeleton);
        QVERIFY(index != NoJoint);
        const Joint &joint = clip.skeleton.joint(index);
        const std::vector<double> before = valuesOf(clip, 4);
        const glm::dmat3 turn = rotationAboutAxis(glm::normalize(glm::dvec3(1.0, -2.0, 0.5)), 0.8);
        PoseChange change(clip.skeleton, before, rotated(clip, 4, index, turn), side);
        QCOMPARE(change.mostRotatedJoint(), index);
        QVERIFY(std::abs(change.mostDegrees() - 0.8 * degreesPerRadian) < 1e-9);
        std::vector<double> other = valuesOf(clip, 12);
        const glm::dmat3 old = localRotation(joint, other);
        change.apply(12, 0.5, other);
        const glm::dmat3 now = localRotation(joint, other);
        QVERIFY(std::abs(degreesBetween(old, now) - 0.4 * degreesPerRadian) < 1e-9);
        // Applying one half twice gives the whole, on the same side.
        std::vector<double> whole = valuesOf(clip, 12);
        PoseChange(change).apply(12, 1.0, whole);
        const glm::dmat3 part = isLocal ? glm::transpose(old) * now : now * glm::transpose(old);
        const glm::dmat3 twice = isLocal ? old * part * part : part * part * old;
        QVERIFY(degreesBetween(twice, localRotation(joint, whole)) < 1e-6);
        // Applying a fraction of zero changes nothing.
        for (int column = 0; column < clip.motion.columnCount(); ++column) {
            if (!std::ranges::binary_search(change.columns(), column))
                QCOMPARE(whole[static_cast<std::size_t>(column)], clip.motion.value(12, column));
        }
    }
}

void PoseChangeTest::aRotationOfAJointIsOneInWorldSpace()
{
    const Clip clip = makeRandomClip({.seed = 3});
    const int index = fullJoint(clip.skeleton);
    const glm::dmat3 turn = rotationAboutAxis(glm::dvec3(0.0, 1.0, 0.0), 0.5);
    const Pose before = poseAt(clip, 7, {});
    const Pose after = evaluatePose(clip.skeleton, rotated(clip, 7, index, turn), {});
    const auto i = static_cast<std::size_t>(index);
    QVERIFY(degreesBetween(turn * before.worldFromJoint[i], after.worldFromJoint[i]) < 1e-9);
    QVERIFY(glm::distance(before.jointPositions[i], after.jointPositions[i]) < 1e-12);
    QCOMPARE(rotated(clip, 7, index, glm::dmat3(1.0)), valuesOf(clip, 7));
}

void PoseChangeTest::displacementsAreAdded()
{
    const Clip clip = makeRandomClip({.seed = 5});
    const std::vector<int> roots{0};
    const Pose pose = poseAt(clip, 3, {});
    const std::vector<double> after =
        displacedJoints(clip.skeleton, roots, {1.0, 2.0, -4.0}, pose, clip.motion.frame(3));
    QVERIFY(glm::distance(evaluatePose(clip.skeleton, after, {}).jointPositions[0],
                          pose.jointPositions[0] + glm::dvec3(1.0, 2.0, -4.0)) < 1e-9);
    PoseChange change(clip.skeleton, clip.motion.frame(3), after, PoseChange::Side::Parent);
    std::vector<double> other = valuesOf(clip, 30);
    change.apply(30, 0.25, other);
    const Pose moved = evaluatePose(clip.skeleton, other, {});
    const Pose was = poseAt(clip, 30, {});
    QVERIFY(glm::distance(moved.jointPositions[0], was.jointPositions[0] + glm::dvec3(0.25, 0.5, -1.0)) < 1e-9);
    QCOMPARE(change.mostRotatedJoint(), NoJoint);
}

void PoseChangeTest::noChangeIsEmpty()
{
    const Clip clip = makeRandomClip({});
    const PoseChange change(clip.skeleton, clip.motion.frame(0), clip.motion.frame(0), PoseChange::Side::Local);
    QVERIFY(change.isEmpty());
    QVERIFY(change.columns().empty());
    QVERIFY(PoseChange().isEmpty());
}

// A preview keeps a change while a worker makes the step, and the clip for which it was made may be destroyed before
// it.
void PoseChangeTest::aChangeOutlivesItsSkeleton()
{
    const Clip clip = makeRandomClip({.seed = 11});
    const int joint = fullJoint(clip.skeleton);
    QVERIFY(joint != NoJoint);
    const std::vector<double> before = valuesOf(clip, 0);
    const std::vector<double> after = rotated(clip, 0, joint, rotationAbout(Axis::X, 20.0));
    Skeleton skeleton = clip.skeleton;
    PoseChange change(skeleton, before, after, PoseChange::Side::Local);
    PoseChange same(clip.skeleton, before, after, PoseChange::Side::Local);
    Skeleton bare;
    for (Joint other : clip.skeleton.joints()) {
        other.channels.clear();
        (void)bare.addJoint(other);
    }
    skeleton = bare;
    std::vector<double> values = before;
    std::vector<double> wanted = before;
    change.apply(0, 0.5, values);
    same.apply(0, 0.5, wanted);
    QCOMPARE(values, wanted);
    QVERIFY(values != before);
}

void PoseChangeTest::framesOutsideKeepEveryBit_data()
{
    QTest::addColumn<int>("frame");
    QTest::newRow("in the middle") << 30;
    QTest::newRow("at the beginning") << 0;
    QTest::newRow("at the end") << 59;
}

void PoseChangeTest::framesOutsideKeepEveryBit()
{
    QFETCH(int, frame);
    const Clip before = makeRandomClip({.seed = 11});
    Clip clip = before;
    const std::vector<double> posed =
        rotated(clip, frame, fullJoint(clip.skeleton), rotationAboutAxis({1.0, 0.0, 0.0}, 0.4));
    const ChangeWindow window({.secondsBefore = 0.2, .secondsAfter = 0.1}, frame, std::nullopt, 60, 1.0 / 60.0);
    const PoseChange change(clip.skeleton, clip.motion.frame(frame), posed, PoseChange::Side::Local);
    QVERIFY(spreadChange(clip, {}, nullptr, {change, window, posed, {}, {}}));
    for (int other = 0; other < 60; ++other) {
        const bool isSame = std::ranges::equal(clip.motion.frame(other), before.motion.frame(other));
        QCOMPARE(isSame, !window.frames().contains(other));
        QCOMPARE(clip.motion.isTouched(other), window.frames().contains(other));
    }
    QVERIFY(std::ranges::equal(clip.motion.frame(frame), posed));
}

void PoseChangeTest::theFrameOfTheChangeHasTheGivenPose()
{
    Clip clip = makeRandomClip({.seed = 4});
    std::vector<double> posed = rotated(clip, 20, fullJoint(clip.skeleton), rotationAboutAxis({0.0, 0.0, 1.0}, 1.0));
    const ChangeWindow window({.reach = ChangeReach::WholeClip}, 20, std::nullopt, 60, 1.0 / 60.0);
    const PoseChange change(clip.skeleton, clip.motion.frame(20), posed, PoseChange::Side::Parent);
    QVERIFY(spreadChange(clip, {}, nullptr, {change, window, posed, {}, {}}));
    QVERIFY(std::ranges::equal(clip.motion.frame(20), posed));
}

void PoseChangeTest::largeRotationsDoNotFlip()
{
    for (unsigned seed = 1; seed < 6; ++seed) {
        Clip clip = makeRandomClip({.seed = seed, .frames = 120, .degrees = 20.0, .hasOddChannels = false});
        const int index = fullJoint(clip.skeleton);
        const std::vector<double> posed = rotated(
            clip, 60, index, rotationAboutAxis(glm::normalize(glm::dvec3(1.0, 1.0, 1.0)), 150.0 / degreesPerRadian));
        const ChangeWindow window({.secondsBefore = 0.5, .secondsAfter = 0.5}, 60, std::nullopt, 120, 1.0 / 60.0);
        const PoseChange change(clip.skeleton, clip.motion.frame(60), posed, PoseChange::Side::Local);
        QVERIFY(std::abs(change.mostDegrees() - 150.0) < 1e-6);
        QVERIFY(spreadChange(clip, {}, nullptr, {change, window, posed, {}, {}}));
        const Joint &joint = clip.skeleton.joint(index);
        for (int frame = 1; frame < 120; ++frame) {
            const double step = degreesBetween(localRotation(joint, clip.motion.frame(frame - 1)),
                                               localRotation(joint, clip.motion.frame(frame)));
            QVERIFY2(step < 30.0, qPrintable(QString::number(step)));
        }
    }
}

// The motion is still before the window and in its first frames: velocity and acceleration begin at zero.
void PoseChangeTest::theEndsOfAWindowHaveNoKink()
{
    Clip clip = makeRandomClip({.seed = 2, .frames = 400, .degrees = 0.0, .hasOddChannels = false});
    const int index = fullJoint(clip.skeleton);
    const std::vector<double> posed = rotated(clip, 200, index, rotationAboutAxis({1.0, 0.0, 0.0}, 1.0));
    const ChangeWindow window({.secondsBefore = 2.0, .secondsAfter = 2.0}, 200, std::nullopt, 400, 1.0 / 60.0);
    const PoseChange change(clip.skeleton, clip.motion.frame(200), posed, PoseChange::Side::Local);
    QVERIFY(spreadChange(clip, {}, nullptr, {change, window, posed, {}, {}}));
    const Joint &joint = clip.skeleton.joint(index);
    std::vector<double> angles;
    for (int frame = 70; frame < 330; ++frame)
        angles.push_back(
            degreesBetween(localRotation(joint, clip.motion.frame(0)), localRotation(joint, clip.motion.frame(frame))));
    double largest = 0.0;
    for (std::size_t i = 3; i < angles.size(); ++i)
        largest = std::max(largest, std::abs(angles[i] - 3.0 * angles[i - 1] + 3.0 * angles[i - 2] - angles[i - 3]));
    QVERIFY2(largest < 0.003, qPrintable(QString::number(largest)));
}

void PoseChangeTest::theProgressCanStopIt()
{
    Clip clip = makeRandomClip({.frames = 1000});
    const std::vector<double> posed = rotated(clip, 20, fullJoint(clip.skeleton), rotationAboutAxis({0, 0, 1}, 1.0));
    const ChangeWindow window({.reach = ChangeReach::WholeClip}, 20, std::nullopt, 1000, 0.01);
    const PoseChange change(clip.skeleton, clip.motion.frame(20), posed, PoseChange::Side::Parent);
    int reports = 0;
    QVERIFY(!spreadChange(clip, {}, nullptr, {change, window, posed, {}, {}}, [&](double) { return ++reports < 3; }));
    QCOMPARE(reports, 3);
}

void PoseChangeTest::theMostRotatedJointIsKnown()
{
    const Clip clip = makeRandomClip({.seed = 5, .hasOddChannels = false});
    const auto changed = [&](const std::vector<std::pair<int, double>> &turns) {
        std::vector<double> after = valuesOf(clip, 0);
        for (const auto &[joint, degrees] : turns) {
            // The last channel is the innermost, so that its change is the angle.
            const Joint &own = clip.skeleton.joint(joint);
            after[static_cast<std::size_t>(own.firstColumn + own.columnCount() - 1)] += degrees;
        }
        return PoseChange(clip.skeleton, clip.motion.frame(0), after, PoseChange::Side::Local);
    };
    const PoseChange three = changed({{2, 20.0}, {4, -30.0}, {7, 25.0}});
    QCOMPARE(three.mostRotatedJoint(), 4);
    QVERIFY(std::abs(three.mostDegrees() - 30.0) < 1e-9);
    const PoseChange last = changed({{2, 20.0}, {4, -10.0}, {7, 25.0}});
    QCOMPARE(last.mostRotatedJoint(), 7);
    QVERIFY(std::abs(last.mostDegrees() - 25.0) < 1e-9);
    QCOMPARE(PoseChange().mostRotatedJoint(), NoJoint);
    QCOMPARE(PoseChange().mostDegrees(), 0.0);
}

QTEST_APPLESS_MAIN(PoseChangeTest)

} // namespace tst_posechange

#include "tst_posechange.moc"
