#include "body/vocabulary.h"
#include "geometry/geometry.h"
#include "pose/pose.h"
#include "retarget/retargetclip.h"
#include "support/changedskeletons.h"
#include "support/retargetoutcome.h"
#include "support/walker.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <QTest>

#include <algorithm>
#include <cmath>

namespace tst_retargetchains {

using namespace limber;
using namespace limber::test;

// Joints between those that the mapping names, and joints that move in their parents.
class RetargetChainsTest : public QObject
{
    Q_OBJECT

private slots:
    void aJointThatMovesInItsParentKeepsItsScaledWay();
    void aJointThatMovesKeepsItsWayFromTheNextJointAbove();
    void aTwistRotatesTheBoneAndNotItsEnd();
    void chainsTwistAlongTheirFirstBone();
    void aSpineWithAnotherNumberOfJointsDistributesItsBend();
};

void RetargetChainsTest::aJointThatMovesInItsParentKeepsItsScaledWay()
{
    WalkerOptions half;
    half.scale = 0.5;
    const Clip moving = withMovingHand(makeWalker().clip);
    RetargetInput input = automaticRetarget(moving, atRest(withMovingHand(makeWalker(half).clip)));
    input.settings.lockFeet = false;
    const RetargetOutcome outcome = retargeted(input);
    QVERIFY(std::abs(outcome.scale - 0.5) < 1e-12);
    for (int frame = 0; frame < moving.motion.frameCount(); frame += 7) {
        const glm::dvec3 before = placeOf(moving, "LeftHand", frame) - placeOf(moving, "LeftForeArm", frame);
        const glm::dvec3 now = placeOf(outcome.clip, "LeftHand", frame) - placeOf(outcome.clip, "LeftForeArm", frame);
        QVERIFY2(glm::distance(0.5 * before, now) < 1e-6,
                 qPrintable(QString::number(glm::distance(0.5 * before, now))));
    }
}

// The upper arm of the target is longer than its other bones, so that it matters from where the way is counted.
void RetargetChainsTest::aJointThatMovesKeepsItsWayFromTheNextJointAbove()
{
    const Clip moving = withMovingHand(makeWalker().clip);
    Clip target = atRest(withMovingHand(makeWalker({.scale = 0.5}).clip));
    scaleOffsets(target, "LeftForeArm", 1.5);
    RetargetInput input = automaticRetarget(moving, target);
    input.settings.lockFeet = false;
    const auto errorOfWayFrom = [&](const char *above) {
        const RetargetOutcome outcome = retargeted(input);
        double largest = 0.0;
        for (int frame = 0; frame < moving.motion.frameCount(); frame += 7) {
            const glm::dvec3 before = placeOf(moving, "LeftHand", frame) - placeOf(moving, above, frame);
            const glm::dvec3 now = placeOf(outcome.clip, "LeftHand", frame) - placeOf(outcome.clip, above, frame);
            largest = std::max(largest, glm::distance(outcome.scale * before, now));
        }
        return largest;
    };
    QVERIFY(errorOfWayFrom("LeftForeArm") < 1e-6);
    QVERIFY(errorOfWayFrom("LeftArm") > 1.0);
    // The forearm follows nothing: the next joint that does is the arm.
    input.mapping.matches[static_cast<std::size_t>(jointNamed(target.skeleton, "LeftForeArm"))] = {};
    QVERIFY(errorOfWayFrom("LeftArm") < 1e-6);
}

void RetargetChainsTest::aTwistRotatesTheBoneAndNotItsEnd()
{
    const Walker walker = makeWalker();
    RetargetInput input = automaticRetarget(walker.clip, atRest(walker.clip));
    input.settings.lockFeet = false;
    const int arm = jointNamed(walker.clip.skeleton, "LeftArm");
    input.settings.twistDegrees.assign(walker.clip.skeleton.joints().size(), 0.0);
    input.settings.twistDegrees[static_cast<std::size_t>(arm)] = 40.0;
    const Clip result = retargeted(input).clip;
    QVERIFY(largestDistance(walker.clip, result, 1.0) < 1e-9);
    const int column = walker.clip.skeleton.joint(arm).firstColumn;
    QVERIFY(std::abs(result.motion.value(9, column) - walker.clip.motion.value(9, column)) +
                std::abs(result.motion.value(9, column + 1) - walker.clip.motion.value(9, column + 1)) >
            1.0);
}

// A joint between two joints that follow the source turns about its own bone, and the ends stay.
void RetargetChainsTest::chainsTwistAlongTheirFirstBone()
{
    const Walker walker = makeWalker({.frames = 60});
    RetargetInput input = automaticRetarget(walker.clip, atRest(walker.clip));
    input.settings.lockFeet = false;
    const Clip plain = retargeted(input).clip;
    const std::size_t joints = walker.clip.skeleton.joints().size();
    const int hand = jointNamed(walker.clip.skeleton, "LeftHand");
    input.settings.twistDegrees.assign(joints + 5, 0.0); // more than there are joints
    input.settings.twistDegrees[static_cast<std::size_t>(hand)] = 40.0;
    // The hand carries no joint that follows, so that it has no bone to turn about.
    QCOMPARE(largestDistance(plain, retargeted(input).clip, 1.0), 0.0);
    const int arm = jointNamed(walker.clip.skeleton, "LeftArm");
    input.settings.twistDegrees.assign(static_cast<std::size_t>(arm) + 1, 0.0);
    input.settings.twistDegrees.back() = 40.0;
    const Clip result = retargeted(input).clip;
    const Pose before = poseAt(plain, 9, input.targetRules);
    const Pose after = poseAt(result, 9, input.targetRules);
    const auto index = static_cast<std::size_t>(arm);
    const glm::dmat3 turn = glm::transpose(before.worldFromJoint[index]) * after.worldFromJoint[index];
    QVERIFY(std::abs(angleOf(turn) * degreesPerRadian - 40.0) < 1e-6);
    const glm::dvec3 bone = glm::normalize(walker.clip.skeleton.joint(arm + 1).offset);
    QVERIFY(glm::distance(turn * bone, bone) < 1e-9);
    QVERIFY(glm::dot(glm::cross(glm::dvec3(0.0, 1.0, 0.0), turn * glm::dvec3(0.0, 1.0, 0.0)), bone) > 0.0);
}

void RetargetChainsTest::aSpineWithAnotherNumberOfJointsDistributesItsBend()
{
    // The middle joint of the spine is missing in the target, so the remaining joint takes the position halfway.
    const Walker walker = makeWalker();
    RetargetInput input = automaticRetarget(walker.clip, atRest(walker.clip));
    const std::vector<SpreadJoint> none =
        spreadChains(input.source.skeleton, figureShape(input.source, input.sourceRules), input.sourceRoles,
                     input.target.skeleton, figureShape(input.target, input.targetRules), input.mapping);
    QVERIFY(none.empty()); // with as many joints, the mapping is one to one

    std::vector<JointRole> roles(3);
    for (int i = 0; i < 3; ++i)
        roles[static_cast<std::size_t>(i)] = {BodyPart::Spine, BodySide::Centre, i + 1};
    const auto chain = [](std::initializer_list<double> lengths) {
        Clip clip;
        int joint = NoJoint;
        for (const double length : lengths) {
            Joint next;
            next.parent = joint;
            next.offset = {0.0, length, 0.0};
            joint = clip.skeleton.addJoint(next);
        }
        return clip;
    };
    const Clip source = chain({0.0, 1.0, 3.0});
    const Clip target = chain({0.0, 4.0, 2.0, 2.0});
    JointMapping mapping;
    mapping.matches = {{0, 1.0, MatchReason::User}, {}, {}, {2, 1.0, MatchReason::User}};
    const std::vector<SpreadJoint> spread = spreadChains(source.skeleton, figureShape(source, {}), BodyRoles(roles),
                                                         target.skeleton, figureShape(target, {}), mapping);
    QCOMPARE(spread.size(), std::size_t(2));
    // Halfway up, a joint lies between the joints at a quarter and at the end, a third of the distance on.
    QCOMPARE(spread[0].from, 1);
    QCOMPARE(spread[0].to, 2);
    QVERIFY(std::abs(spread[0].fraction - 1.0 / 3.0) < 1e-12);
    QVERIFY(std::abs(spread[1].fraction - 2.0 / 3.0) < 1e-12);
}

QTEST_APPLESS_MAIN(RetargetChainsTest)

} // namespace tst_retargetchains

#include "tst_retargetchains.moc"
