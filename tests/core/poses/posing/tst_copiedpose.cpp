#include "posing/copiedpose.h"

#include "support/otherrests.h"
#include "support/stillroot.h"
#include "support/walker.h"

#include "geometry/geometry.h"
#include "pose/localrotation.h"
#include "pose/pose.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <QTest>

#include <algorithm>
#include <span>
#include <vector>

namespace tst_copiedpose {

using namespace limber;
using namespace limber::test;

namespace {

double degreesBetween(const glm::dmat3 &a, const glm::dmat3 &b)
{
    return angleOf(glm::transpose(a) * b) * degreesPerRadian;
}

} // namespace

// Poses are copied from frame to frame and from figure to figure.
class CopiedPoseTest : public QObject
{
    Q_OBJECT

private slots:
    void aWholePoseIsPastedWithoutTravel();
    void aPoseThatIsThereChangesNoNumber();
    void onlyTheCopiedJointsChange();
    void rootsCopiedAloneArePastedWithTheirPosition();
    void anotherRotationOrderGetsTheSameRotations();
    void mirroringTwiceGivesThePose();
    void mirroredSidesAreSwapped();
    void sidesAreSwappedWhateverTheRestPoseIs();
    void jointsAboveTheFigureStay();
    void jointsWithOtherNamesAreNotChanged();
    void nothingCopiedIsEmpty();
};

void CopiedPoseTest::aWholePoseIsPastedWithoutTravel()
{
    const Clip clip = makeWalker({.frames = 120}).clip;
    const CopiedPose copied(clip, {}, Axis::Y, 30, {});
    const std::vector<double> pasted = copied.into(clip.skeleton, clip.motion.frame(90));
    for (int index = 0; index < clip.skeleton.jointCount(); ++index) {
        const Joint &joint = clip.skeleton.joint(index);
        QVERIFY(degreesBetween(localRotation(joint, pasted), localRotation(joint, clip.motion.frame(30))) < 1e-9);
    }
    const Pose was = poseAt(clip, 90, {});
    QCOMPARE(evaluatePose(clip.skeleton, pasted, {}).jointPositions[0], was.jointPositions[0]);
}

// Other angles may show the same rotation; the file's own stay to the last bit.
void CopiedPoseTest::aPoseThatIsThereChangesNoNumber()
{
    const Clip clip = makeWalker({.frames = 120}).clip;
    for (const int frame : {0, 30, 90}) {
        const std::span<const double> values = clip.motion.frame(frame);
        const std::vector<double> pasted = CopiedPose(clip, {}, Axis::Y, frame, {}).into(clip.skeleton, values);
        QVERIFY(std::ranges::equal(pasted, values));
    }
}

void CopiedPoseTest::onlyTheCopiedJointsChange()
{
    const Clip clip = makeWalker({.frames = 120}).clip;
    const int knee = jointNamed(clip.skeleton, "LeftLeg");
    const CopiedPose copied(clip, {}, Axis::Y, 30, {knee});
    QVERIFY(!copied.isEmpty());
    const std::vector<double> pasted = copied.into(clip.skeleton, clip.motion.frame(90));
    const Joint &joint = clip.skeleton.joint(knee);
    for (int column = 0; column < clip.motion.columnCount(); ++column) {
        const bool isKnees = column >= joint.firstColumn && column < joint.firstColumn + joint.columnCount();
        if (!isKnees)
            QCOMPARE(pasted[static_cast<std::size_t>(column)], clip.motion.value(90, column));
    }
    QVERIFY(degreesBetween(localRotation(joint, pasted), localRotation(joint, clip.motion.frame(30))) < 1e-9);
}

void CopiedPoseTest::rootsCopiedAloneArePastedWithTheirPosition()
{
    const Clip clip = makeWalker({.frames = 120}).clip;
    const CopiedPose copied(clip, {}, Axis::Y, 30, {0});
    const std::vector<double> pasted = copied.into(clip.skeleton, clip.motion.frame(90));
    QCOMPARE(evaluatePose(clip.skeleton, pasted, {}).jointPositions[0], poseAt(clip, 30, {}).jointPositions[0]);
}

void CopiedPoseTest::anotherRotationOrderGetsTheSameRotations()
{
    const Clip clip = makeWalker({.frames = 60}).clip;
    Skeleton other = clip.skeleton;
    std::vector<std::vector<Channel>> channels;
    for (const Joint &joint : other.joints()) {
        std::vector<Channel> reversed = joint.channels;
        std::reverse(reversed.end() - 3, reversed.end());
        channels.push_back(reversed);
    }
    for (int joint = 0; joint < other.jointCount(); ++joint)
        other.setChannels(joint, channels[static_cast<std::size_t>(joint)]);
    const CopiedPose copied(clip, {}, Axis::Y, 30, {});
    const std::vector<double> nothing(static_cast<std::size_t>(other.columnCount()));
    const std::vector<double> pasted = copied.into(other, nothing);
    for (int joint = 0; joint < other.jointCount(); ++joint) {
        QVERIFY(degreesBetween(localRotation(other.joint(joint), pasted),
                               localRotation(clip.skeleton.joint(joint), clip.motion.frame(30))) < 1e-9);
    }
}

void CopiedPoseTest::mirroringTwiceGivesThePose()
{
    const Clip clip = makeWalker({.frames = 60}).clip;
    const CopiedPose copied(clip, {}, Axis::Y, 20, {});
    Clip mirrored = clip;
    const std::vector<double> once = copied.mirroredInto(clip.skeleton, clip.motion.frame(20));
    std::ranges::copy(once, mirrored.motion.editFrame(20).begin());
    const CopiedPose again(mirrored, {}, Axis::Y, 20, {});
    const std::vector<double> twice = again.mirroredInto(clip.skeleton, clip.motion.frame(20));
    for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
        QVERIFY(degreesBetween(localRotation(clip.skeleton.joint(joint), twice),
                               localRotation(clip.skeleton.joint(joint), clip.motion.frame(20))) < 1e-6);
    }
}

void CopiedPoseTest::mirroredSidesAreSwapped()
{
    const Clip clip = makeWalker({.frames = 60, .bends = false}).clip;
    const CopiedPose copied(clip, {}, Axis::Y, 20, {});
    const std::vector<double> values = copied.mirroredInto(clip.skeleton, clip.motion.frame(20));
    const Pose was = poseAt(clip, 20, {});
    const Pose now = evaluatePose(clip.skeleton, values, {});
    const auto heightOf = [&](const Pose &pose, const char *name) {
        return pose.jointPositions[static_cast<std::size_t>(jointNamed(clip.skeleton, name))].y -
               pose.jointPositions[0].y;
    };
    QVERIFY(std::abs(heightOf(was, "LeftFoot") - heightOf(was, "RightFoot")) > 1.0);
    QVERIFY(std::abs(heightOf(now, "LeftFoot") - heightOf(was, "RightFoot")) < 1e-6);
    QVERIFY(std::abs(heightOf(now, "RightFoot") - heightOf(was, "LeftFoot")) < 1e-6);
    // If only the left leg is copied, mirroring pastes it to the right leg.
    const int left = jointNamed(clip.skeleton, "LeftUpLeg");
    const CopiedPose leg(clip, {}, Axis::Y, 20, {left});
    const std::vector<double> half = leg.mirroredInto(clip.skeleton, clip.motion.frame(20));
    const Joint &own = clip.skeleton.joint(left);
    QCOMPARE(half[static_cast<std::size_t>(own.firstColumn)], clip.motion.value(20, own.firstColumn));
    QVERIFY(!std::ranges::equal(half, clip.motion.frame(20)));
}

void CopiedPoseTest::sidesAreSwappedWhateverTheRestPoseIs()
{
    const Clip walk = makeWalker({.frames = 60, .bends = false}).clip;
    const auto heights = [](const Clip &clip, std::span<const double> values) {
        const Pose pose = evaluatePose(clip.skeleton, values, {});
        std::vector<double> found;
        for (const char *name : {"LeftFoot", "RightFoot", "LeftHand", "RightHand", "Head"})
            found.push_back(pose.jointPositions[static_cast<std::size_t>(jointNamed(clip.skeleton, name))].y -
                            pose.jointPositions[0].y);
        return found;
    };
    for (const Clip &clip : {allAlong(walk, {1, 0, 0}, false), allAlong(walk, {1, 0, 0}, true),
                             allAlong(walk, {0, 0, 1}, false), randomlyTurned(walk, 5)}) {
        const CopiedPose copied(clip, {}, Axis::Y, 20, {});
        const std::vector<double> was = heights(clip, clip.motion.frame(20));
        const std::vector<double> now = heights(clip, copied.mirroredInto(clip.skeleton, clip.motion.frame(20)));
        QVERIFY(std::abs(was[0] - was[1]) > 1.0);
        for (std::size_t i = 0; i < 4; ++i)
            QVERIFY2(std::abs(now[i] - was[i ^ 1U]) < 0.5, qPrintable(QString::number(now[i] - was[i ^ 1U])));
        QVERIFY(std::abs(now[4] - was[4]) < 0.5);
    }
}

void CopiedPoseTest::jointsAboveTheFigureStay()
{
    const glm::dmat3 turn = rotationAboutAxis({0, 1, 0}, 1.0);
    const Clip clip = withStillRoot(allAlong(makeWalker({.frames = 60}).clip, {1, 0, 0}, false), turn, {5.0, 0.0, 7.0});
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    const CopiedPose copied(clip, rules, Axis::Y, 20, {});
    const std::vector<double> values = copied.mirroredInto(clip.skeleton, clip.motion.frame(20));
    for (int column = 0; column < clip.skeleton.joint(0).columnCount(); ++column)
        QCOMPARE(values[static_cast<std::size_t>(column)], clip.motion.value(20, column));
    const auto headOf = [&](std::span<const double> frame) {
        const Pose pose = evaluatePose(clip.skeleton, frame, rules);
        const auto head = static_cast<std::size_t>(jointNamed(clip.skeleton, "Head"));
        return pose.jointPositions[head].y - pose.jointPositions[1].y;
    };
    QVERIFY(std::abs(headOf(values) - headOf(clip.motion.frame(20))) < 0.5);
}

void CopiedPoseTest::jointsWithOtherNamesAreNotChanged()
{
    const Clip clip = makeWalker({.frames = 60}).clip;
    Skeleton other = clip.skeleton;
    for (int joint = 0; joint < other.jointCount(); ++joint)
        other.setName(joint, "bone" + std::to_string(joint));
    const CopiedPose copied(clip, {}, Axis::Y, 20, {});
    const std::vector<double> values(static_cast<std::size_t>(other.columnCount()), 1.5);
    QCOMPARE(copied.into(other, values), values);
    QCOMPARE(copied.mirroredInto(other, values), values);
}

void CopiedPoseTest::nothingCopiedIsEmpty()
{
    QVERIFY(CopiedPose().isEmpty());
}

QTEST_APPLESS_MAIN(CopiedPoseTest)

} // namespace tst_copiedpose

#include "tst_copiedpose.moc"
