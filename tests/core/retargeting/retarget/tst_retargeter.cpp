#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "pose/pose.h"
#include "retarget/retargetclip.h"
#include "retarget/retargeter.h"
#include "support/animal.h"
#include "support/changedskeletons.h"
#include "support/retargetoutcome.h"
#include "support/walker.h"

#include <glm/geometric.hpp>

#include <QTest>

#include <cmath>

namespace tst_retargeter {

using namespace limber;
using namespace limber::test;

class RetargeterTest : public QObject
{
    Q_OBJECT

private slots:
    void itsOwnSkeletonGivesTheSamePoses();
    void aScaledSkeletonGetsTheScaledMotion();
    void theTextOfTheHierarchyIsKept();
    void aFileWithoutMotionSectionCanBeTheSkeleton();
    void smallUnitsGetMoreDecimals();
    void jointsThatFollowNothingStayAtRest();
    void onlyTheFigureThatIsCarriedOverIsLookedAt_data();
    void onlyTheFigureThatIsCarriedOverIsLookedAt();
    void childrenCompensateForTheLimitsOfTheirParents();
    void everyStepCanBeCancelled();
    void oneFrameAndOneJointAreEnough();
    void singlePosesEqualThoseOfTheResult();
};

void RetargeterTest::itsOwnSkeletonGivesTheSamePoses()
{
    const Walker walker = makeWalker();
    const RetargetOutcome outcome = retargeted(automaticRetarget(walker.clip, atRest(walker.clip)));
    QCOMPARE(outcome.rest, RestMode::Match);
    QVERIFY(outcome.notes.empty());
    QCOMPARE(outcome.clip.motion.frameCount(), walker.clip.motion.frameCount());
    QCOMPARE(outcome.clip.motion.frameTimeSeconds(), walker.clip.motion.frameTimeSeconds());
    RetargetInput free = automaticRetarget(walker.clip, atRest(walker.clip));
    free.settings.lockFeet = false;
    QVERIFY(largestDistance(walker.clip, retargeted(free).clip, 1.0) < 1e-9);
}

void RetargeterTest::aScaledSkeletonGetsTheScaledMotion()
{
    const Walker walker = makeWalker();
    WalkerOptions inches;
    inches.scale = 1.0 / 2.54;
    RetargetInput input = automaticRetarget(walker.clip, atRest(makeWalker(inches).clip));
    input.settings.lockFeet = false;
    const RetargetOutcome outcome = retargeted(input);
    QVERIFY(std::abs(outcome.scale - 1.0 / 2.54) < 1e-12);
    QCOMPARE(outcome.floorShift, 0.0);
    QVERIFY(largestDistance(walker.clip, outcome.clip, 1.0 / 2.54) < 1e-9);
}

void RetargeterTest::theTextOfTheHierarchyIsKept()
{
    const Walker walker = makeWalker();
    std::string text = writeBvh(atRest(walker.clip));
    const std::string odd = "# an odd one\r\nHIERARCHY \r\n";
    text.replace(0, text.find('\n') + 1, odd);
    const ReadResult target = readBvh(text);
    QVERIFY(target.clip);
    const std::string written = writeBvh(retargeted(automaticRetarget(walker.clip, *target.clip)).clip);
    const std::size_t motion = text.find("MOTION");
    QCOMPARE(written.substr(0, motion), text.substr(0, motion));
    const ReadResult again = readBvh(written);
    QVERIFY(again.clip);
    QCOMPARE(again.clip->motion.frameCount(), 240);
}

void RetargeterTest::aFileWithoutMotionSectionCanBeTheSkeleton()
{
    const Walker walker = makeWalker();
    std::string text = writeBvh(atRest(walker.clip));
    text.resize(text.find("MOTION"));
    const ReadResult target = readBvh(text);
    QVERIFY(target.clip);
    const ReadResult again = readBvh(writeBvh(retargeted(automaticRetarget(walker.clip, *target.clip)).clip));
    QVERIFY(again.clip);
    QVERIFY(again.findings.empty());
    QCOMPARE(again.clip->motion.frameCount(), 240);
}

void RetargeterTest::smallUnitsGetMoreDecimals()
{
    const Walker walker = makeWalker();
    WalkerOptions metres;
    metres.scale = 0.0001;
    const ReadResult target = readBvh(writeBvh(atRest(makeWalker(metres).clip), [] {
        WriteOptions options;
        options.digits = WriteOptions::Shortest;
        return options;
    }()));
    RetargetInput input = automaticRetarget(walker.clip, *target.clip);
    input.settings.lockFeet = false;
    const ReadResult again = readBvh(writeBvh(retargeted(input).clip));
    QVERIFY(largestDistance(walker.clip, *again.clip, 0.0001) < 1e-4 * 0.0001);
}

void RetargeterTest::jointsThatFollowNothingStayAtRest()
{
    const Walker walker = makeWalker();
    RetargetInput input = automaticRetarget(walker.clip, atRest(walker.clip));
    const int arm = jointNamed(walker.clip.skeleton, "LeftArm");
    for (int joint = arm; joint < arm + 3; ++joint)
        input.mapping.matches[static_cast<std::size_t>(joint)] = {};
    const Clip result = retargeted(input).clip;
    for (const int column : {0, 1, 2})
        QCOMPARE(result.motion.value(99, result.skeleton.joint(arm).firstColumn + column), 0.0);
}

void RetargeterTest::onlyTheFigureThatIsCarriedOverIsLookedAt_data()
{
    QTest::addColumn<Together>("together");
    QTest::addColumn<bool>("isAnimalFirst");
    QTest::newRow("two roots, animal first") << Together::TwoRoots << true;
    QTest::newRow("two roots, human first") << Together::TwoRoots << false;
    QTest::newRow("common root, animal first") << Together::CommonRoot << true;
    QTest::newRow("common root, human first") << Together::CommonRoot << false;
}

// The dog stands far below the human.
void RetargeterTest::onlyTheFigureThatIsCarriedOverIsLookedAt()
{
    QFETCH(const Together, together);
    QFETCH(const bool, isAnimalFirst);
    const Clip walker = makeWalker({.frames = 120}).clip;
    Clip animal = makeAnimal({.frames = 120}).clip;
    for (int frame = 0; frame < animal.motion.frameCount(); ++frame)
        animal.motion.setValue(frame, 1, animal.motion.value(frame, 1) - 300.0);
    const Clip both = isAnimalFirst ? bothIn(animal, walker, together) : bothIn(walker, animal, together);
    const int human = jointNamed(both.skeleton, isAnimalFirst ? "B_Hips" : "A_Hips");
    const Clip target = atRest(makeWalker({.thigh = 50.0}).clip);
    const RetargetOutcome alone = retargeted(automaticRetarget(walker, target));
    const RetargetOutcome outcome = retargeted(automaticRetarget(both, target));
    QVERIFY(std::abs(outcome.floorShift - alone.floorShift) < 1e-6);
    QCOMPARE(outcome.scale, alone.scale);
    QCOMPARE(outcome.up, alone.up);
    QCOMPARE(outcome.contacts.size(), alone.contacts.size());
    for (std::size_t i = 0; i < alone.contacts.size(); ++i) {
        QCOMPARE(outcome.contacts[i].joint, human + alone.contacts[i].joint);
        QVERIFY(outcome.contacts[i].intervals == alone.contacts[i].intervals);
    }
    std::vector<Message> notes = outcome.notes;
    std::erase_if(
        notes, [](const Message &note) { return note.text().find("Hips and the joints below") != std::string::npos; });
    QCOMPARE(notes.size() + 1, outcome.notes.size());
    QVERIFY(notes == alone.notes);
}

void RetargeterTest::childrenCompensateForTheLimitsOfTheirParents()
{
    const Walker walker = makeWalker();
    const Clip target =
        withChosenChannels(walker.clip, [](const Joint &joint, Channel) { return joint.name != "LeftArm"; });
    RetargetInput input = automaticRetarget(walker.clip, target);
    input.settings.lockFeet = false;
    const Clip result = retargeted(input).clip;
    const auto rotationOf = [](const Clip &clip) {
        const Pose pose = poseAt(clip, 77, decidePositionRules(clip.skeleton, clip.motion));
        return pose.worldFromJoint[static_cast<std::size_t>(jointNamed(clip.skeleton, "LeftForeArm"))];
    };
    for (int column = 0; column < 3; ++column)
        QVERIFY(glm::distance(rotationOf(result)[column], rotationOf(walker.clip)[column]) < 1e-9);
}

void RetargeterTest::everyStepCanBeCancelled()
{
    const Walker walker = makeWalker();
    const RetargetInput input = automaticRetarget(walker.clip, atRest(walker.clip));
    const Progress stop = [](double) { return false; };
    Retargeter cancelled(input);
    QVERIFY(!cancelled.prepare(stop));
    Retargeter retargeter(input);
    QVERIFY(retargeter.prepare());
    QVERIFY(!retargeter.write(stop));
    QVERIFY(!retargeter.measure(retargeter.write()->clip, stop));
}

void RetargeterTest::oneFrameAndOneJointAreEnough()
{
    Clip one;
    Joint joint;
    joint.name = "node";
    joint.channels.assign(allChannels.begin(), allChannels.end());
    one.skeleton.addJoint(joint);
    one.motion = Motion(1, 6);
    one.motion.setValue(0, 1, 5.0);
    RetargetInput input = automaticRetarget(one, one);
    input.mapping.matches = {{0, 1.0, MatchReason::User}};
    const RetargetOutcome outcome = retargeted(input);
    QCOMPARE(outcome.clip.motion.frameCount(), 1);
    QCOMPARE(outcome.clip.motion.value(0, 1), 5.0);
}

void RetargeterTest::singlePosesEqualThoseOfTheResult()
{
    const Walker walker = makeWalker();
    Clip target = atRest(walker.clip);
    scaleOffsets(target, "Foot", 0.9);
    const RetargetInput input = automaticRetarget(walker.clip, target);
    Retargeter retargeter(input);
    QVERIFY(retargeter.prepare());
    const Clip result = retargeter.write()->clip;
    TransferredPose pose;
    for (const int frame : {0, 33, 100, 239}) {
        retargeter.evaluate(frame, pose);
        const Pose written = poseAt(result, frame, input.targetRules);
        for (std::size_t joint = 0; joint < written.jointPositions.size(); ++joint)
            QVERIFY(glm::distance(pose.pose.jointPositions[joint], written.jointPositions[joint]) < 1e-9);
    }
}

QTEST_APPLESS_MAIN(RetargeterTest)

} // namespace tst_retargeter

#include "tst_retargeter.moc"
