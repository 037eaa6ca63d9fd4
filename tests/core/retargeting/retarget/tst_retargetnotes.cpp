#include "retarget/retargetclip.h"
#include "support/changedskeletons.h"
#include "support/operationcalls.h"
#include "support/retargetoutcome.h"
#include "support/walker.h"
#include "surgery/skeletontree.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace tst_retargetnotes {

using namespace limber;
using namespace limber::test;

// What a retarget reports about its result.
class RetargetNotesTest : public QObject
{
    Q_OBJECT

private slots:
    void anEmptyMappingIsReported();
    void missingLegsAreReported();
    void movingJointsThatNothingFollowsAreNamed();
    void stillLimbsAreOneNote();
    void aSkeletonWithoutPositionChannelsIsReported();
    void rotationsThatChannelsCannotShowAreReported();
    void theReasonForMissingContactsIsReported();
    void movementWithoutChannelsIsReported();
    void bonesWithoutALengthAreReported();
    void contactsOutOfReachAreReported();
    void feetThatGoThroughTheFloorAreReported();
    void feetOfAnotherShapeAreNoFault();
};

void RetargetNotesTest::anEmptyMappingIsReported()
{
    const Walker walker = makeWalker();
    RetargetInput input = automaticRetarget(walker.clip, atRest(walker.clip));
    for (JointMatch &match : input.mapping.matches)
        match = {};
    const RetargetOutcome outcome = retargeted(input);
    QVERIFY(says(outcome.notes, "No target joint is mapped"));
    QCOMPARE(outcome.clip.motion.frameCount(), 240);
}

void RetargetNotesTest::missingLegsAreReported()
{
    const Walker walker = makeWalker();
    RetargetInput input = automaticRetarget(walker.clip, atRest(walker.clip));
    for (const char *name : {"LeftLeg", "RightLeg"})
        input.mapping.matches[static_cast<std::size_t>(jointNamed(walker.clip.skeleton, name))] = {};
    QVERIFY(says(retargeted(input).notes, "No leg of the target follows a leg of the source"));
    const auto without = [](const Clip &clip, std::initializer_list<const char *> names) {
        SkeletonTree tree(clip.skeleton);
        for (const char *name : names)
            tree.remove(jointNamed(clip.skeleton, name));
        Clip rest;
        rest.skeleton = tree.build().skeleton;
        rest.motion = Motion(1, rest.skeleton.columnCount());
        return rest;
    };
    const Clip legless = without(walker.clip, {"LeftUpLeg", "RightUpLeg"});
    QVERIFY(says(retargeted(automaticRetarget(walker.clip, legless)).notes, "The target has no legs"));
    QVERIFY(says(retargeted(automaticRetarget(legless, atRest(walker.clip))).notes, "The source has no legs"));
    QVERIFY(says(retargeted(automaticRetarget(legless, legless)).notes, "Neither skeleton has legs"));
}

void RetargetNotesTest::movingJointsThatNothingFollowsAreNamed()
{
    Clip source = makeWalker().clip;
    for (const char *name : {"LeftHand", "Head"}) { // the right hand keeps still
        const int column = source.skeleton.joint(jointNamed(source.skeleton, name)).firstColumn;
        for (int frame = 0; frame < source.motion.frameCount(); ++frame)
            source.motion.setValue(frame, column, 10.0 * std::sin(0.1 * frame));
    }
    const int rightHand = source.skeleton.joint(jointNamed(source.skeleton, "RightHand")).firstColumn;
    for (int frame = 0; frame < source.motion.frameCount(); ++frame) {
        for (int column = rightHand; column < rightHand + 3; ++column)
            source.motion.setValue(frame, column, 5.0);
    }
    RetargetInput input = automaticRetarget(source, atRest(source));
    QVERIFY(!says(retargeted(input).notes, "moving joints"));
    for (const char *name : {"LeftHand", "RightHand", "Head"})
        input.mapping.matches[static_cast<std::size_t>(jointNamed(source.skeleton, name))] = {};
    QVERIFY(says(retargeted(input).notes,
                 "No joint of the target follows the moving joints below Neck (1), LeftForeArm (1): their motion is "
                 "lost."));
}

// The folds of a coat, each a chain of joints.
void RetargetNotesTest::stillLimbsAreOneNote()
{
    const auto notesWithFolds = [](int folds) {
        Clip dressed = atRest(makeWalker().clip);
        for (int fold = 1; fold <= folds; ++fold) {
            const double angle = 0.6 * fold;
            dressed.skeleton.addJoint(
                {"Fold" + std::to_string(fold), 0, {8.0 * std::sin(angle), 0.0, 8.0 * std::cos(angle)}, {}, 0});
            dressed.skeleton.addJoint(
                {"Hem" + std::to_string(fold), dressed.skeleton.jointCount() - 1, {0.0, -60.0, 0.0}, {}, 0});
        }
        return retargeted(automaticRetarget(makeWalker().clip, dressed)).notes;
    };
    QVERIFY(says(notesWithFolds(1), "No joint of the source moves Fold1 and the joints below: they stay still."));
    QVERIFY(says(notesWithFolds(2), "No joint of the source moves these and the joints below: Fold1, Fold2. They stay "
                                    "still."));
    const std::vector<Message> many = notesWithFolds(10);
    QVERIFY(says(many, "Fold7, Fold8, …. They"));
    QCOMPARE(
        std::ranges::count_if(many, [](const Message &note) { return note.text().find("Fold") != std::string::npos; }),
        1);
}

void RetargetNotesTest::aSkeletonWithoutPositionChannelsIsReported()
{
    const Walker walker = makeWalker();
    const Clip target =
        withChosenChannels(walker.clip, [](const Joint &, Channel channel) { return channel.isRotation(); });
    const RetargetOutcome outcome = retargeted(automaticRetarget(walker.clip, target));
    QVERIFY(says(outcome.notes, "does not travel"));
}

void RetargetNotesTest::rotationsThatChannelsCannotShowAreReported()
{
    const Walker walker = makeWalker();
    const Clip target = withChosenChannels(walker.clip, [](const Joint &joint, Channel channel) {
        return joint.name != "LeftArm" || channel.axis == Axis::Z;
    });
    const RetargetOutcome outcome = retargeted(automaticRetarget(walker.clip, target));
    QVERIFY(says(outcome.notes, "LeftArm lacks rotation channels"));
}

void RetargetNotesTest::theReasonForMissingContactsIsReported()
{
    WalkerOptions fast;
    fast.framesPerSecond = 2000.0;
    const Walker walker = makeWalker(fast);
    RetargetInput input = automaticRetarget(walker.clip, atRest(walker.clip));
    // A skater: the whole figure slides.
    const int column = input.source.skeleton.columnOf(0, channels::Xposition).value();
    for (int frame = 0; frame < input.source.motion.frameCount(); ++frame)
        input.source.motion.setValue(frame, column, frame);
    QVERIFY(says(retargeted(input).notes, "LeftFoot"));
    // A name in another encoding is made printable like any other text of a file.
    input.source.skeleton.setName(jointNamed(walker.clip.skeleton, "LeftFoot"), "\x8d\xb6");
    QVERIFY(says(retargeted(input).notes, "\\x8D\\xB6, "));
}

void RetargetNotesTest::movementWithoutChannelsIsReported()
{
    const Walker walker = makeWalker();
    const Clip moving = withMovingHand(walker.clip);
    const RetargetOutcome outcome = retargeted(automaticRetarget(moving, atRest(walker.clip)));
    QVERIFY(says(outcome.notes, "1 joint moves relative to its parent and has no position channels in the target: "
                                "that movement is lost."));
    QVERIFY(!says(retargeted(automaticRetarget(moving, atRest(moving))).notes, "that movement is lost"));
}

void RetargetNotesTest::bonesWithoutALengthAreReported()
{
    const Walker walker = makeWalker();
    Clip target = atRest(walker.clip);
    scaleOffsets(target, "LeftHand", 0.0);
    RetargetInput input = automaticRetarget(walker.clip, target);
    input.settings.rest = RestMode::Match;
    QVERIFY(says(retargeted(input).notes,
                 "1 joint has a zero-length bone, so its direction is unknown; its rotation is "
                 "copied unchanged."));
    scaleOffsets(target, "RightHand", 0.0);
    QVERIFY(says(retargeted(automaticRetarget(walker.clip, target)).notes, "2 joints have zero-length bones"));
    // A bone that has no length in both figures is the same in both.
    Clip source = walker.clip;
    scaleOffsets(source, "Hand", 0.0);
    QVERIFY(!says(retargeted(automaticRetarget(source, target)).notes, "zero-length"));
}

void RetargetNotesTest::contactsOutOfReachAreReported()
{
    const Walker walker = makeWalker();
    RetargetInput input = automaticRetarget(walker.clip, atRest(walker.clip));
    const int foot = jointNamed(walker.clip.skeleton, "LeftFoot");
    input.settings.contacts = Contacts{{foot, {{0, 239}}}}; // it walks away from it
    const RetargetOutcome outcome = retargeted(input);
    QVERIFY(says(outcome.notes, "LeftFoot slides in frames 0 to 239: it is not held, since its limb would jump."));
    input.settings.contacts = walker.contacts;
    QVERIFY(!says(retargeted(input).notes, "slides"));
    // One note for all contacts of a foot.
    input.settings.contacts = Contacts{{foot, {{0, 110}, {130, 239}}}};
    const std::vector<Message> notes = retargeted(input).notes;
    QCOMPARE(std::ranges::count_if(notes,
                                   [](const Message &note) { return note.text().find("LeftFoot still slides") == 0; }),
             1);
    QVERIFY(says(notes, "LeftFoot still slides in 2 contacts, since its limb would jump"));
}

// A foot that is longer reaches deeper when its heel is lifted.
void RetargetNotesTest::feetThatGoThroughTheFloorAreReported()
{
    const Walker walker = makeWalker();
    Clip target = atRest(walker.clip);
    scaleOffsets(target, "ToeBase", 2.5);
    for (const bool hasMeasures : {true, false}) {
        RetargetRun run;
        run.measures = hasMeasures;
        RetargetInput input = automaticRetarget(walker.clip, target);
        input.settings.lockFeet = false;
        input.settings.feetAboveFloor = false;
        const auto result = retargetClip(input, run);
        const auto fault = std::ranges::find(result->faults, ResultFault::Kind::ThroughFloor, &ResultFault::kind);
        QVERIFY(fault != result->faults.end());
        QVERIFY(fault->amount > 1.0);
        QCOMPARE(std::count_if(result->notes.begin(), result->notes.end(),
                               [](const RetargetNote &note) {
                                   return note.file == RetargetFile::Result &&
                                          note.text.text().starts_with("through the floor: ");
                               }),
                 1);
    }
    RetargetInput same = automaticRetarget(walker.clip, atRest(walker.clip));
    QVERIFY(!says(retargeted(same).notes, "through the floor"));
}

// Toes that the source has not are below its ankles while it stands.
void RetargetNotesTest::feetOfAnotherShapeAreNoFault()
{
    const Walker walker = makeWalker();
    Clip source = walker.clip;
    for (const char *toe : {"LeftToeBase", "RightToeBase"})
        source = applied("remove:joint=" + std::string(toe), source);
    for (int frame = 0; frame < source.motion.frameCount(); ++frame) {
        for (int column = 3; column < source.skeleton.columnCount(); ++column)
            source.motion.setValue(frame, column, 0.0);
        for (int column = 0; column < 3; ++column)
            source.motion.setValue(frame, column, walker.clip.motion.value(0, column));
    }
    QVERIFY(!says(retargeted(automaticRetarget(source, atRest(walker.clip))).notes, "through the floor"));
}

QTEST_APPLESS_MAIN(RetargetNotesTest)

} // namespace tst_retargetnotes

#include "tst_retargetnotes.moc"
