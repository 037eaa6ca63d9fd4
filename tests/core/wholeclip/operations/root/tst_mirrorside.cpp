#include "base/at.h"
#include "body/mirrorpairs.h"
#include "bvh/write/bvhwriter.h"
#include "channels/channeledit.h"
#include "pose/pose.h"
#include "support/operationcalls.h"
#include "support/otherrests.h"
#include "support/stillroot.h"
#include "support/walker.h"

#include <QTest>

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <algorithm>

namespace tst_mirrorside {

using namespace limber;
using namespace limber::test;

namespace {

std::string otherSide(std::string name)
{
    if (name.starts_with("Left"))
        return "Right" + name.substr(4);
    return name.starts_with("Right") ? "Left" + name.substr(5) : name;
}

bool isOn(const Clip &clip, int joint, const char *side)
{
    return clip.skeleton.joint(joint).name.starts_with(side);
}

// The largest difference, over the frames, between a joint on one side, as the hips see it, and the mirror image of its
// partner: the whole body below the hips is symmetric if it is zero.
double asymmetryOf(const Clip &clip, Axis side)
{
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    double largest = 0.0;
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        const Pose pose = poseAt(clip, frame, rules);
        for (int joint = 1; joint < clip.skeleton.jointCount(); ++joint) {
            if (!isOn(clip, joint, "Left"))
                continue;
            // Relative to the joint in the middle that carries the pair.
            int middle = joint;
            while (isOn(clip, middle, "Left"))
                middle = clip.skeleton.joint(middle).parent;
            const int partner = jointNamed(clip.skeleton, otherSide(clip.skeleton.joint(joint).name));
            const glm::dmat3 back = glm::transpose(at(pose.worldFromJoint, middle));
            const glm::dvec3 origin = at(pose.jointPositions, middle);
            const glm::dvec3 own = back * (at(pose.jointPositions, joint) - origin);
            const glm::dvec3 other = back * (at(pose.jointPositions, partner) - origin);
            largest = std::max(largest, glm::distance(own, mirrored(other, side)));
        }
    }
    return largest;
}

// Returns the names of joints of which a value changed in some frame.
std::vector<std::string> changedJoints(const Clip &before, const Clip &after)
{
    std::vector<std::string> names;
    for (int joint = 0; joint < before.skeleton.jointCount(); ++joint) {
        const Joint &each = before.skeleton.joint(joint);
        bool isChanged = false;
        for (int frame = 0; frame < before.motion.frameCount(); ++frame) {
            for (int i = 0; i < each.columnCount(); ++i)
                isChanged = isChanged || before.motion.value(frame, each.firstColumn + i) !=
                                             after.motion.value(frame, each.firstColumn + i);
        }
        if (isChanged)
            names.push_back(each.name);
    }
    return names;
}

} // namespace

// One side of the body gets the mirrored poses of the other.
class MirrorSideTest : public QObject
{
    Q_OBJECT

private slots:
    void theBodyIsSymmetricAfterwards_data();
    void theBodyIsSymmetricAfterwards();
    void onlyTheOtherSideChanges_data();
    void onlyTheOtherSideChanges();
    void twiceIsTheSameAsOnce_data();
    void twiceIsTheSameAsOnce();
    void namedJointsOfEitherSideMeanTheirPairs();
    void otherFramesStay();
    void otherOrdersAreRecomputed();
    void aRestPoseOnOneLineIsMirroredRight();
    void unevenSidesKeepTheirBones();
    void bonesThatMoveAreMirrored();
    void aRootThatStaysStillIsKept();
    void jointsInTheMiddleAloneAreRefused();
};

void MirrorSideTest::theBodyIsSymmetricAfterwards_data()
{
    QTest::addColumn<int>("up");
    QTest::addColumn<QString>("from");
    for (const int up : {1, 2}) {
        for (const char *from : {"left", "right"})
            QTest::addRow("%c up, from %s", 'X' + up, from) << up << QString::fromLatin1(from);
    }
}

void MirrorSideTest::theBodyIsSymmetricAfterwards()
{
    QFETCH(int, up);
    QFETCH(QString, from);
    const Clip clip = makeWalker({.up = Axis(up)}).clip;
    QVERIFY(asymmetryOf(clip, Axis::X) > 1.0);
    const AppliedOperation result = limber::apply("mirrorside:from=" + from.toStdString(), clip);
    QVERIFY2(result.isDone(), result.problem.text().c_str());
    QVERIFY(result.warnings.empty());
    QVERIFY(asymmetryOf(result.clip, Axis::X) <= 1e-9);
    QVERIFY(result.changes.flipsAfter <= result.changes.flipsBefore);
}

void MirrorSideTest::onlyTheOtherSideChanges_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::newRow("left") << QByteArray("left") << QByteArray("Right");
    QTest::newRow("right") << QByteArray("right") << QByteArray("Left");
}

void MirrorSideTest::onlyTheOtherSideChanges()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    const Clip clip = makeWalker().clip;
    for (const std::string &name : changedJoints(clip, applied("mirrorside:from=" + from.toStdString(), clip)))
        QVERIFY2(name.starts_with(to.toStdString()), name.c_str());
}

void MirrorSideTest::twiceIsTheSameAsOnce_data()
{
    QTest::addColumn<int>("rest");
    QTest::newRow("symmetric") << 0;
    QTest::newRow("bones along one axis") << 1;
    QTest::newRow("turned anyhow") << 2;
}

void MirrorSideTest::twiceIsTheSameAsOnce()
{
    QFETCH(int, rest);
    Clip clip = makeWalker().clip;
    if (rest == 1)
        clip = allAlong(clip, {1.0, 0.0, 0.0}, false);
    if (rest == 2)
        clip = randomlyTurned(clip, 7);
    const Clip once = applied("mirrorside:from=left", clip);
    const Clip twice = applied("mirrorside:from=left", once);
    const PoseError error = poseError(once, twice);
    QVERIFY2(error.units <= 1e-9 && error.degrees <= 1e-9, qPrintable(QString::number(error.degrees)));
    if (rest == 0)
        QVERIFY(writeBvh(once) == writeBvh(twice));
}

void MirrorSideTest::namedJointsOfEitherSideMeanTheirPairs()
{
    const Clip clip = makeWalker().clip;
    const std::vector<std::string> knee{"RightLeg"};
    QCOMPARE(changedJoints(clip, applied("mirrorside:from=left,joints=LeftLeg", clip)), knee);
    QCOMPARE(changedJoints(clip, applied("mirrorside:from=left,joints=RightLeg", clip)), knee);
    QCOMPARE(changedJoints(clip, applied("mirrorside:from=left,joints=LeftLeg+Spine+RightLeg", clip)), knee);
}

void MirrorSideTest::otherFramesStay()
{
    const Clip clip = makeWalker().clip;
    const Clip result = applied("mirrorside:from=right,frames=20-30", clip);
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        const bool isEqual = std::ranges::equal(clip.motion.frame(frame), result.motion.frame(frame));
        QCOMPARE(isEqual, frame < 20 || frame > 30);
    }
}

void MirrorSideTest::otherOrdersAreRecomputed()
{
    Clip clip = makeWalker().clip;
    const int arm = jointNamed(clip.skeleton, "LeftArm");
    clip = withChannels(clip, {}, arm, {channels::Xrotation, channels::Yrotation, channels::Zrotation});
    const AppliedOperation result = apply("mirrorside:from=left", clip);
    QVERIFY(asymmetryOf(result.clip, Axis::X) <= 1e-9);
    QVERIFY(result.changes.flipsAfter <= result.changes.flipsBefore);
    QVERIFY(asymmetryOf(applied("mirrorside:from=right", clip), Axis::X) <= 1e-9);
}

void MirrorSideTest::aRestPoseOnOneLineIsMirroredRight()
{
    const Clip clip = makeWalker().clip;
    const Clip expected = applied("mirrorside:from=left", clip);
    for (const bool isOpposed : {false, true}) {
        const Clip result = applied("mirrorside:from=left", allAlong(clip, {1.0, 0.0, 0.0}, isOpposed));
        for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
            const Pose wanted = poseAt(expected, frame, {});
            const Pose found = poseAt(result, frame, {});
            for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint)
                QVERIFY(glm::distance(at(wanted.jointPositions, joint), at(found.jointPositions, joint)) < 1e-3);
        }
    }
}

void MirrorSideTest::unevenSidesKeepTheirBones()
{
    Clip clip = makeWalker().clip;
    clip.skeleton.setOffset(NodeId::joint(jointNamed(clip.skeleton, "LeftForeArm")), {33.0, 0.0, 0.0});
    const Clip result = applied("mirrorside:from=left", clip);
    for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint)
        QCOMPARE(result.skeleton.joint(joint).offset, clip.skeleton.joint(joint).offset);
    const int left = jointNamed(clip.skeleton, "LeftHand");
    const int right = jointNamed(clip.skeleton, "RightHand");
    const auto directionOfForearm = [&](const Pose &pose, int hand) {
        const int elbow = clip.skeleton.joint(hand).parent;
        const int spine = jointNamed(clip.skeleton, "Spine");
        return glm::transpose(at(pose.worldFromJoint, spine)) *
               glm::normalize(at(pose.jointPositions, hand) - at(pose.jointPositions, elbow));
    };
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        const Pose pose = poseAt(result, frame, {});
        const glm::dvec3 wanted = mirrored(directionOfForearm(pose, left), Axis::X);
        QVERIFY(glm::distance(wanted, directionOfForearm(pose, right)) < 1e-9);
    }
}

void MirrorSideTest::bonesThatMoveAreMirrored()
{
    Clip clip = makeWalker().clip;
    for (const char *name : {"LeftHand", "RightHand"}) {
        clip = withChannels(clip, {}, jointNamed(clip.skeleton, name),
                            {channels::Xposition, channels::Yposition, channels::Zposition, channels::Zrotation,
                             channels::Xrotation, channels::Yrotation});
    }
    const Joint &hand = clip.skeleton.joint(jointNamed(clip.skeleton, "LeftHand"));
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame)
        clip.motion.setValue(frame, hand.firstColumn, hand.offset.x + 0.01 * (frame % 7 - 3)); // about its usual length
    const Clip result = applied("mirrorside:from=left", clip);
    QVERIFY2(asymmetryOf(result, Axis::X) <= 1e-9, qPrintable(QString::number(asymmetryOf(result, Axis::X))));
}

void MirrorSideTest::aRootThatStaysStillIsKept()
{
    const Clip clip = withStillRoot(makeWalker().clip);
    const Clip result = applied("mirrorside:from=right", clip);
    QVERIFY(asymmetryOf(result, Axis::X) <= 1e-9);
}

void MirrorSideTest::jointsInTheMiddleAloneAreRefused()
{
    const Clip clip = makeWalker().clip;
    const AppliedOperation result = apply("mirrorside:from=left,joints=Spine", clip);
    QCOMPARE(result.outcome, AppliedOperation::Outcome::Refused);
    QVERIFY(result.problem.text().find("partner on the other side") != std::string::npos);
    QVERIFY(!apply("mirrorside:from=up", clip).isDone());
}

QTEST_GUILESS_MAIN(MirrorSideTest)

} // namespace tst_mirrorside

#include "tst_mirrorside.moc"
