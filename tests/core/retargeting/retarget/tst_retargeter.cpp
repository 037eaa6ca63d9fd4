#include "body/vocabulary.h"
#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "geometry/geometry.h"
#include "pose/pose.h"
#include "retarget/retargetclip.h"
#include "retarget/retargeter.h"
#include "support/animal.h"
#include "support/operationcalls.h"
#include "support/otherrests.h"
#include "support/stillroot.h"
#include "support/walker.h"
#include "surgery/skeletontree.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>
#include <glm/matrix.hpp>

#include <QTest>

#include <algorithm>
#include <cmath>

namespace tst_retargeter {

using namespace limber;
using namespace limber::test;

namespace {

struct Outcome
{
    Clip clip;
    std::vector<Message> notes;
    Contacts contacts;
    double floorShift = 0.0;
    double scale = 1.0;
    Axis up = Axis::Y;
    RestMode rest = RestMode::Auto;
};

Outcome retarget(const RetargetInput &input)
{
    std::shared_ptr<const Retargeter> retargeter;
    RetargetRun run;
    run.prepared = [&](const auto &prepared) { retargeter = prepared; };
    auto result = retargetClip(input, run);
    if (!result)
        return {};
    std::vector<Message> notes;
    for (const RetargetNote &note : result->notes)
        notes.push_back(note.text);
    return {.clip = std::move(result->clip),
            .notes = std::move(notes),
            .contacts = retargeter->contacts(),
            .floorShift = retargeter->floorShift(),
            .scale = retargeter->transfer().travelScale(),
            .up = retargeter->transfer().upAxis(),
            .rest = retargeter->transfer().restMode()};
}

// The skeleton of the clip at rest, with one frame.
Clip atRest(const Clip &clip)
{
    Clip rest;
    rest.skeleton = clip.skeleton;
    rest.motion = Motion(1, rest.skeleton.columnCount());
    return rest;
}

glm::dvec3 placeOf(const Clip &clip, const char *name, int frame)
{
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    return poseAt(clip, frame, rules).jointPositions[static_cast<std::size_t>(jointNamed(clip.skeleton, name))];
}

double largestDistance(const Clip &a, const Clip &b, double scale)
{
    double largest = 0.0;
    for (int frame = 0; frame < a.motion.frameCount(); ++frame) {
        const Pose here = poseAt(a, frame, decidePositionRules(a.skeleton, a.motion));
        const Pose there = poseAt(b, frame, decidePositionRules(b.skeleton, b.motion));
        for (std::size_t joint = 0; joint < here.jointPositions.size(); ++joint)
            largest = std::max(largest, glm::distance(here.jointPositions[joint] * scale, there.jointPositions[joint]));
    }
    return largest;
}

// The skeleton without the channels of some kind; all columns of its joints are renumbered.
Clip withChosenChannels(const Clip &clip, auto &&keep)
{
    Clip result;
    for (int index = 0; index < clip.skeleton.jointCount(); ++index) {
        Joint joint = clip.skeleton.joint(index);
        std::erase_if(joint.channels, [&](Channel channel) { return !keep(joint, channel); });
        result.skeleton.addJoint(joint);
    }
    result.motion = Motion(1, result.skeleton.columnCount());
    return result;
}

// The clip whose left hand also moves away from the forearm and back.
Clip withMovingHand(const Clip &clip)
{
    const int hand = jointNamed(clip.skeleton, "LeftHand");
    Clip result;
    std::vector<int> from;
    for (int index = 0; index < clip.skeleton.jointCount(); ++index) {
        Joint joint = clip.skeleton.joint(index);
        if (index == hand) {
            joint.channels.insert(joint.channels.begin(), allChannels.begin(), allChannels.begin() + 3);
            from.insert(from.end(), 3, -1);
        }
        for (int i = 0; i < clip.skeleton.joint(index).columnCount(); ++i)
            from.push_back(joint.firstColumn + i);
        result.skeleton.addJoint(joint);
    }
    result.motion = clip.motion.withColumns(from, std::vector<double>(from.size()));
    const Joint &moving = result.skeleton.joint(hand);
    for (int frame = 0; frame < result.motion.frameCount(); ++frame) {
        for (int axis = 0; axis < 3; ++axis)
            result.motion.setValue(frame, moving.firstColumn + axis,
                                   moving.offset[axis] * (1.0 + 0.3 * std::sin(0.1 * frame)) + axis);
    }
    return result;
}

bool says(const std::vector<Message> &notes, std::string_view words)
{
    return std::any_of(notes.begin(), notes.end(),
                       [&](const Message &note) { return note.text().find(words) != std::string::npos; });
}

} // namespace

class RetargeterTest : public QObject
{
    Q_OBJECT

private slots:
    void itsOwnSkeletonGivesTheSamePoses();
    void aScaledSkeletonGetsTheScaledMotion();
    void aJointThatMovesInItsParentKeepsItsScaledWay();
    void theScaleOfTheTravelCanBeSet();
    void theTravelCanBeKeptUnscaled();
    void longerLegsHaveContactWhereTheMotionHas();
    void anAnimalStandsOnFourFeet();
    void feetWithoutContactAreNotChanged();
    void aHoveringFigureIsLoweredByOneConstant();
    void theUpAxisIsFoundAndCanBeSet();
    void theTextOfTheHierarchyIsKept();
    void aFileWithoutMotionSectionCanBeTheSkeleton();
    void smallUnitsGetMoreDecimals();
    void jointsThatFollowNothingStayAtRest();
    void anEmptyMappingIsReported();
    void missingLegsAreReported();
    void movingJointsThatNothingFollowsAreNamed();
    void onlyTheFigureThatIsCarriedOverIsLookedAt_data();
    void onlyTheFigureThatIsCarriedOverIsLookedAt();
    void aSkeletonWithoutPositionChannelsIsReported();
    void rotationsThatChannelsCannotShowAreReported();
    void childrenCompensateForTheLimitsOfTheirParents();
    void theReasonForMissingContactsIsReported();
    void everyStepCanBeCancelled();
    void oneFrameAndOneJointAreEnough();
    void singlePosesEqualThoseOfTheResult();
    void aTwistRotatesTheBoneAndNotItsEnd();
    void aReferenceFrameCanReplaceTheRestPose();
    void aHandKeepsItsPositionRelativeToTheBody();
    void aHandKeepsItsPositionRelativeToTheHead();
    void aHandKeepsItsPositionInTheWorld();
    void handsThatHoldEachOtherKeepTheirDistance();
    void aSpineWithAnotherNumberOfJointsDistributesItsBend();
    void aFloorRootCarriesTravelAndHeading();
    void theHeadingIsThatOfTheBody();
    void theUpAxisCanBeX();
    void movementWithoutChannelsIsReported();
    void bonesWithoutALengthAreReported();
    void contactsOutOfReachAreReported();
    void feetThatGoThroughTheFloorAreReported();
    void feetOfAnotherShapeAreNoFault();
    void aReferenceFrameOfTheSourceIsTaken();
    void longerArmsDoNotReachThroughTheFloor();
    void framesThatDoNotExistAreNoReference();
    void chainsTwistAlongTheirFirstBone();
    void handsWithoutTheirGoalAreFree_data();
    void handsWithoutTheirGoalAreFree();
    void aJointThatMovesKeepsItsWayFromTheNextJointAbove();
};

void RetargeterTest::itsOwnSkeletonGivesTheSamePoses()
{
    const Walker walker = makeWalker();
    const Outcome outcome = retarget(automaticRetarget(walker.clip, atRest(walker.clip)));
    QCOMPARE(outcome.rest, RestMode::Match);
    QVERIFY(outcome.notes.empty());
    QCOMPARE(outcome.clip.motion.frameCount(), walker.clip.motion.frameCount());
    QCOMPARE(outcome.clip.motion.frameTimeSeconds(), walker.clip.motion.frameTimeSeconds());
    RetargetInput free = automaticRetarget(walker.clip, atRest(walker.clip));
    free.settings.lockFeet = false;
    QVERIFY(largestDistance(walker.clip, retarget(free).clip, 1.0) < 1e-9);
}

void RetargeterTest::aScaledSkeletonGetsTheScaledMotion()
{
    const Walker walker = makeWalker();
    WalkerOptions inches;
    inches.scale = 1.0 / 2.54;
    RetargetInput input = automaticRetarget(walker.clip, atRest(makeWalker(inches).clip));
    input.settings.lockFeet = false;
    const Outcome outcome = retarget(input);
    QVERIFY(std::abs(outcome.scale - 1.0 / 2.54) < 1e-12);
    QCOMPARE(outcome.floorShift, 0.0);
    QVERIFY(largestDistance(walker.clip, outcome.clip, 1.0 / 2.54) < 1e-9);
}

void RetargeterTest::aJointThatMovesInItsParentKeepsItsScaledWay()
{
    WalkerOptions half;
    half.scale = 0.5;
    const Clip moving = withMovingHand(makeWalker().clip);
    RetargetInput input = automaticRetarget(moving, atRest(withMovingHand(makeWalker(half).clip)));
    input.settings.lockFeet = false;
    const Outcome outcome = retarget(input);
    QVERIFY(std::abs(outcome.scale - 0.5) < 1e-12);
    for (int frame = 0; frame < moving.motion.frameCount(); frame += 7) {
        const glm::dvec3 before = placeOf(moving, "LeftHand", frame) - placeOf(moving, "LeftForeArm", frame);
        const glm::dvec3 now = placeOf(outcome.clip, "LeftHand", frame) - placeOf(outcome.clip, "LeftForeArm", frame);
        QVERIFY2(glm::distance(0.5 * before, now) < 1e-6,
                 qPrintable(QString::number(glm::distance(0.5 * before, now))));
    }
}

void RetargeterTest::theScaleOfTheTravelCanBeSet()
{
    const Walker walker = makeWalker();
    RetargetInput input = automaticRetarget(walker.clip, atRest(walker.clip));
    input.settings.lockFeet = false;
    input.settings.setOnFloor = false;
    input.settings.scale = 2.0;
    const Clip result = retarget(input).clip;
    QVERIFY(glm::distance(placeOf(result, "Hips", 100), 2.0 * placeOf(walker.clip, "Hips", 100)) < 1e-9);
}

void RetargeterTest::theTravelCanBeKeptUnscaled()
{
    const Walker walker = makeWalker();
    WalkerOptions half;
    half.scale = 0.5;
    RetargetInput input = automaticRetarget(walker.clip, atRest(makeWalker(half).clip));
    input.settings.lockFeet = false;
    input.settings.keepTravel = true;
    const Clip result = retarget(input).clip;
    const glm::dvec3 was = placeOf(walker.clip, "Hips", 200);
    const glm::dvec3 is = placeOf(result, "Hips", 200);
    QVERIFY(std::abs(is.x - was.x) < 1e-9 && std::abs(is.z - was.z) < 1e-9);
    QVERIFY(std::abs(is.y - 0.5 * was.y) < 1e-9);
}

void RetargeterTest::longerLegsHaveContactWhereTheMotionHas()
{
    const Walker walker = makeWalker();
    Clip target = atRest(walker.clip);
    scaleOffsets(target, "Leg", 1.25); // scales the shins: LeftLeg, and with it the thighs' LeftUpLeg
    scaleOffsets(target, "Foot", 0.9);
    RetargetInput input = automaticRetarget(walker.clip, target);
    input.settings.contacts = walker.contacts;
    Retargeter retargeter(input);
    QVERIFY(retargeter.prepare());
    const Clip locked = retargeter.write()->clip;
    const auto measures = retargeter.measure(locked);
    QVERIFY(measures && measures->contacts);
    QVERIFY(measures->contacts->slide.maximum < 1e-6);
    QVERIFY(measures->contacts->drift.maximum < 1e-6);
    QVERIFY(measures->directions->directionDegrees.mean < 3.0);
    QVERIFY(*measures->jointStepRatio <= 1.5);

    input.settings.lockFeet = false;
    const auto before = [&] {
        Retargeter free(input);
        return free.prepare() ? free.measure(free.write()->clip) : std::nullopt;
    }();
    QVERIFY(before->contacts->slide.mean > 0.01);
}

void RetargeterTest::anAnimalStandsOnFourFeet()
{
    const Animal animal = makeAnimal();
    RetargetInput input = automaticRetarget(animal.clip, atRest(makeAnimal({.frontLegs = 1.1}).clip));
    input.settings.contacts = animal.contacts;
    const auto slideOf = [&](bool lockFeet) {
        input.settings.lockFeet = lockFeet;
        Retargeter retargeter(input);
        const auto measures =
            retargeter.prepare() ? retargeter.measure(retargeter.write()->clip) : std::optional<RetargetMeasures>();
        return measures && measures->contacts ? measures->contacts->slide.maximum : -1.0;
    };
    QVERIFY(slideOf(false) > 0.01);
    QVERIFY(slideOf(true) >= 0.0 && slideOf(true) < 1e-6);
}

void RetargeterTest::feetWithoutContactAreNotChanged()
{
    const Walker walker = makeWalker({.bendsKneesForward = true});
    Clip target = atRest(walker.clip);
    scaleOffsets(target, "Foot", 0.8);
    RetargetInput input = automaticRetarget(walker.clip, target);
    input.settings.lockFeet = false;
    input.settings.rest = RestMode::Match;
    const Clip result = retarget(input).clip;
    // The knees rotate as before: no leg was bent.
    const int knee = jointNamed(walker.clip.skeleton, "LeftLeg");
    for (const int column : {0, 1, 2}) {
        const int at = walker.clip.skeleton.joint(knee).firstColumn + column;
        QVERIFY(std::abs(result.motion.value(57, at) - walker.clip.motion.value(57, at)) < 1e-9);
    }
}

void RetargeterTest::aHoveringFigureIsLoweredByOneConstant()
{
    const Walker walker = makeWalker();
    RetargetInput input = automaticRetarget(walker.clip, atRest(walker.clip));
    input.settings.lockFeet = false;
    input.settings.scale = 1.5; // heights scale with it, the legs do not
    const Outcome outcome = retarget(input);
    QVERIFY(outcome.floorShift < 0.0);
    const double first = placeOf(outcome.clip, "Hips", 0).y - 1.5 * placeOf(walker.clip, "Hips", 0).y;
    const double last = placeOf(outcome.clip, "Hips", 200).y - 1.5 * placeOf(walker.clip, "Hips", 200).y;
    QVERIFY(std::abs(first - outcome.floorShift) < 1e-9);
    QVERIFY(std::abs(last - outcome.floorShift) < 1e-9);
}

void RetargeterTest::theUpAxisIsFoundAndCanBeSet()
{
    const Walker walker = makeWalker();
    WalkerOptions other;
    other.up = Axis::Z;
    RetargetInput input = automaticRetarget(walker.clip, atRest(makeWalker(other).clip));
    input.settings.lockFeet = false;
    const Outcome outcome = retarget(input);
    QCOMPARE(outcome.up, Axis::Z);
    const glm::dvec3 was = placeOf(walker.clip, "Head", 50);
    QVERIFY(glm::distance(placeOf(outcome.clip, "Head", 50), glm::dvec3(was.x, -was.z, was.y)) < 1e-9);

    input.settings.targetUp = UpAxisChoice::Y;
    QCOMPARE(retarget(input).up, Axis::Y);
}

void RetargeterTest::theTextOfTheHierarchyIsKept()
{
    const Walker walker = makeWalker();
    std::string text = writeBvh(atRest(walker.clip));
    const std::string odd = "# an odd one\r\nHIERARCHY \r\n";
    text.replace(0, text.find('\n') + 1, odd);
    const ReadResult target = readBvh(text);
    QVERIFY(target.clip);
    const std::string written = writeBvh(retarget(automaticRetarget(walker.clip, *target.clip)).clip);
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
    const ReadResult again = readBvh(writeBvh(retarget(automaticRetarget(walker.clip, *target.clip)).clip));
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
    const ReadResult again = readBvh(writeBvh(retarget(input).clip));
    QVERIFY(largestDistance(walker.clip, *again.clip, 0.0001) < 1e-4 * 0.0001);
}

void RetargeterTest::jointsThatFollowNothingStayAtRest()
{
    const Walker walker = makeWalker();
    RetargetInput input = automaticRetarget(walker.clip, atRest(walker.clip));
    const int arm = jointNamed(walker.clip.skeleton, "LeftArm");
    for (int joint = arm; joint < arm + 3; ++joint)
        input.mapping.matches[static_cast<std::size_t>(joint)] = {};
    const Clip result = retarget(input).clip;
    for (const int column : {0, 1, 2})
        QCOMPARE(result.motion.value(99, result.skeleton.joint(arm).firstColumn + column), 0.0);
}

void RetargeterTest::anEmptyMappingIsReported()
{
    const Walker walker = makeWalker();
    RetargetInput input = automaticRetarget(walker.clip, atRest(walker.clip));
    for (JointMatch &match : input.mapping.matches)
        match = {};
    const Outcome outcome = retarget(input);
    QVERIFY(says(outcome.notes, "No target joint is mapped"));
    QCOMPARE(outcome.clip.motion.frameCount(), 240);
}

void RetargeterTest::missingLegsAreReported()
{
    const Walker walker = makeWalker();
    RetargetInput input = automaticRetarget(walker.clip, atRest(walker.clip));
    for (const char *name : {"LeftLeg", "RightLeg"})
        input.mapping.matches[static_cast<std::size_t>(jointNamed(walker.clip.skeleton, name))] = {};
    QVERIFY(says(retarget(input).notes, "No leg of the target follows a leg of the source"));
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
    QVERIFY(says(retarget(automaticRetarget(walker.clip, legless)).notes, "The target has no legs"));
    QVERIFY(says(retarget(automaticRetarget(legless, atRest(walker.clip))).notes, "The source has no legs"));
    QVERIFY(says(retarget(automaticRetarget(legless, legless)).notes, "Neither skeleton has legs"));
}

void RetargeterTest::movingJointsThatNothingFollowsAreNamed()
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
    QVERIFY(!says(retarget(input).notes, "moving joints"));
    for (const char *name : {"LeftHand", "RightHand", "Head"})
        input.mapping.matches[static_cast<std::size_t>(jointNamed(source.skeleton, name))] = {};
    QVERIFY(says(retarget(input).notes,
                 "No joint of the target follows the moving joints below Neck (1), LeftForeArm (1): their motion is "
                 "lost."));
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
    const Outcome alone = retarget(automaticRetarget(walker, target));
    const Outcome outcome = retarget(automaticRetarget(both, target));
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

void RetargeterTest::aSkeletonWithoutPositionChannelsIsReported()
{
    const Walker walker = makeWalker();
    const Clip target =
        withChosenChannels(walker.clip, [](const Joint &, Channel channel) { return channel.isRotation(); });
    const Outcome outcome = retarget(automaticRetarget(walker.clip, target));
    QVERIFY(says(outcome.notes, "does not travel"));
}

void RetargeterTest::rotationsThatChannelsCannotShowAreReported()
{
    const Walker walker = makeWalker();
    const Clip target = withChosenChannels(walker.clip, [](const Joint &joint, Channel channel) {
        return joint.name != "LeftArm" || channel.axis == Axis::Z;
    });
    const Outcome outcome = retarget(automaticRetarget(walker.clip, target));
    QVERIFY(says(outcome.notes, "LeftArm lacks rotation channels"));
}

void RetargeterTest::childrenCompensateForTheLimitsOfTheirParents()
{
    const Walker walker = makeWalker();
    const Clip target =
        withChosenChannels(walker.clip, [](const Joint &joint, Channel) { return joint.name != "LeftArm"; });
    RetargetInput input = automaticRetarget(walker.clip, target);
    input.settings.lockFeet = false;
    const Clip result = retarget(input).clip;
    const auto rotationOf = [](const Clip &clip) {
        const Pose pose = poseAt(clip, 77, decidePositionRules(clip.skeleton, clip.motion));
        return pose.worldFromJoint[static_cast<std::size_t>(jointNamed(clip.skeleton, "LeftForeArm"))];
    };
    for (int column = 0; column < 3; ++column)
        QVERIFY(glm::distance(rotationOf(result)[column], rotationOf(walker.clip)[column]) < 1e-9);
}

void RetargeterTest::theReasonForMissingContactsIsReported()
{
    WalkerOptions fast;
    fast.framesPerSecond = 2000.0;
    const Walker walker = makeWalker(fast);
    RetargetInput input = automaticRetarget(walker.clip, atRest(walker.clip));
    // A skater: the whole figure slides.
    const int column = input.source.skeleton.columnOf(0, channels::Xposition).value();
    for (int frame = 0; frame < input.source.motion.frameCount(); ++frame)
        input.source.motion.setValue(frame, column, frame);
    QVERIFY(says(retarget(input).notes, "LeftFoot"));
    // A name in another encoding is made printable like any other text of a file.
    input.source.skeleton.setName(jointNamed(walker.clip.skeleton, "LeftFoot"), "\x8d\xb6");
    QVERIFY(says(retarget(input).notes, "\\x8D\\xB6, "));
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
    const Outcome outcome = retarget(input);
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

void RetargeterTest::aTwistRotatesTheBoneAndNotItsEnd()
{
    const Walker walker = makeWalker();
    RetargetInput input = automaticRetarget(walker.clip, atRest(walker.clip));
    input.settings.lockFeet = false;
    const int arm = jointNamed(walker.clip.skeleton, "LeftArm");
    input.settings.twistDegrees.assign(walker.clip.skeleton.joints().size(), 0.0);
    input.settings.twistDegrees[static_cast<std::size_t>(arm)] = 40.0;
    const Clip result = retarget(input).clip;
    QVERIFY(largestDistance(walker.clip, result, 1.0) < 1e-9);
    const int column = walker.clip.skeleton.joint(arm).firstColumn;
    QVERIFY(std::abs(result.motion.value(9, column) - walker.clip.motion.value(9, column)) +
                std::abs(result.motion.value(9, column + 1) - walker.clip.motion.value(9, column + 1)) >
            1.0);
}

void RetargeterTest::aReferenceFrameCanReplaceTheRestPose()
{
    // A skeleton whose rest pose is meaningless, with a frame in which it stands like the walker at rest.
    const Walker walker = makeWalker();
    Clip target = atRest(walker.clip);
    const int arm = jointNamed(target.skeleton, "LeftArm");
    const int forearm = jointNamed(target.skeleton, "LeftForeArm");
    target.skeleton.setOffset(NodeId::joint(forearm), {0.0, 0.0, glm::length(target.skeleton.joint(forearm).offset)});
    const Joint &joint = target.skeleton.joint(arm);
    for (int i = 0; i < joint.columnCount(); ++i) {
        // The rotation about Y brings the forearm from +Z to +X.
        if (joint.channels[static_cast<std::size_t>(i)] == channels::Yrotation)
            target.motion.setValue(0, joint.firstColumn + i, 90.0);
    }
    RetargetInput input = automaticRetarget(walker.clip, target);
    input.settings.lockFeet = false;
    input.settings.rest = RestMode::Keep;
    input.settings.targetReference = ReferenceRequest{.kind = ReferenceRequest::Kind::Frame, .frame = 0};
    const Clip result = retarget(input).clip;
    const glm::dvec3 was = placeOf(walker.clip, "LeftForeArm", 60) - placeOf(walker.clip, "LeftArm", 60);
    const glm::dvec3 is = placeOf(result, "LeftForeArm", 60) - placeOf(result, "LeftArm", 60);
    QVERIFY(glm::distance(was, is) < 1e-6);
}

void RetargeterTest::aHandKeepsItsPositionRelativeToTheBody()
{
    const Walker walker = makeWalker();
    Clip target = atRest(walker.clip);
    scaleOffsets(target, "ForeArm", 1.3);
    scaleOffsets(target, "Hand", 0.9);
    RetargetInput input = automaticRetarget(walker.clip, target);
    input.settings.lockFeet = false;
    input.settings.leftHand = HandGoal::Pelvis;
    const Clip result = retarget(input).clip;
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

void RetargeterTest::aHandKeepsItsPositionRelativeToTheHead()
{
    const Walker walker = makeWalker();
    Clip target = atRest(walker.clip);
    for (const char *bone : {"ForeArm", "Hand"})
        scaleOffsets(target, bone, 0.8);
    RetargetInput input = automaticRetarget(walker.clip, target);
    input.settings.lockFeet = false;
    input.settings.rightHand = HandGoal::Head;
    const Clip result = retarget(input).clip;
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
void RetargeterTest::aHandKeepsItsPositionInTheWorld()
{
    const Walker walker = makeWalker();
    Clip target = atRest(walker.clip);
    scaleOffsets(target, "", 1.5);
    scaleOffsets(target, "Shoulder", 0.8);
    RetargetInput input = automaticRetarget(walker.clip, target);
    input.settings.leftHand = HandGoal::World;
    const Outcome outcome = retarget(input);
    QVERIFY(std::abs(outcome.scale - 1.5) < 0.01);
    for (const int frame : {0, 80, 160}) {
        const glm::dvec3 expected =
            outcome.scale * placeOf(walker.clip, "LeftHand", frame) + outcome.floorShift * glm::dvec3(0.0, 1.0, 0.0);
        QVERIFY(glm::distance(placeOf(outcome.clip, "LeftHand", frame), expected) < 1e-6);
    }
}

void RetargeterTest::handsThatHoldEachOtherKeepTheirDistance()
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
    const Clip result = retarget(input).clip;
    const glm::dvec3 was = placeOf(walker.clip, "LeftHand", 70) - placeOf(walker.clip, "RightHand", 70);
    const glm::dvec3 is = placeOf(result, "LeftHand", 70) - placeOf(result, "RightHand", 70);
    QVERIFY(glm::distance(is, 1.2 * was) < 1e-6);
}

void RetargeterTest::aSpineWithAnotherNumberOfJointsDistributesItsBend()
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

namespace {

// The skeleton of a walker below a root on the floor.
Clip belowFloorRoot(const Clip &walk)
{
    Clip target;
    Joint root;
    root.name = "Root";
    root.channels.assign(allChannels.begin(), allChannels.end());
    target.skeleton.addJoint(root);
    for (Joint joint : walk.skeleton.joints()) {
        joint.parent = joint.parent == NoJoint ? 0 : joint.parent + 1;
        if (joint.parent == 0)
            joint.offset = {0.0, 90.0, 0.0};
        target.skeleton.addJoint(joint);
    }
    target.motion = Motion(1, target.skeleton.columnCount());
    target.motion.setValue(0, target.skeleton.columnOf(1, channels::Yposition).value(), 90.0);
    return target;
}

} // namespace

void RetargeterTest::aFloorRootCarriesTravelAndHeading()
{
    const Walker walker = makeWalker();
    const Clip target = belowFloorRoot(walker.clip);
    RetargetInput input = automaticRetarget(walker.clip, target);
    input.settings.lockFeet = false;
    const Clip still = retarget(input).clip;
    input.settings.rootMotion = true;
    const Clip moving = retarget(input).clip;
    const glm::dvec3 was = placeOf(still, "Hips", 150);
    QVERIFY(glm::distance(placeOf(moving, "Hips", 150), was) < 1e-9);
    QVERIFY(glm::distance(placeOf(moving, "LeftHand", 150), placeOf(still, "LeftHand", 150)) < 1e-9);
    const glm::dvec3 rootPlace = placeOf(moving, "Root", 150);
    QVERIFY(std::abs(rootPlace.x - was.x) < 1e-9 && std::abs(rootPlace.z - was.z) < 1e-9);
    QVERIFY(std::abs(rootPlace.y) < 1e-9);
    double turn = 0.0;
    for (int frame = 0; frame < 240; ++frame)
        turn = std::max(turn,
                        std::abs(moving.motion.value(frame, moving.skeleton.columnOf(0, channels::Yrotation).value())));
    QVERIFY(turn > 1.0); // the path of the walker bends
    QCOMPARE(placeOf(still, "Root", 150), glm::dvec3(0.0)); // a root that does not move stays on its floor, too
}

// Neither a still root that is turned nor a rest pose on a line changes where the body faces.
void RetargeterTest::theHeadingIsThatOfTheBody()
{
    const Clip walk = makeWalker().clip;
    const Clip target = belowFloorRoot(walk);
    const auto headings = [&](const Clip &source) {
        RetargetInput input = automaticRetarget(source, target);
        input.settings.lockFeet = false;
        input.settings.rootMotion = true;
        const Clip moving = retarget(input).clip;
        std::vector<double> found;
        for (int frame = 0; frame < 240; frame += 10)
            found.push_back(moving.motion.value(frame, moving.skeleton.columnOf(0, channels::Yrotation).value()));
        return found;
    };
    constexpr double mostDegrees = 0.1;
    const std::vector<double> plain = headings(walk);
    const glm::dmat3 turn = glm::mat3_cast(rotationFromVector({0.7, -1.9, 0.4}));
    for (const Clip &source : {withStillRoot(walk, turn, {10, 0, 4}), allAlong(walk, {1, 0, 0}, false),
                               allAlong(walk, {0, 0, 1}, true), randomlyTurned(walk, 3)}) {
        const std::vector<double> found = headings(source);
        for (std::size_t i = 0; i < plain.size(); ++i)
            QVERIFY2(std::abs(plain[i] - found[i]) < mostDegrees, qPrintable(QString::number(plain[i] - found[i])));
    }
}

void RetargeterTest::theUpAxisCanBeX()
{
    const Walker walker = makeWalker();
    RetargetInput input = automaticRetarget(walker.clip, atRest(walker.clip));
    input.settings.lockFeet = false;
    input.settings.setOnFloor = false;
    input.settings.targetUp = UpAxisChoice::X;
    const Outcome outcome = retarget(input);
    QCOMPARE(outcome.up, Axis::X);
    for (const int frame : {0, 50, 239}) {
        const glm::dvec3 was = placeOf(walker.clip, "Hips", frame);
        QVERIFY(glm::distance(placeOf(outcome.clip, "Hips", frame), {was.y, -was.x, was.z}) < 1e-9);
    }
}

void RetargeterTest::movementWithoutChannelsIsReported()
{
    const Walker walker = makeWalker();
    const Clip moving = withMovingHand(walker.clip);
    const Outcome outcome = retarget(automaticRetarget(moving, atRest(walker.clip)));
    QVERIFY(says(outcome.notes, "1 joint moves relative to its parent and has no position channels in the target: "
                                "that movement is lost."));
    QVERIFY(!says(retarget(automaticRetarget(moving, atRest(moving))).notes, "that movement is lost"));
}

void RetargeterTest::bonesWithoutALengthAreReported()
{
    const Walker walker = makeWalker();
    Clip target = atRest(walker.clip);
    scaleOffsets(target, "LeftHand", 0.0);
    RetargetInput input = automaticRetarget(walker.clip, target);
    input.settings.rest = RestMode::Match;
    QVERIFY(says(retarget(input).notes, "1 joint has a zero-length bone, so its direction is unknown; its rotation is "
                                        "copied unchanged."));
    scaleOffsets(target, "RightHand", 0.0);
    QVERIFY(says(retarget(automaticRetarget(walker.clip, target)).notes, "2 joints have zero-length bones"));
    // A bone that has no length in both figures is the same in both.
    Clip source = walker.clip;
    scaleOffsets(source, "Hand", 0.0);
    QVERIFY(!says(retarget(automaticRetarget(source, target)).notes, "zero-length"));
}

void RetargeterTest::contactsOutOfReachAreReported()
{
    const Walker walker = makeWalker();
    RetargetInput input = automaticRetarget(walker.clip, atRest(walker.clip));
    const int foot = jointNamed(walker.clip.skeleton, "LeftFoot");
    input.settings.contacts = Contacts{{foot, {{0, 239}}}}; // it walks away from it
    const Outcome outcome = retarget(input);
    QVERIFY(says(outcome.notes, "LeftFoot slides in frames 0 to 239: it is not held, since its limb would jump."));
    input.settings.contacts = walker.contacts;
    QVERIFY(!says(retarget(input).notes, "slides"));
    // One note for all contacts of a foot.
    input.settings.contacts = Contacts{{foot, {{0, 110}, {130, 239}}}};
    const std::vector<Message> notes = retarget(input).notes;
    QCOMPARE(std::ranges::count_if(notes,
                                   [](const Message &note) { return note.text().find("LeftFoot still slides") == 0; }),
             1);
    QVERIFY(says(notes, "LeftFoot still slides in 2 contacts, since its limb would jump"));
}

// A foot that is longer reaches deeper when its heel is lifted.
void RetargeterTest::feetThatGoThroughTheFloorAreReported()
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
    QVERIFY(!says(retarget(same).notes, "through the floor"));
}

// Toes that the source has not are below its ankles while it stands.
void RetargeterTest::feetOfAnotherShapeAreNoFault()
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
    QVERIFY(!says(retarget(automaticRetarget(source, atRest(walker.clip))).notes, "through the floor"));
}

void RetargeterTest::aReferenceFrameOfTheSourceIsTaken()
{
    // The rest pose of the source is meaningless; in its frame 0 it stands like the target at rest.
    const Walker walker = makeWalker();
    const int arm = jointNamed(walker.clip.skeleton, "LeftArm");
    const int forearm = jointNamed(walker.clip.skeleton, "LeftForeArm");
    Clip source = walker.clip;
    source.skeleton.setOffset(NodeId::joint(forearm), {0.0, 0.0, 28.0});
    const Joint &joint = source.skeleton.joint(arm);
    for (int frame = 0; frame < source.motion.frameCount(); ++frame) {
        for (int i = 0; i < joint.columnCount(); ++i) {
            const bool turns = joint.channels[static_cast<std::size_t>(i)] == channels::Yrotation;
            source.motion.setValue(frame, joint.firstColumn + i, turns ? 90.0 : 0.0);
        }
        for (int column = 3; column < source.skeleton.columnCount() && frame == 0; ++column) {
            if (source.skeleton.column(column).joint != arm)
                source.motion.setValue(frame, column, 0.0);
        }
    }
    RetargetInput input = automaticRetarget(source, atRest(walker.clip));
    input.settings.lockFeet = false;
    input.settings.rest = RestMode::Keep;
    input.settings.sourceReference = ReferenceRequest{.kind = ReferenceRequest::Kind::Frame, .frame = 0};
    const Clip result = retarget(input).clip;
    for (const int frame : {0, 60}) {
        const glm::dvec3 was = placeOf(source, "LeftForeArm", frame) - placeOf(source, "LeftArm", frame);
        const glm::dvec3 is = placeOf(result, "LeftForeArm", frame) - placeOf(result, "LeftArm", frame);
        QVERIFY2(glm::distance(was, is) < 1e-6, qPrintable(QString::number(glm::distance(was, is))));
    }
}

void RetargeterTest::longerArmsDoNotReachThroughTheFloor()
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

void RetargeterTest::framesThatDoNotExistAreNoReference()
{
    const Walker walker = makeWalker({.frames = 60});
    RetargetInput input = automaticRetarget(walker.clip, atRest(walker.clip));
    input.settings.lockFeet = false;
    input.settings.rest = RestMode::Keep;
    const Clip plain = retarget(input).clip;
    const auto differs = [&](int frame) {
        input.settings.sourceReference = ReferenceRequest{.kind = ReferenceRequest::Kind::Frame, .frame = frame};
        return largestDistance(plain, retarget(input).clip, 1.0) > 1e-9;
    };
    QVERIFY(differs(0));
    QVERIFY(differs(59));
    QVERIFY(!differs(60));
    QVERIFY(!differs(-1));
}

// A joint between two joints that follow the source turns about its own bone, and the ends stay.
void RetargeterTest::chainsTwistAlongTheirFirstBone()
{
    const Walker walker = makeWalker({.frames = 60});
    RetargetInput input = automaticRetarget(walker.clip, atRest(walker.clip));
    input.settings.lockFeet = false;
    const Clip plain = retarget(input).clip;
    const std::size_t joints = walker.clip.skeleton.joints().size();
    const int hand = jointNamed(walker.clip.skeleton, "LeftHand");
    input.settings.twistDegrees.assign(joints + 5, 0.0); // more than there are joints
    input.settings.twistDegrees[static_cast<std::size_t>(hand)] = 40.0;
    // The hand carries no joint that follows, so that it has no bone to turn about.
    QCOMPARE(largestDistance(plain, retarget(input).clip, 1.0), 0.0);
    const int arm = jointNamed(walker.clip.skeleton, "LeftArm");
    input.settings.twistDegrees.assign(static_cast<std::size_t>(arm) + 1, 0.0);
    input.settings.twistDegrees.back() = 40.0;
    const Clip result = retarget(input).clip;
    const Pose before = poseAt(plain, 9, input.targetRules);
    const Pose after = poseAt(result, 9, input.targetRules);
    const auto index = static_cast<std::size_t>(arm);
    const glm::dmat3 turn = glm::transpose(before.worldFromJoint[index]) * after.worldFromJoint[index];
    QVERIFY(std::abs(angleOf(turn) * degreesPerRadian - 40.0) < 1e-6);
    const glm::dvec3 bone = glm::normalize(walker.clip.skeleton.joint(arm + 1).offset);
    QVERIFY(glm::distance(turn * bone, bone) < 1e-9);
    QVERIFY(glm::dot(glm::cross(glm::dvec3(0.0, 1.0, 0.0), turn * glm::dvec3(0.0, 1.0, 0.0)), bone) > 0.0);
}

void RetargeterTest::handsWithoutTheirGoalAreFree_data()
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

void RetargeterTest::handsWithoutTheirGoalAreFree()
{
    QFETCH(int, goal);
    QFETCH(QString, unmapped);
    const Walker walker = makeWalker({.frames = 60});
    Clip target = atRest(walker.clip);
    scaleOffsets(target, "ForeArm", 1.3);
    RetargetInput input = automaticRetarget(walker.clip, target);
    input.settings.lockFeet = false;
    input.settings.leftHand = static_cast<HandGoal>(goal);
    const Clip held = retarget(input).clip;
    const int joint = jointNamed(target.skeleton, unmapped.toStdString());
    input.mapping.matches[static_cast<std::size_t>(joint)] = {};
    const Clip without = retarget(input).clip;
    input.settings.leftHand = HandGoal::Free;
    QCOMPARE(largestDistance(without, retarget(input).clip, 1.0), 0.0);
    // With all of it mapped, the hand is moved.
    input.mapping = automaticRetarget(walker.clip, target).mapping;
    QVERIFY(largestDistance(held, retarget(input).clip, 1.0) > 0.1);
}

// The upper arm of the target is longer than its other bones, so that it matters from where the way is counted.
void RetargeterTest::aJointThatMovesKeepsItsWayFromTheNextJointAbove()
{
    const Clip moving = withMovingHand(makeWalker().clip);
    Clip target = atRest(withMovingHand(makeWalker({.scale = 0.5}).clip));
    scaleOffsets(target, "LeftForeArm", 1.5);
    RetargetInput input = automaticRetarget(moving, target);
    input.settings.lockFeet = false;
    const auto errorOfWayFrom = [&](const char *above) {
        const Outcome outcome = retarget(input);
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

QTEST_APPLESS_MAIN(RetargeterTest)

} // namespace tst_retargeter

#include "tst_retargeter.moc"
