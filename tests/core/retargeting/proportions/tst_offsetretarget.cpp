#include "body/rolesbyname.h"
#include "body/vocabulary.h"
#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "pose/pose.h"
#include "proportions/offsetretarget.h"
#include "retarget/measures/retargetmeasures.h"
#include "support/walker.h"

#include <glm/geometric.hpp>

#include <QTest>

#include <algorithm>
#include <cmath>

namespace tst_offsetretarget {

using namespace limber;
using namespace limber::test;

namespace {

const PositionRules replaceRules;

OffsetSettings settingsFor(const Walker &walker, OffsetMotion motion)
{
    OffsetSettings settings;
    settings.motion = motion;
    settings.roles = rolesByName(walker.clip.skeleton, Vocabulary::builtIn());
    settings.contacts = walker.contacts;
    return settings;
}

// The OFFSETs of joints whose names end in one of these, times its factor.
std::vector<NodeOffset> scaled(const Skeleton &skeleton, std::initializer_list<std::pair<const char *, double>> parts)
{
    std::vector<NodeOffset> offsets;
    for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
        for (const auto &[ending, factor] : parts) {
            if (skeleton.joint(joint).name.ends_with(ending))
                offsets.push_back({NodeId::joint(joint), skeleton.joint(joint).offset * factor});
        }
    }
    return offsets;
}

// All bones and end sites of the legs.
std::vector<NodeOffset> wholeLegs(const Skeleton &skeleton, double factor)
{
    std::vector<NodeOffset> offsets =
        scaled(skeleton, {{"UpLeg", factor}, {"tLeg", factor}, {"Foot", factor}, {"ToeBase", factor}});
    for (int end : {0, 1})
        offsets.push_back({NodeId::endSite(end), skeleton.endSite(end).offset * factor});
    return offsets;
}

OffsetsResult changed(const Walker &walker, const std::vector<NodeOffset> &offsets, const OffsetSettings &settings,
                      const PositionRules &rules = replaceRules)
{
    return withOffsets(walker.clip, rules, offsets, settings).value();
}

RetargetMeasures measured(const Walker &walker, const Clip &result)
{
    const BodyRoles roles = rolesByName(walker.clip.skeleton, Vocabulary::builtIn());
    JointMapping mapping;
    for (int joint = 0; joint < walker.clip.skeleton.jointCount(); ++joint)
        mapping.matches.push_back({joint, 1.0, MatchReason::Name});
    const MeasuredFigure from{walker.clip, replaceRules, roles, Axis::Y, 1.0};
    const MeasuredFigure to{result, replaceRules, roles, Axis::Y, 1.0};
    return measureRetarget(from, to, mapping, walker.contacts).value();
}

bool sameValues(const Clip &a, const Clip &b, int frame, int joint)
{
    const Joint &own = a.skeleton.joint(joint);
    const auto first = static_cast<std::size_t>(own.firstColumn);
    const auto count = static_cast<std::size_t>(own.columnCount());
    const auto left = a.motion.frame(frame).subspan(first, count);
    return std::equal(left.begin(), left.end(), b.motion.frame(frame).subspan(first, count).begin());
}

// The mean distance of a joint from its earlier position, over the frames.
double meanError(const Clip &before, const Clip &after, int joint, const PositionRules &rules = replaceRules)
{
    double sum = 0.0;
    for (int frame = 0; frame < before.motion.frameCount(); ++frame)
        sum += glm::distance(poseAt(before, frame, rules).jointPositions[static_cast<std::size_t>(joint)],
                             poseAt(after, frame, rules).jointPositions[static_cast<std::size_t>(joint)]);
    return sum / before.motion.frameCount();
}

// A walker whose joints all have position channels that hold their OFFSETs.
Walker sixChannelWalker(const PositionRules &rules)
{
    const Walker plain = makeWalker({.frames = 60});
    Walker walker = plain;
    walker.clip.skeleton = {};
    for (const NodeId node : plain.clip.skeleton.nodesInFileOrder()) {
        if (node.isEndSite()) {
            walker.clip.skeleton.addEndSite(plain.clip.skeleton.endSite(node.index));
            continue;
        }
        Joint joint = plain.clip.skeleton.joint(node.index);
        if (!joint.isRoot())
            joint.channels.insert(joint.channels.begin(), allChannels.begin(), allChannels.begin() + 3);
        walker.clip.skeleton.addJoint(joint);
    }
    walker.clip.motion = Motion(60, walker.clip.skeleton.columnCount());
    for (int frame = 0; frame < 60; ++frame) {
        int from = 0;
        int to = 0;
        for (const Joint &joint : plain.clip.skeleton.joints()) {
            for (int axis = 0; axis < 3 && !joint.isRoot(); ++axis)
                walker.clip.motion.setValue(frame, to++,
                                            rules.joints == PositionRule::Replace ? joint.offset[axis] : 0.0);
            for (int i = 0; i < joint.columnCount(); ++i)
                walker.clip.motion.setValue(frame, to++, plain.clip.motion.value(frame, from++));
        }
    }
    walker.clip.motion.setFrameTimeSeconds(1.0 / 60.0);
    return walker;
}

// A walker below a root that is rotated about Y and has no position channels of its own.
Walker walkerBelowATurnedRoot(double degrees)
{
    const Walker plain = makeWalker({.frames = 120});
    Walker walker = plain;
    walker.clip.skeleton = {};
    walker.clip.skeleton.addJoint({"Reference", NoJoint, {}, {channels::Yrotation}, 0});
    for (const NodeId node : plain.clip.skeleton.nodesInFileOrder()) {
        if (node.isEndSite()) {
            EndSite end = plain.clip.skeleton.endSite(node.index);
            ++end.parent;
            walker.clip.skeleton.addEndSite(end);
        } else {
            Joint joint = plain.clip.skeleton.joint(node.index);
            ++joint.parent; // also right for the root, because NoJoint is one before the first index
            walker.clip.skeleton.addJoint(joint);
        }
    }
    walker.clip.motion = Motion(120, walker.clip.skeleton.columnCount());
    walker.clip.motion.setFrameTimeSeconds(plain.clip.motion.frameTimeSeconds());
    for (int frame = 0; frame < 120; ++frame) {
        walker.clip.motion.setValue(frame, 0, degrees);
        for (int column = 0; column < plain.clip.motion.columnCount(); ++column)
            walker.clip.motion.setValue(frame, column + 1, plain.clip.motion.value(frame, column));
    }
    for (JointContacts &contact : walker.contacts)
        ++contact.joint;
    return walker;
}

} // namespace

class OffsetRetargetTest : public QObject
{
    Q_OBJECT

private slots:
    void keepChannelsChangesNoValue();
    void keepChannelsReportsWhatDoesNotMove();
    void keepFeetIsExactWhereLegsStaySimilar();
    void keepFeetMovesAPelvisBelowATurnedRoot();
    void keepFeetHoldsFeetOfOtherProportions_data();
    void keepFeetHoldsFeetOfOtherProportions();
    void keepFeetKeepsTheUpperBody();
    void keepFeetKeepsAClipInWhichOnlyArmsChange();
    void keepFeetDetectsContactsItself();
    void keepFeetCanKeepTheTravel();
    void keepFeetMovesTheChannelsThatHoldOffsets();
    void keepFeetReportsWhatItCannotDo();
    void keepPositionsKeepsTheOtherPositions_data();
    void keepPositionsKeepsTheOtherPositions();
    void keepPositionsPutsTheFootBack();
    void keepPositionsFindsTheBestFit();
    void keepPositionsKeepsChannelsThatNeedNotChange();
    void keepPositionsCompensatesForPositionChannels();
    void keepPositionsRotatesNoJointWithoutThreeRotations();
    void keepPositionsMakesNoJumps();
    void keepPositionsIsStillWhereTheClipIs();
    void acceptsShortAndOddClips_data();
    void acceptsShortAndOddClips();
    void keepsTheTextOfUnchangedParts();
    void stopsWhenAsked();
    void keepFeetNamesFeetThatNeverStand();
    void keepFeetFindsThePelvisAboveTheLegs();
    void aRuleThatTheUserChoseStays();
    void scaledPositionsKeepTheirRotations();
};

void OffsetRetargetTest::keepChannelsChangesNoValue()
{
    const Walker walker = makeWalker({.frames = 30});
    const auto result =
        changed(walker, wholeLegs(walker.clip.skeleton, 1.5), settingsFor(walker, OffsetMotion::KeepChannels));
    QCOMPARE(result.clip.skeleton.joint(2).offset.y, -63.0);
    for (int frame = 0; frame < 30; ++frame) {
        for (int joint = 0; joint < walker.clip.skeleton.jointCount(); ++joint)
            QVERIFY(sameValues(walker.clip, result.clip, frame, joint));
    }
}

void OffsetRetargetTest::keepChannelsReportsWhatDoesNotMove()
{
    const PositionRules rules;
    const Walker walker = sixChannelWalker(rules);
    const OffsetSettings settings = settingsFor(walker, OffsetMotion::KeepChannels);
    const OffsetsResult legs = changed(walker, scaled(walker.clip.skeleton, {{"tLeg", 1.5}}), settings, rules);
    QCOMPARE(legs.notes.size(), std::size_t(1));
    QVERIFY(legs.notes.front().text().find("2 joints, which stay") != std::string::npos);
    const Walker plain = makeWalker({.frames = 2});
    QVERIFY(changed(plain, scaled(plain.clip.skeleton, {{"tLeg", 1.5}}), settings).notes.empty());
}

void OffsetRetargetTest::keepFeetIsExactWhereLegsStaySimilar()
{
    const Walker walker = makeWalker();
    const auto result =
        changed(walker, wholeLegs(walker.clip.skeleton, 1.25), settingsFor(walker, OffsetMotion::KeepFeet));
    QVERIFY(std::abs(result.travelScale - 1.25) < 1e-12);
    QVERIFY(result.problems.empty());
    const RetargetMeasures measures = measured(walker, result.clip);
    QVERIFY(measures.contacts->slide.maximum < 1e-9 && measures.contacts->drift.maximum < 1e-8);
    QVERIFY(measures.directions->directionDegrees.maximum < 1e-6);
    for (int frame = 0; frame < 240; ++frame) {
        for (int joint = 1; joint < walker.clip.skeleton.jointCount(); ++joint)
            QVERIFY(sameValues(walker.clip, result.clip, frame, joint));
    }
}

void OffsetRetargetTest::keepFeetMovesAPelvisBelowATurnedRoot()
{
    const Walker walker = walkerBelowATurnedRoot(70.0);
    const auto result =
        changed(walker, wholeLegs(walker.clip.skeleton, 1.25), settingsFor(walker, OffsetMotion::KeepFeet));
    QVERIFY(std::abs(result.travelScale - 1.25) < 1e-12);
    const RetargetMeasures measures = measured(walker, result.clip);
    QVERIFY2(measures.contacts->slide.maximum < 1e-9, qPrintable(QString::number(measures.contacts->slide.maximum)));
    QVERIFY(measures.directions->directionDegrees.maximum < 1e-6);
}

void OffsetRetargetTest::keepFeetHoldsFeetOfOtherProportions_data()
{
    QTest::addColumn<double>("thigh");
    QTest::addColumn<double>("shin");
    QTest::addColumn<double>("hips");
    QTest::newRow("long thighs") << 1.25 << 0.9 << 1.1;
    QTest::newRow("short legs") << 0.7 << 0.75 << 0.8;
    QTest::newRow("wide hips") << 1.0 << 1.0 << 1.5;
    QTest::newRow("long shins") << 0.9 << 1.3 << 1.0;
}

void OffsetRetargetTest::keepFeetHoldsFeetOfOtherProportions()
{
    QFETCH(double, thigh);
    QFETCH(double, shin);
    QFETCH(double, hips);
    const Walker walker = makeWalker();
    const auto offsets = scaled(walker.clip.skeleton, {{"UpLeg", hips}, {"tLeg", thigh}, {"Foot", shin}});
    const auto result = changed(walker, offsets, settingsFor(walker, OffsetMotion::KeepFeet));
    QVERIFY(result.problems.empty());
    const RetargetMeasures measures = measured(walker, result.clip);
    QVERIFY2(measures.contacts->slide.maximum < 1e-8, qPrintable(QString::number(measures.contacts->slide.maximum)));
    QVERIFY(measures.contacts->drift.maximum < 1e-8);
    QVERIFY2(*measures.jerkRatio < 1.6, qPrintable(QString::number(*measures.jerkRatio)));
    QVERIFY2(*measures.jointStepRatio < 1.5, qPrintable(QString::number(*measures.jointStepRatio)));
    QCOMPARE(measures.channelStepsOver170, 0);
    const RetargetMeasures before = measured(walker, walker.clip);
    QVERIFY(std::abs(measures.floor - before.floor) < 0.5);
    for (const auto &limb : measures.overextensions)
        QCOMPARE(limb.fraction, 0.0);
}

void OffsetRetargetTest::keepFeetKeepsTheUpperBody()
{
    const Walker walker = makeWalker();
    const auto offsets = scaled(walker.clip.skeleton, {{"tLeg", 1.2}});
    const auto result = changed(walker, offsets, settingsFor(walker, OffsetMotion::KeepFeet));
    for (int frame = 0; frame < 240; ++frame) {
        for (int joint = 9; joint < walker.clip.skeleton.jointCount(); ++joint)
            QVERIFY(sameValues(walker.clip, result.clip, frame, joint));
        for (int toe : {4, 8})
            QVERIFY(sameValues(walker.clip, result.clip, frame, toe));
    }
}

void OffsetRetargetTest::keepFeetKeepsAClipInWhichOnlyArmsChange()
{
    Walker walker = makeWalker();
    for (int frame = 0; frame < 240; ++frame) // a clip whose feet slide
        walker.clip.motion.setValue(frame, 0, walker.clip.motion.value(frame, 0) + 0.1 * frame);
    const auto result =
        changed(walker, scaled(walker.clip.skeleton, {{"ForeArm", 1.3}}), settingsFor(walker, OffsetMotion::KeepFeet));
    for (int frame = 0; frame < 240; ++frame) {
        for (int joint = 0; joint < walker.clip.skeleton.jointCount(); ++joint)
            QVERIFY(sameValues(walker.clip, result.clip, frame, joint));
    }
}

void OffsetRetargetTest::keepFeetDetectsContactsItself()
{
    const Walker walker = makeWalker();
    OffsetSettings settings = settingsFor(walker, OffsetMotion::KeepFeet);
    settings.contacts.reset();
    const auto result = changed(walker, scaled(walker.clip.skeleton, {{"tLeg", 1.2}}), settings);
    QCOMPARE(result.contacts.size(), std::size_t(4));
    const RetargetMeasures measures = measured(walker, result.clip);
    QVERIFY2(measures.contacts->slide.mean < 0.02, qPrintable(QString::number(measures.contacts->slide.mean)));
}

void OffsetRetargetTest::keepFeetCanKeepTheTravel()
{
    const Walker walker = makeWalker();
    OffsetSettings settings = settingsFor(walker, OffsetMotion::KeepFeet);
    settings.scaleTravel = false;
    const auto result = changed(walker, wholeLegs(walker.clip.skeleton, 1.25), settings);
    QVERIFY(measured(walker, result.clip).contacts->slide.maximum < 1e-8);
    for (int frame : {0, 100, 239}) {
        QCOMPARE(result.clip.motion.value(frame, 2), walker.clip.motion.value(frame, 2));
        QVERIFY(result.clip.motion.value(frame, 1) > 1.1 * walker.clip.motion.value(frame, 1));
    }
}

void OffsetRetargetTest::keepFeetMovesTheChannelsThatHoldOffsets()
{
    PositionRules rules;
    const Walker walker = sixChannelWalker(rules);
    OffsetSettings settings = settingsFor(walker, OffsetMotion::KeepFeet);
    const auto replaced = changed(walker, scaled(walker.clip.skeleton, {{"tLeg", 1.2}}), settings, rules);
    const Pose pose = poseAt(replaced.clip, 30, rules);
    QVERIFY(std::abs(glm::distance(pose.jointPositions[1], pose.jointPositions[2]) - 1.2 * 42.0) < 1e-9);

    rules.joints = PositionRule::Add;
    const Walker adding = sixChannelWalker(rules);
    const auto added = changed(adding, scaled(adding.clip.skeleton, {{"tLeg", 1.2}}), settings, rules);
    const Pose same = poseAt(added.clip, 30, rules);
    for (std::size_t joint = 0; joint < pose.jointPositions.size(); ++joint)
        QVERIFY(glm::distance(pose.jointPositions[joint], same.jointPositions[joint]) < 1e-6);
}

void OffsetRetargetTest::keepFeetReportsWhatItCannotDo()
{
    Walker walker = makeWalker({.frames = 60});
    OffsetSettings settings = settingsFor(walker, OffsetMotion::KeepFeet);
    settings.roles = BodyRoles(std::vector<JointRole>(static_cast<std::size_t>(walker.clip.skeleton.jointCount())));
    auto result = changed(walker, scaled(walker.clip.skeleton, {{"tLeg", 1.2}}), settings);
    QCOMPARE(result.notes.size(), std::size_t(1));
    QVERIFY(result.notes[0].text().find("No whole leg") != std::string::npos);

    // The feet cannot be put back, because the root does not move and the legs are too short.
    settings = settingsFor(walker, OffsetMotion::KeepFeet);
    Clip still = walker.clip;
    still.skeleton.setChannels(0, {channels::Zrotation, channels::Xrotation, channels::Yrotation});
    std::vector<int> from;
    for (int column = 3; column < walker.clip.motion.columnCount(); ++column)
        from.push_back(column);
    still.motion = walker.clip.motion.withColumns(from, std::vector<double>(from.size()));
    walker.clip = still;
    result = changed(walker, scaled(still.skeleton, {{"tLeg", 0.5}}), settings);
    QVERIFY(std::any_of(result.notes.begin(), result.notes.end(), [](const Message &note) {
        return note.text().find("position channels") != std::string::npos;
    }));
    for (int frame = 0; frame < 60; ++frame) {
        for (const double value : result.clip.motion.frame(frame))
            QVERIFY(std::isfinite(value));
    }
}

void OffsetRetargetTest::keepPositionsKeepsTheOtherPositions_data()
{
    QTest::addColumn<QByteArray>("joint");
    for (const char *joint : {"LeftLeg", "RightFoot", "Spine", "Neck", "LeftForeArm", "LeftUpLeg", "RightArm"})
        QTest::newRow(joint) << QByteArray(joint);
}

// The check of the retargeting page: one bone is scaled by 1.01.
void OffsetRetargetTest::keepPositionsKeepsTheOtherPositions()
{
    QFETCH(QByteArray, joint);
    const Walker walker = makeWalker({.frames = 60});
    const int bone = jointNamed(walker.clip.skeleton, joint.toStdString());
    const auto offsets = scaled(walker.clip.skeleton, {{joint.constData(), 1.01}});
    const double change = 0.01 * glm::length(walker.clip.skeleton.joint(bone).offset);
    const auto result = changed(walker, offsets, settingsFor(walker, OffsetMotion::KeepPositions));
    double sum = 0.0;
    int count = 0;
    for (int other = 0; other < walker.clip.skeleton.jointCount(); ++other) {
        int above = other;
        while (above > bone)
            above = walker.clip.skeleton.joint(above).parent;
        if (above == bone)
            continue;
        sum += meanError(walker.clip, result.clip, other);
        ++count;
    }
    QVERIFY2(sum / count < 0.01 * change, qPrintable(QString::number(sum / count / change)));
    QVERIFY(result.meanError < 1.1 * change);
    QVERIFY(result.largestError < 2.0 * change);
}

void OffsetRetargetTest::keepPositionsPutsTheFootBack()
{
    const Walker walker = makeWalker({.frames = 120});
    const auto offsets = scaled(walker.clip.skeleton, {{"tLeg", 1.02}, {"Foot", 0.98}});
    const auto plain = changed(walker, offsets, settingsFor(walker, OffsetMotion::KeepChannels));
    const auto kept = changed(walker, offsets, settingsFor(walker, OffsetMotion::KeepPositions));
    for (int foot : {3, 4, 7, 8})
        QVERIFY(meanError(walker.clip, kept.clip, foot) < 0.5 * meanError(walker.clip, plain.clip, foot));
}

// No small rotation of any joint that may rotate reduces the sum of squares much: there is only a small penalty on
// rotations.
void OffsetRetargetTest::keepPositionsFindsTheBestFit()
{
    const Walker walker = makeWalker({.frames = 10});
    const auto offsets = scaled(walker.clip.skeleton, {{"LeftLeg", 1.2}, {"LeftForeArm", 0.8}, {"RightHand", 1.3}});
    const auto result = changed(walker, offsets, settingsFor(walker, OffsetMotion::KeepPositions));
    const int frame = 9;
    const Pose wanted = poseAt(walker.clip, frame, replaceRules);
    const auto cost = [&](const Clip &clip) {
        const Pose pose = poseAt(clip, frame, replaceRules);
        double sum = 0.0;
        for (std::size_t i = 0; i < wanted.jointPositions.size(); ++i)
            sum += std::pow(glm::distance(pose.jointPositions[i], wanted.jointPositions[i]), 2.0);
        for (std::size_t i = 0; i < wanted.endPositions.size(); ++i)
            sum += std::pow(glm::distance(pose.endPositions[i], wanted.endPositions[i]), 2.0);
        return sum;
    };
    const double best = cost(result.clip);
    const double plain = cost(changed(walker, offsets, settingsFor(walker, OffsetMotion::KeepChannels)).clip);
    QVERIFY2(best < 0.7 * plain, qPrintable(QString::number(best / plain)));
    for (const char *name :
         {"LeftUpLeg", "LeftLeg", "LeftFoot", "LeftToeBase", "LeftArm", "LeftForeArm", "RightHand"}) {
        const Joint &joint = walker.clip.skeleton.joint(jointNamed(walker.clip.skeleton, name));
        for (int i = 0; i < 3; ++i) {
            for (const double by : {0.05, -0.05}) {
                Clip tried = result.clip;
                const int column = joint.firstColumn + i;
                tried.motion.setValue(frame, column, tried.motion.value(frame, column) + by);
                QVERIFY2(best - cost(tried) < 1e-3 * (plain - best), name);
            }
        }
    }
}

void OffsetRetargetTest::keepPositionsKeepsChannelsThatNeedNotChange()
{
    const Walker walker = makeWalker({.frames = 30});
    const auto result = changed(walker, scaled(walker.clip.skeleton, {{"LeftLeg", 1.1}}),
                                settingsFor(walker, OffsetMotion::KeepPositions));
    for (int frame = 0; frame < 30; ++frame) {
        for (int joint = 0; joint < walker.clip.skeleton.jointCount(); ++joint)
            QCOMPARE(sameValues(walker.clip, result.clip, frame, joint), joint < 1 || joint > 4);
    }
}

void OffsetRetargetTest::keepPositionsCompensatesForPositionChannels()
{
    for (const PositionRule rule : {PositionRule::Replace, PositionRule::Add}) {
        PositionRules rules;
        rules.joints = rule;
        const Walker walker = sixChannelWalker(rules);
        const auto result = changed(walker, scaled(walker.clip.skeleton, {{"tLeg", 1.2}}),
                                    settingsFor(walker, OffsetMotion::KeepPositions), rules);
        for (int joint = 0; joint < walker.clip.skeleton.jointCount(); ++joint)
            QVERIFY(meanError(walker.clip, result.clip, joint, rules) < 1e-9);
        QCOMPARE(result.meanError, 0.0);
    }
}

void OffsetRetargetTest::keepPositionsRotatesNoJointWithoutThreeRotations()
{
    Walker walker = makeWalker({.frames = 20});
    const int knee = jointNamed(walker.clip.skeleton, "LeftLeg");
    walker.clip.skeleton.setChannels(knee, {channels::Xrotation});
    std::vector<int> from;
    const int first = walker.clip.skeleton.joint(knee).firstColumn;
    for (int column = 0; column < walker.clip.skeleton.columnCount(); ++column)
        from.push_back(column < first ? column : column == first ? first + 1 : column + 2);
    walker.clip.motion = walker.clip.motion.withColumns(from, std::vector<double>(from.size()));
    const auto result = changed(walker, scaled(walker.clip.skeleton, {{"LeftLeg", 1.1}}),
                                settingsFor(walker, OffsetMotion::KeepPositions));
    QVERIFY(sameValues(walker.clip, result.clip, 10, knee));
    QVERIFY(!sameValues(walker.clip, result.clip, 10, knee - 1));
}

void OffsetRetargetTest::keepPositionsMakesNoJumps()
{
    const Walker walker = makeWalker();
    const auto offsets = scaled(
        walker.clip.skeleton,
        {{"Leg", 0.9}, {"Foot", 1.1}, {"Arm", 1.1}, {"Hand", 0.9}, {"Spine", 1.05}, {"Neck", 0.9}, {"Head", 1.2}});
    const auto result = changed(walker, offsets, settingsFor(walker, OffsetMotion::KeepPositions));
    const RetargetMeasures measures = measured(walker, result.clip);
    QVERIFY2(*measures.jointStepRatio < 1.5, qPrintable(QString::number(*measures.jointStepRatio)));
    QVERIFY2(*measures.jerkRatio < 1.6, qPrintable(QString::number(*measures.jerkRatio)));
    QCOMPARE(measures.channelStepsOver170, 0);
}

void OffsetRetargetTest::keepPositionsIsStillWhereTheClipIs()
{
    Walker walker = makeWalker({.frames = 30});
    for (int frame = 1; frame < 30; ++frame)
        std::copy_n(walker.clip.motion.frame(0).begin(), walker.clip.motion.columnCount(),
                    walker.clip.motion.editFrame(frame).begin());
    const auto result = changed(walker, scaled(walker.clip.skeleton, {{"Leg", 0.95}, {"Arm", 1.05}, {"Neck", 0.9}}),
                                settingsFor(walker, OffsetMotion::KeepPositions));
    for (int frame = 1; frame < 30; ++frame) {
        for (int column = 0; column < walker.clip.motion.columnCount(); ++column)
            QVERIFY(std::abs(result.clip.motion.value(frame, column) - result.clip.motion.value(0, column)) < 1e-9);
    }
}

void OffsetRetargetTest::acceptsShortAndOddClips_data()
{
    QTest::addColumn<int>("frames");
    QTest::addColumn<double>("factor");
    for (const int frames : {0, 1, 2, 40}) {
        for (const double factor : {1.0, 0.0, -1.0, 1e-9, 100.0})
            QTest::addRow("%d frames, times %g", frames, factor) << frames << factor;
    }
}

void OffsetRetargetTest::acceptsShortAndOddClips()
{
    QFETCH(int, frames);
    QFETCH(double, factor);
    const Walker walker = makeWalker({.frames = frames});
    for (const OffsetMotion motion :
         {OffsetMotion::KeepChannels, OffsetMotion::KeepFeet, OffsetMotion::KeepPositions}) {
        for (auto offsets : {wholeLegs(walker.clip.skeleton, factor), scaled(walker.clip.skeleton, {{"", factor}})}) {
            const auto result = changed(walker, offsets, settingsFor(walker, motion));
            QCOMPARE(result.clip.motion.frameCount(), frames);
            for (int frame = 0; frame < frames; ++frame) {
                for (const double value : result.clip.motion.frame(frame))
                    QVERIFY(std::isfinite(value));
            }
            if (factor == 1.0 && frames > 0)
                QVERIFY(sameValues(walker.clip, result.clip, frames - 1, 0));
        }
    }
}

void OffsetRetargetTest::keepsTheTextOfUnchangedParts()
{
    Walker walker = makeWalker({.frames = 5});
    const std::string text = writeBvh(walker.clip);
    walker.clip = readBvh(text).clip.value();
    const auto result = changed(walker, scaled(walker.clip.skeleton, {{"LeftForeArm", 1.1}}),
                                settingsFor(walker, OffsetMotion::KeepPositions));
    const std::string after = writeBvh(result.clip);
    QVERIFY(after != text);
    // In each row the numbers of the legs come first, after those of the root.
    const auto legs = [](const std::string &of) {
        const std::size_t row = of.find('\n', of.find("Frame Time")) + 1;
        std::size_t end = row;
        for (int numbers = 0; numbers < 30; ++numbers)
            end = of.find(' ', end + 1);
        return of.substr(row, end - row);
    };
    QCOMPARE(legs(after), legs(text));
    const auto none = changed(walker, {}, settingsFor(walker, OffsetMotion::KeepFeet));
    QCOMPARE(writeBvh(none.clip), text);
}

void OffsetRetargetTest::stopsWhenAsked()
{
    const Walker walker = makeWalker({.frames = 1000});
    for (const OffsetMotion motion : {OffsetMotion::KeepFeet, OffsetMotion::KeepPositions}) {
        int calls = 0;
        const auto stop = [&](double) { return ++calls < 3; };
        QVERIFY(!withOffsets(walker.clip, replaceRules, wholeLegs(walker.clip.skeleton, 1.1),
                             settingsFor(walker, motion), stop));
        QCOMPARE(calls, 3);
    }
}

void OffsetRetargetTest::keepFeetNamesFeetThatNeverStand()
{
    Walker walker = makeWalker({.frames = 60});
    walker.clip.motion.setFrameTimeSeconds(0.001); // the steps are too short
    OffsetSettings settings = settingsFor(walker, OffsetMotion::KeepFeet);
    settings.contacts.reset();
    const auto result = changed(walker, scaled(walker.clip.skeleton, {{"tLeg", 1.2}}), settings);
    QVERIFY(result.contacts.empty());
    QStringList notes;
    for (const Message &note : result.notes)
        notes << QString::fromStdString(note.text());
    // All for the same reason, so that one note is enough.
    const QString beginning = QStringLiteral("LeftFoot, LeftToeBase, RightFoot, RightToeBase never stand");
    QCOMPARE(std::ranges::count_if(notes, [&](const QString &note) { return note.startsWith(beginning); }), 1);
    QCOMPARE(notes.filter(QStringLiteral("No contacts: ")).size(), 1);
}

void OffsetRetargetTest::keepFeetFindsThePelvisAboveTheLegs()
{
    const Walker walker = makeWalker({.frames = 60});
    const OffsetSettings settings = settingsFor(walker, OffsetMotion::KeepFeet);
    const std::vector<NodeOffset> offsets = scaled(walker.clip.skeleton, {{"tLeg", 1.2}});
    const std::string known = writeBvh(changed(walker, offsets, settings).clip);
    for (const char *name : {"", "Spine", "LeftUpLeg"}) { // of the joint that has the role of the pelvis
        std::vector<JointRole> roles;
        for (int joint = 0; joint < settings.roles.jointCount(); ++joint) {
            const JointRole &role = settings.roles.of(joint);
            roles.push_back(role.part == BodyPart::Pelvis ? JointRole() : role);
            if (walker.clip.skeleton.joint(joint).name == name && role.part != BodyPart::Thigh)
                roles.back() = {BodyPart::Pelvis, BodySide::Centre, 1};
        }
        OffsetSettings others = settings;
        others.roles = BodyRoles(std::move(roles));
        QCOMPARE(writeBvh(changed(walker, offsets, others).clip), known);
    }
}

void OffsetRetargetTest::aRuleThatTheUserChoseStays()
{
    const PositionRules replacing{PositionRule::Replace, PositionRule::Replace, {}};
    const PositionRules adding{PositionRule::Add, PositionRule::Add, {}};
    const Walker walker = sixChannelWalker(replacing);
    const OffsetSettings settings = settingsFor(walker, OffsetMotion::KeepPositions);
    const std::vector<NodeOffset> offsets = scaled(walker.clip.skeleton, {{"tLeg", 1.2}});
    // Auto would not read the clip by this rule, and so it need not read the result by it.
    const auto added = changed(walker, offsets, settings, adding);
    QCOMPARE(added.rules.joints, PositionRule::Add);
    QCOMPARE(added.rules.roots, PositionRule::Add);
    QVERIFY(isReadBy(replacing, added.clip.skeleton, added.clip.motion));
    QCOMPARE(changed(walker, offsets, settings, replacing).rules.joints, PositionRule::Replace);
}

void OffsetRetargetTest::scaledPositionsKeepTheirRotations()
{
    const Clip clip = makeWalker({.frames = 5}).clip;
    Clip scaledClip = clip;
    scalePositions(scaledClip, 2.5);
    for (int frame = 0; frame < 5; ++frame) {
        for (int column = 0; column < clip.skeleton.columnCount(); ++column) {
            const double factor = clip.skeleton.column(column).channel.isPosition() ? 2.5 : 1.0;
            QCOMPARE(scaledClip.motion.value(frame, column), factor * clip.motion.value(frame, column));
        }
    }
    Clip same = clip;
    scalePositions(same, 1.0);
    QCOMPARE(same.motion.frame(0).data(), clip.motion.frame(0).data()); // the values are still shared
}

QTEST_APPLESS_MAIN(OffsetRetargetTest)

} // namespace tst_offsetretarget

#include "tst_offsetretarget.moc"
