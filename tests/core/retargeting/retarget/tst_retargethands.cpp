#include "retarget/retargetclip.h"
#include "retarget/retargeter.h"
#include "support/retargetoutcome.h"
#include "support/walker.h"

#include <glm/geometric.hpp>

#include <QTest>

#include <algorithm>
#include <cmath>

namespace tst_retargethands {

using namespace limber;
using namespace limber::test;

// Hands that keep a position rather than the directions of the arm.
class RetargetHandsTest : public QObject
{
    Q_OBJECT

private slots:
    void aHandKeepsItsPositionRelativeToTheBody();
    void aHandKeepsItsPositionRelativeToTheHead();
    void aHandKeepsItsPositionInTheWorld();
    void handsThatHoldEachOtherKeepTheirDistance();
    void longerArmsDoNotReachThroughTheFloor();
    void whatAHandHoldsMayReachThroughTheFloor();
    void handsWithoutTheirGoalAreFree_data();
    void handsWithoutTheirGoalAreFree();
};

void RetargetHandsTest::aHandKeepsItsPositionRelativeToTheBody()
{
    const Walker walker = makeWalker();
    Clip target = atRest(walker.clip);
    scaleOffsets(target, "ForeArm", 1.3);
    scaleOffsets(target, "Hand", 0.9);
    RetargetInput input = automaticRetarget(walker.clip, target);
    input.settings.lockFeet = false;
    input.settings.leftHand = HandGoal::Pelvis;
    const Clip result = retargeted(input).clip;
    const auto length = [](const Clip &clip) {
        return glm::length(clip.skeleton.joint(jointNamed(clip.skeleton, "LeftForeArm")).offset) +
               glm::length(clip.skeleton.joint(jointNamed(clip.skeleton, "LeftHand")).offset);
    };
    const double ratio = length(target) / length(walker.clip);
    for (const int frame : {0, 80, 160}) {
        const glm::dvec3 was = placeOf(walker.clip, "LeftHand", frame) - placeOf(walker.clip, "Hips", frame);
        const glm::dvec3 is = placeOf(result, "LeftHand", frame) - placeOf(result, "Hips", frame);
        QVERIFY(glm::distance(is, ratio * was) < 1e-6);
    }
}

void RetargetHandsTest::aHandKeepsItsPositionRelativeToTheHead()
{
    const Walker walker = makeWalker();
    Clip target = atRest(walker.clip);
    for (const char *bone : {"ForeArm", "Hand"})
        scaleOffsets(target, bone, 0.8);
    RetargetInput input = automaticRetarget(walker.clip, target);
    input.settings.lockFeet = false;
    input.settings.rightHand = HandGoal::Head;
    const Clip result = retargeted(input).clip;
    for (const int frame : {0, 80, 160}) {
        const glm::dvec3 was = placeOf(walker.clip, "RightHand", frame) - placeOf(walker.clip, "Head", frame);
        const glm::dvec3 is = placeOf(result, "RightHand", frame) - placeOf(result, "Head", frame);
        QVERIFY(glm::distance(is, 0.8 * was) < 1e-6);
        // The other arm is free.
        const glm::dvec3 bone = placeOf(walker.clip, "LeftHand", frame) - placeOf(walker.clip, "LeftForeArm", frame);
        const glm::dvec3 same = placeOf(result, "LeftHand", frame) - placeOf(result, "LeftForeArm", frame);
        QVERIFY(glm::distance(same, 0.8 * bone) < 1e-6);
    }
}

// The target is half as high again and stands on the same floor, so the hand goes to one and a half times its position.
void RetargetHandsTest::aHandKeepsItsPositionInTheWorld()
{
    const Walker walker = makeWalker();
    Clip target = atRest(walker.clip);
    scaleOffsets(target, "", 1.5);
    scaleOffsets(target, "Shoulder", 0.8);
    RetargetInput input = automaticRetarget(walker.clip, target);
    input.settings.leftHand = HandGoal::World;
    const RetargetOutcome outcome = retargeted(input);
    QVERIFY(std::abs(outcome.scale - 1.5) < 0.01);
    for (const int frame : {0, 80, 160}) {
        const glm::dvec3 expected =
            outcome.scale * placeOf(walker.clip, "LeftHand", frame) + outcome.floorShift * glm::dvec3(0.0, 1.0, 0.0);
        QVERIFY(glm::distance(placeOf(outcome.clip, "LeftHand", frame), expected) < 1e-6);
    }
}

void RetargetHandsTest::handsThatHoldEachOtherKeepTheirDistance()
{
    const Walker walker = makeWalker();
    Clip target = atRest(walker.clip);
    for (const char *bone : {"ForeArm", "Hand"})
        scaleOffsets(target, bone, 1.2);
    scaleOffsets(target, "Shoulder", 1.5);
    RetargetInput input = automaticRetarget(walker.clip, target);
    input.settings.lockFeet = false;
    input.settings.leftHand = HandGoal::OtherHand;
    input.settings.rightHand = HandGoal::OtherHand;
    const Clip result = retargeted(input).clip;
    const glm::dvec3 was = placeOf(walker.clip, "LeftHand", 70) - placeOf(walker.clip, "RightHand", 70);
    const glm::dvec3 is = placeOf(result, "LeftHand", 70) - placeOf(result, "RightHand", 70);
    QVERIFY(glm::distance(is, 1.2 * was) < 1e-6);
}

void RetargetHandsTest::longerArmsDoNotReachThroughTheFloor()
{
    // The arms hang; those of the target are so long that its hands would be below its feet.
    const Walker walker = makeWalker({.frames = 60, .bendsKneesForward = true});
    Clip source = walker.clip;
    for (const char *name : {"LeftArm", "RightArm"}) {
        const Joint &arm = source.skeleton.joint(jointNamed(source.skeleton, name));
        for (int frame = 0; frame < source.motion.frameCount(); ++frame) {
            for (int i = 0; i < arm.columnCount(); ++i) {
                const double down = name[0] == 'L' ? -80.0 : 80.0;
                const bool isDown = arm.channels[static_cast<std::size_t>(i)] == channels::Zrotation;
                source.motion.setValue(frame, arm.firstColumn + i, isDown ? down : 0.0);
            }
        }
    }
    Clip target = atRest(walker.clip);
    scaleOffsets(target, "ForeArm", 3.0);
    scaleOffsets(target, "Hand", 3.0);
    RetargetInput input = automaticRetarget(source, target);
    const auto lowest = [&] {
        Retargeter retargeter(input);
        if (!retargeter.prepare())
            return -1e9;
        double height = 1e9;
        TransferredPose pose;
        for (int frame = 0; frame < 60; ++frame) {
            retargeter.evaluate(frame, pose);
            for (const char *name : {"LeftHand", "RightHand"}) {
                const auto hand = static_cast<std::size_t>(jointNamed(target.skeleton, name));
                height = std::min(height, pose.pose.jointPositions[hand].y - retargeter.floorHeight());
            }
        }
        return height;
    };
    QVERIFY2(lowest() > -0.6, std::to_string(lowest()).c_str());
    input.settings.handsAboveFloor = false;
    QVERIFY2(lowest() < -5.0, std::to_string(lowest()).c_str());
}

// A sword in the target's hand is no hand: the arm does not rise for its tip.
void RetargetHandsTest::whatAHandHoldsMayReachThroughTheFloor()
{
    const Walker walker = makeWalker({.frames = 60, .bendsKneesForward = true});
    Clip target = atRest(walker.clip);
    for (const EndSite &end : walker.clip.skeleton.endSites()) {
        const int index = static_cast<int>(&end - walker.clip.skeleton.endSites().data());
        if (walker.clip.skeleton.joint(end.parent).name == "RightHand")
            target.skeleton.setOffset(NodeId::endSite(index), {0.0, -300.0, 0.0});
    }
    RetargetInput input = automaticRetarget(walker.clip, target);
    const Clip above = retargeted(input).clip;
    input.settings.handsAboveFloor = false;
    const Clip through = retargeted(input).clip;
    for (int frame = 0; frame < 60; frame += 10)
        QCOMPARE(placeOf(above, "RightHand", frame), placeOf(through, "RightHand", frame));
}

void RetargetHandsTest::handsWithoutTheirGoalAreFree_data()
{
    QTest::addColumn<int>("goal");
    QTest::addColumn<QString>("unmapped");
    const auto row = [](const char *name, HandGoal goal, const char *unmapped) {
        QTest::newRow(name) << int(goal) << QString::fromLatin1(unmapped);
    };
    row("no head", HandGoal::Head, "Head");
    row("no other hand", HandGoal::OtherHand, "RightHand");
    row("no forearm", HandGoal::World, "LeftForeArm");
    row("no upper arm", HandGoal::Pelvis, "LeftArm");
}

void RetargetHandsTest::handsWithoutTheirGoalAreFree()
{
    QFETCH(int, goal);
    QFETCH(QString, unmapped);
    const Walker walker = makeWalker({.frames = 60});
    Clip target = atRest(walker.clip);
    scaleOffsets(target, "ForeArm", 1.3);
    RetargetInput input = automaticRetarget(walker.clip, target);
    input.settings.lockFeet = false;
    input.settings.leftHand = static_cast<HandGoal>(goal);
    const Clip held = retargeted(input).clip;
    const int joint = jointNamed(target.skeleton, unmapped.toStdString());
    input.mapping.matches[static_cast<std::size_t>(joint)] = {};
    const Clip without = retargeted(input).clip;
    input.settings.leftHand = HandGoal::Free;
    QCOMPARE(largestDistance(without, retargeted(input).clip, 1.0), 0.0);
    // With all of it mapped, the hand is moved.
    input.mapping = automaticRetarget(walker.clip, target).mapping;
    QVERIFY(largestDistance(held, retargeted(input).clip, 1.0) > 0.1);
}

QTEST_APPLESS_MAIN(RetargetHandsTest)

} // namespace tst_retargethands

#include "tst_retargethands.moc"
