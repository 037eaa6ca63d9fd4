#include "anatomy/plantedreference.h"
#include "body/bodystructure.h"
#include "body/vocabulary.h"
#include "geometry/geometry.h"
#include "pose/pose.h"

#include "support/otherrests.h"
#include "support/walker.h"

#include <QTest>

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>
#include <glm/matrix.hpp>

#include <cmath>

namespace tst_plantedreference {

using namespace limber;
using namespace limber::test;

// The feet of a pose from the middle of a stride are compared as they stand.
class PlantedReferenceTest : public QObject
{
    Q_OBJECT

private slots:
    void liftedFeetArePutFlat_data();
    void liftedFeetArePutFlat();
    void onlyFeetMove();
    void figureWithoutFramesIsKept();
    void feetOfARestPoseGiveWayWhereTheyClearlyStandOtherwise_data();
    void feetOfARestPoseGiveWayWhereTheyClearlyStandOtherwise();
    void poseThatLiesIsStoodUp_data();
    void poseThatLiesIsStoodUp();
};

namespace {

PositionRules rulesOf(const Clip &clip)
{
    return decidePositionRules(clip.skeleton, clip.motion);
}

ReferencePose poseOf(const Clip &clip, int frame)
{
    const Pose pose = poseAt(clip, frame, rulesOf(clip));
    return {pose.worldFromJoint, pose.jointPositions, pose.endPositions};
}

ReferencePose planted(const Clip &clip, ReferencePose pose, const glm::dvec3 &up, FeetInPose feet = FeetInPose::Lifted)
{
    const BodyRoles roles = bodyRoles(clip, rulesOf(clip), Vocabulary::builtIn());
    plantFeet(clip, rulesOf(clip), BodyMarks(clip.skeleton, roles), up, feet, pose);
    return pose;
}

// Returns how steeply a foot points up, in degrees.
double pitch(const Clip &clip, const ReferencePose &pose, const std::string &side, const glm::dvec3 &up)
{
    const auto of = [&](const char *name) {
        return pose.positions[static_cast<std::size_t>(jointNamed(clip.skeleton, side + name))];
    };
    return std::asin(glm::dot(directionOf(of("ToeBase") - of("Foot")), up)) * degreesPerRadian;
}

} // namespace

void PlantedReferenceTest::liftedFeetArePutFlat_data()
{
    QTest::addColumn<Clip>("clip");
    QTest::addColumn<glm::dvec3>("up");
    QTest::newRow("Y up") << makeWalker().clip << glm::dvec3(0, 1, 0);
    QTest::newRow("Z up, metres") << makeWalker({.scale = 0.01, .up = Axis::Z}).clip << glm::dvec3(0, 0, 1);
    QTest::newRow("Y down") << hangingWalker() << glm::dvec3(0, -1, 0);
    QTest::newRow("15 frames per second")
        << makeWalker({.frames = 60, .framesPerSecond = 15.0}).clip << glm::dvec3(0, 1, 0);
}

void PlantedReferenceTest::liftedFeetArePutFlat()
{
    QFETCH(Clip, clip);
    QFETCH(glm::dvec3, up);
    const double flat = pitch(clip, {{}, restPose(clip.skeleton).jointPositions, {}}, "Left", up);
    double mostLifted = 0.0;
    for (int frame = 0; frame < clip.motion.frameCount(); frame += 7) {
        for (const char *side : {"Left", "Right"}) {
            const ReferencePose pose = poseOf(clip, frame);
            mostLifted = std::max(mostLifted, std::abs(pitch(clip, pose, side, up) - flat));
            QVERIFY(std::abs(pitch(clip, planted(clip, pose, up), side, up) - flat) < 2.0);
        }
    }
    QVERIFY(mostLifted > 10.0);
}

void PlantedReferenceTest::onlyFeetMove()
{
    const Clip clip = makeWalker().clip;
    const ReferencePose before = poseOf(clip, 40);
    const ReferencePose after = planted(clip, before, {0, 1, 0});
    for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
        const auto index = static_cast<std::size_t>(joint);
        const std::string &name = clip.skeleton.joint(joint).name;
        const int parent = clip.skeleton.joint(joint).parent;
        if (!name.ends_with("Foot") && !name.ends_with("ToeBase")) {
            QCOMPARE(after.rotations[index], before.rotations[index]);
            QCOMPARE(after.positions[index], before.positions[index]);
        } else {
            const auto above = static_cast<std::size_t>(parent);
            QVERIFY(std::abs(glm::distance(after.positions[index], after.positions[above]) -
                             glm::distance(before.positions[index], before.positions[above])) < 1e-9);
        }
    }
}

void PlantedReferenceTest::figureWithoutFramesIsKept()
{
    Clip clip = makeWalker().clip;
    const ReferencePose before = poseOf(clip, 40);
    clip.motion = Motion(0, clip.skeleton.columnCount());
    QCOMPARE(planted(clip, before, {0, 1, 0}).rotations, before.rotations);
}

void PlantedReferenceTest::feetOfARestPoseGiveWayWhereTheyClearlyStandOtherwise_data()
{
    QTest::addColumn<double>("degrees"); // of the foot in the rest pose, while it is flat in the clip
    QTest::addColumn<double>("left");
    QTest::newRow("the same") << 0.0 << 0.0;
    QTest::newRow("noise") << 3.0 << 3.0;
    QTest::newRow("another foot") << 14.0 << 0.0;
    QTest::newRow("the heel is down") << -14.0 << 0.0;
    QTest::newRow("a ballet dancer") << 50.0 << 50.0;
}

void PlantedReferenceTest::feetOfARestPoseGiveWayWhereTheyClearlyStandOtherwise()
{
    QFETCH(double, degrees);
    QFETCH(double, left);
    const int foot = jointNamed(makeWalker().clip.skeleton, "LeftFoot");
    const glm::dmat3 rotation = glm::mat3_cast(glm::angleAxis(degrees / degreesPerRadian, glm::dvec3(1.0, 0.0, 0.0)));
    const Clip clip =
        withRest(makeWalker().clip, [&](int joint) { return joint == foot ? rotation : glm::dmat3(1.0); });
    const Pose rest = restPose(clip.skeleton);
    const ReferencePose pose{rest.worldFromJoint, rest.jointPositions, rest.endPositions};
    const double flat = pitch(clip, pose, "Right", {0, 1, 0});
    QVERIFY(std::abs(std::abs(pitch(clip, pose, "Left", {0, 1, 0}) - flat) - std::abs(degrees)) < 1e-6);
    const ReferencePose after = planted(clip, pose, {0, 1, 0}, FeetInPose::Standing);
    QVERIFY(std::abs(std::abs(pitch(clip, after, "Left", {0, 1, 0}) - flat) - std::abs(left)) < 2.0);
    QVERIFY(std::abs(pitch(clip, after, "Right", {0, 1, 0}) - flat) < 1e-6);
}

void PlantedReferenceTest::poseThatLiesIsStoodUp_data()
{
    QTest::addColumn<glm::dvec3>("up");
    QTest::addColumn<bool>("isRotated");
    QTest::newRow("it stands") << glm::dvec3(0, 1, 0) << false;
    QTest::newRow("it leans by 40 degrees") << glm::dvec3(0, std::cos(0.7), std::sin(0.7)) << false;
    QTest::newRow("it lies") << glm::dvec3(0, 0, 1) << true;
    QTest::newRow("it lies on its side") << glm::dvec3(1, 0, 0) << true;
    QTest::newRow("it hangs") << glm::dvec3(0, -1, 0) << true;
}

void PlantedReferenceTest::poseThatLiesIsStoodUp()
{
    QFETCH(glm::dvec3, up);
    QFETCH(bool, isRotated);
    const Clip clip = makeWalker().clip;
    const BodyRoles roles = bodyRoles(clip, rulesOf(clip), Vocabulary::builtIn());
    const ReferencePose before = poseOf(clip, 40);
    ReferencePose after = before;
    standUp(BodyMarks(clip.skeleton, roles), up, after);
    QCOMPARE(after.positions != before.positions, isRotated);
    if (!isRotated)
        return;
    const auto at = [&](const ReferencePose &pose, const char *name) {
        return pose.positions[static_cast<std::size_t>(jointNamed(clip.skeleton, name))];
    };
    QVERIFY(glm::dot(directionOf(at(after, "Head") - at(after, "Hips")), up) > 0.95);
    QVERIFY(std::abs(glm::distance(at(after, "Head"), at(after, "LeftFoot")) -
                     glm::distance(at(before, "Head"), at(before, "LeftFoot"))) < 1e-9);
}

QTEST_APPLESS_MAIN(PlantedReferenceTest)

} // namespace tst_plantedreference

#include "tst_plantedreference.moc"
