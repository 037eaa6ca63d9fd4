#include "base/at.h"
#include "bvh/write/bvhwriter.h"
#include "geometry/geometry.h"
#include "pose/pose.h"
#include "support/namedposes.h"
#include "support/operationcalls.h"
#include "support/randommotion.h"
#include "support/walker.h"

#include <QTest>

#include <glm/geometric.hpp>

namespace tst_bakerest {

using namespace limber;
using namespace limber::test;

namespace {

// The direction from one joint to another one at rest.
glm::dvec3 restDirection(const Skeleton &skeleton, const char *from, const char *to)
{
    const Pose rest = restPose(skeleton);
    return glm::normalize(at(rest.jointPositions, jointNamed(skeleton, to)) -
                          at(rest.jointPositions, jointNamed(skeleton, from)));
}

} // namespace

class BakeRestTest : public QObject
{
    Q_OBJECT

private slots:
    void positionsAreKept_data();
    void positionsAreKept();
    void rotationsOfTheFrameAreZero();
    void theRootMayBeLeftOut();
    void bakingBackRestoresTheOriginal();
    void bonesLieAlongAnAxis();
    void armsSwingIntoAPose();
    void aRestPoseOnALineBecomesATPose();
    void onlyOneWayCanBeGiven();
};

void BakeRestTest::positionsAreKept_data()
{
    QTest::addColumn<QString>("call");
    for (const char *call : {"bakerest", "bakerest:frame=17", "bakerest:frame=17,root=yaw",
                             "bakerest:frame=last,root=none", "bakerest:aim=x", "bakerest:aim=y"})
        QTest::newRow(call) << QString::fromLatin1(call);
}

void BakeRestTest::positionsAreKept()
{
    QFETCH(QString, call);
    std::vector<Clip> clips{makeWalker().clip};
    for (unsigned seed = 1; seed < 6; ++seed)
        clips.push_back(makeRandomClip({.seed = seed}));
    for (const Clip &clip : clips) {
        const AppliedOperation result = test::apply(call.toStdString(), clip);
        QVERIFY2(result.isDone(), result.problem.text().c_str());
        const NamedPoseError error = namedPoseError(clip, result.clip);
        QVERIFY2(error.units <= 1e-9, qPrintable(QString::number(error.units)));
        // The end sites are compared, too.
        const Pose before = poseAt(clip, 7, decidePositionRules(clip.skeleton, clip.motion));
        const Pose after = poseAt(result.clip, 7, decidePositionRules(result.clip.skeleton, result.clip.motion));
        for (std::size_t end = 0; end < before.endPositions.size(); ++end)
            QVERIFY(glm::distance(before.endPositions[end], after.endPositions[end]) <= 1e-9);
    }
}

void BakeRestTest::rotationsOfTheFrameAreZero()
{
    const Clip clip = makeRandomClip({.seed = 2});
    const Clip made = applied("bakerest:frame=20", clip);
    for (int column = 0; column < made.skeleton.columnCount(); ++column) {
        if (made.skeleton.column(column).channel.isRotation())
            QVERIFY(std::abs(made.motion.value(20, column)) < 1e-9);
    }
}

void BakeRestTest::theRootMayBeLeftOut()
{
    const Clip clip = applied("orient:to=70", makeWalker().clip);
    const auto spineOf = [&](const char *call) {
        return restDirection(applied(call, clip).skeleton, "RightUpLeg", "LeftUpLeg");
    };
    // The pelvis at rest: as in the frame, rotated about the up axis alone, or as before.
    const glm::dvec3 none = spineOf("bakerest:frame=5,root=none");
    const glm::dvec3 yaw = spineOf("bakerest:frame=5,root=yaw");
    const glm::dvec3 all = spineOf("bakerest:frame=5,root=all");
    QVERIFY(glm::distance(none, glm::dvec3(1.0, 0.0, 0.0)) < 1e-9);
    QVERIFY(std::abs(yaw.y) < 1e-9 && yaw.x < 0.6);
    QVERIFY(std::abs(all.y) > 1e-3 && all.x < 0.6);
}

void BakeRestTest::bakingBackRestoresTheOriginal()
{
    // The last frame shows the rest pose, so baking it leads back to it.
    Clip clip = makeRandomClip({.seed = 4, .hasOddChannels = false});
    const int last = clip.motion.frameCount() - 1;
    for (int column = 0; column < clip.skeleton.columnCount(); ++column) {
        if (clip.skeleton.column(column).channel.isRotation())
            clip.motion.setValue(last, column, 0.0);
    }
    const Clip back = applied("bakerest:frame=last", applied("bakerest:frame=9", clip));
    for (const NodeId node : clip.skeleton.nodesInFileOrder())
        QVERIFY(glm::distance(back.skeleton.offsetOf(node), clip.skeleton.offsetOf(node)) < 1e-9);
    const PoseError error = poseError(clip, back);
    QVERIFY(error.units <= 1e-9 && error.degrees <= 1e-6);
}

void BakeRestTest::bonesLieAlongAnAxis()
{
    const Clip clip = makeWalker().clip;
    const Clip made = applied("bakerest:aim=y", clip);
    for (const char *name : {"LeftLeg", "LeftFoot", "Neck", "Head", "RightForeArm", "RightHand"}) {
        const glm::dvec3 offset = made.skeleton.joint(jointNamed(made.skeleton, name)).offset;
        QVERIFY2(glm::distance(glm::normalize(offset), glm::dvec3(0.0, 1.0, 0.0)) < 1e-9, name);
    }
}

void BakeRestTest::armsSwingIntoAPose()
{
    for (const Axis up : {Axis::Y, Axis::Z}) {
        const Clip hanging = applied("bakerest:frame=30,root=none", makeWalker({.up = up}).clip);
        QVERIFY(std::abs(restDirection(hanging.skeleton, "LeftArm", "LeftHand").x) < 0.7);
        const Clip t = applied("bakerest:pose=t", hanging);
        QVERIFY(glm::distance(restDirection(t.skeleton, "LeftArm", "LeftHand"), {1.0, 0.0, 0.0}) < 1e-9);
        QVERIFY(glm::distance(restDirection(t.skeleton, "RightArm", "RightForeArm"), {-1.0, 0.0, 0.0}) < 1e-9);
        QVERIFY(namedPoseError(hanging, t).units <= 1e-9);
        const Clip a = applied("bakerest:pose=a", hanging);
        const glm::dvec3 arm = restDirection(a.skeleton, "LeftArm", "LeftHand");
        QVERIFY(std::abs(arm.x - std::sqrt(0.5)) < 1e-9);
        QVERIFY(std::abs(glm::dot(arm, directionOf(up)) + std::sqrt(0.5)) < 1e-9);
    }
}

void BakeRestTest::aRestPoseOnALineBecomesATPose()
{
    const Clip clip = makeWalker({.bendsKneesForward = true}).clip;
    for (const char *line : {"bakerest:aim=x", "bakerest:aim=y"}) {
        const Clip lying = applied(line, clip);
        const Clip t = applied("bakerest:pose=t", lying);
        QVERIFY(glm::distance(restDirection(t.skeleton, "LeftArm", "LeftHand"), {1.0, 0.0, 0.0}) < 1e-6);
        QVERIFY(glm::distance(restDirection(t.skeleton, "RightArm", "RightForeArm"), {-1.0, 0.0, 0.0}) < 1e-6);
        QVERIFY(glm::distance(restDirection(t.skeleton, "LeftUpLeg", "LeftFoot"), {0.0, -1.0, 0.0}) < 1e-6);
        QVERIFY(restDirection(t.skeleton, "LeftFoot", "LeftToeBase").z > 0.5);
        QVERIFY(restDirection(t.skeleton, "Spine", "Head").y > 0.99);
        QVERIFY(namedPoseError(lying, t).units <= 1e-9);
        const Clip a = applied("bakerest:pose=a", lying);
        QVERIFY(restDirection(a.skeleton, "LeftArm", "LeftHand").y < -0.7);
    }
}

void BakeRestTest::onlyOneWayCanBeGiven()
{
    const Clip clip = makeWalker().clip;
    for (const char *call : {"bakerest:frame=1,pose=t", "bakerest:pose=t,aim=x", "bakerest:frame=0,aim=y"})
        QCOMPARE(int(test::apply(call, clip).outcome), int(AppliedOperation::Outcome::Refused));
    QCOMPARE(int(test::apply("bakerest:frame=9999", clip).outcome), int(AppliedOperation::Outcome::WrongCall));
    QCOMPARE(int(test::apply("bakerest:pose=t", makeRandomClip({.joints = 4})).outcome),
             int(AppliedOperation::Outcome::Refused));
    Clip still = clip;
    still.motion = Motion(0, clip.skeleton.columnCount());
    QCOMPARE(int(test::apply("bakerest", still).outcome), int(AppliedOperation::Outcome::Refused));
    QVERIFY(test::apply("bakerest:aim=x", still).isDone());
}

QTEST_GUILESS_MAIN(BakeRestTest)

} // namespace tst_bakerest

#include "tst_bakerest.moc"
