#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "channels/channeledit.h"
#include "channels/channellayout.h"
#include "pose/pose.h"
#include "pose/settledpositions.h"
#include "proportions/offsetretarget.h"
#include "retarget/retargetclip.h"
#include "retarget/retargeter.h"

#include <glm/geometric.hpp>

#include <QTest>

#include <algorithm>
#include <cmath>

namespace tst_settledpositions {

using namespace limber;

namespace {

const std::vector<Channel> six(allChannels.begin(), allChannels.end());
const std::vector<Channel> turns(allChannels.begin() + 3, allChannels.end());
const PositionRules replacing{PositionRule::Replace, PositionRule::Replace, {}};
const PositionRules adding{PositionRule::Add, PositionRule::Add, {}};

// A root that stays on the floor, and hips far away from it, as the files of Bandai Namco have them; either all joints
// have six channels, or all but the hips have three.
Skeleton farAwayFigure(bool onlyHipsMove)
{
    const std::vector<Channel> others = onlyHipsMove ? turns : six;
    Skeleton skeleton;
    skeleton.addJoint({"joint_Root", NoJoint, {0, 0, 0}, six, 0});
    skeleton.addJoint({"Hips", 0, {4.6, 91.5, -427}, six, 0});
    skeleton.addJoint({"Spine", 1, {0, 10, 0}, others, 0});
    skeleton.addJoint({"Chest", 2, {0, 25, 0}, others, 0});
    skeleton.addJoint({"Neck", 3, {0, 20, 0}, others, 0});
    skeleton.addJoint({"Head", 4, {0, 10, 0}, others, 0});
    skeleton.addEndSite({"Site", 5, {0, 15, 0}, 0});
    for (const auto &[side, sign] : {std::pair("_L", 1.0), {"_R", -1.0}}) {
        skeleton.addJoint({std::string("UpperArm") + side, 3, {sign * 18, 15, 0}, others, 0});
        skeleton.addJoint({std::string("LowerArm") + side, skeleton.jointCount() - 1, {sign * 28, 0, 0}, others, 0});
        skeleton.addJoint({std::string("Hand") + side, skeleton.jointCount() - 1, {sign * 25, 0, 0}, others, 0});
        skeleton.addEndSite({"Site", skeleton.jointCount() - 1, {sign * 15, 0, 0}, 0});
    }
    for (const auto &[side, sign] : {std::pair("_L", 1.0), {"_R", -1.0}}) {
        skeleton.addJoint({std::string("UpperLeg") + side, 1, {sign * 9, -4, 0}, others, 0});
        skeleton.addJoint({std::string("LowerLeg") + side, skeleton.jointCount() - 1, {0, -42, 0}, others, 0});
        skeleton.addJoint({std::string("Foot") + side, skeleton.jointCount() - 1, {0, -41, 0}, others, 0});
        skeleton.addEndSite({"Site", skeleton.jointCount() - 1, {0, -4, 14}, 0});
    }
    return skeleton;
}

// The hips walk along Z from their rest position; the positions are whole positions.
Clip walk(const Skeleton &skeleton, const glm::dvec3 &from, double step)
{
    Clip clip{skeleton, Motion(90, skeleton.columnCount()), nullptr};
    for (int frame = 0; frame < 90; ++frame) {
        for (int index = 0; index < skeleton.jointCount(); ++index) {
            const Joint &joint = skeleton.joint(index);
            glm::dvec3 place = joint.name == "Hips" ? from : joint.offset;
            if (joint.name == "Hips")
                place += glm::dvec3(3 * std::sin(0.2 * frame), 2 * std::cos(0.4 * frame) - 3, step * frame);
            for (int i = 0; i < joint.columnCount(); ++i) {
                const Channel channel = joint.channels[static_cast<std::size_t>(i)];
                const double angle = channel.axis == Axis::X ? 20.0 * std::sin(0.2 * frame + index) : 0.0;
                const bool bends = channel.isRotation() && !joint.isRoot();
                clip.motion.setValue(frame, joint.firstColumn + i,
                                     channel.isPosition() ? place[channel.axisIndex()]
                                     : bends              ? angle
                                                          : 0.0);
            }
        }
    }
    return clip;
}

Clip atZero(const Skeleton &skeleton, int frames = 1)
{
    return {skeleton, Motion(frames, skeleton.columnCount()), nullptr};
}

// The clip after saving and opening it.
Clip openedAgain(const Clip &clip)
{
    return readBvh(writeBvh(clip)).clip.value();
}

double distance(const Pose &a, const Pose &b)
{
    double largest = 0.0;
    for (std::size_t i = 0; i < a.jointPositions.size(); ++i)
        largest = std::max(largest, glm::distance(a.jointPositions[i], b.jointPositions[i]));
    for (std::size_t i = 0; i < a.endPositions.size(); ++i)
        largest = std::max(largest, glm::distance(a.endPositions[i], b.endPositions[i]));
    return largest;
}

// The largest distance between a joint of the second clip, read by its numbers alone, and the same joint in the first
// clip.
double distance(const Clip &before, const PositionRules &rules, const Clip &after)
{
    const PositionRules found = decidePositionRules(after.skeleton, after.motion);
    double largest = before.motion.frameCount() == after.motion.frameCount() ? 0.0 : 1e9;
    for (int frame = 0; frame < std::min(before.motion.frameCount(), after.motion.frameCount()); ++frame)
        largest = std::max(largest, distance(poseAt(before, frame, rules), poseAt(after, frame, found)));
    return largest;
}

} // namespace

// Whatever is written is read as it is meant, by its numbers alone.
class SettledPositionsTest : public QObject
{
    Q_OBJECT

private slots:
    void keepsPositionsThatAreReadAsTheyAreMeant();
    void writesByTheDetectedRule_data();
    void writesByTheDetectedRule();
    void changesUnusedOffsetsWhereNoRuleIsDetected();
    void anOffsetThatHidesTheRuleBecomesZero_data();
    void anOffsetThatHidesTheRuleBecomesZero();
    void keepsThePartOfAnOffsetThatIsUsed();
    void writesAMotionOntoASkeletonOfZeros_data();
    void writesAMotionOntoASkeletonOfZeros();
    void keepsTheRuleThatASkeletonReveals();
    void staysCorrectWhenChannelsChange();
    void keepsTheRuleThatTheUserChose();
    void staysCorrectWhenChannelsAreLaidOut();
    void keepsPositionsOnOtherOffsets();
    void theProgressCanStopIt();
};

void SettledPositionsTest::keepsPositionsThatAreReadAsTheyAreMeant()
{
    Clip clip = walk(farAwayFigure(false), {4.6, 91.5, -427}, 1.5);
    const std::string before = writeBvh(clip);
    const SettledPositions settled = settlePositions(clip, replacing);
    QCOMPARE(settled.rewrittenJoints, 0);
    QVERIFY(settled.jointsWithNewOffset.empty());
    QCOMPARE(writeBvh(clip), before);
}

void SettledPositionsTest::writesByTheDetectedRule_data()
{
    QTest::addColumn<bool>("onlyHipsMove");
    QTest::addColumn<double>("step");
    QTest::newRow("hips walk far") << true << 4.0;
    QTest::newRow("hips walk a little") << true << 0.2;
    QTest::newRow("hips stand") << true << 0.0;
    QTest::newRow("all joints, far") << false << 4.0;
    QTest::newRow("all joints, standing") << false << 0.0;
}

void SettledPositionsTest::writesByTheDetectedRule()
{
    QFETCH(bool, onlyHipsMove);
    QFETCH(double, step);
    const Clip whole = walk(farAwayFigure(onlyHipsMove), {4.6, 91.5, -427}, step);
    Clip displaced = whole; // the same motion by the other rule
    for (const Joint &joint : whole.skeleton.joints()) {
        for (int i = 0; i < joint.columnCount(); ++i) {
            const Channel channel = joint.channels[static_cast<std::size_t>(i)];
            for (int frame = 0; frame < 90 && channel.isPosition(); ++frame)
                displaced.motion.setValue(frame, joint.firstColumn + i,
                                          whole.motion.value(frame, joint.firstColumn + i) -
                                              joint.offset[channel.axisIndex()]);
        }
    }
    QVERIFY(distance(whole, replacing, displaced) < 1e-9 || !isReadBy(adding, displaced.skeleton, displaced.motion));
    for (const auto &[clip, rules] : {std::pair(whole, replacing), {displaced, adding}}) {
        Clip settled = clip;
        const SettledPositions how = settlePositions(settled, rules);
        QVERIFY(distance(clip, rules, settled) < 1e-9);
        QVERIFY(distance(clip, rules, openedAgain(settled)) < 1e-5);
        QVERIFY(how.jointsWithNewOffset.empty());
        QCOMPARE(decidePositionRules(settled.skeleton, settled.motion).joints, how.rules.joints);
    }
}

void SettledPositionsTest::changesUnusedOffsetsWhereNoRuleIsDetected()
{
    // Whole positions near zero look like displacements; written as displacements they look like whole positions.
    Clip clip = walk(farAwayFigure(true), {0, 20, 0}, 0.1);
    QVERIFY(!isReadBy(replacing, clip.skeleton, clip.motion));
    const Clip before = clip;
    const SettledPositions settled = settlePositions(clip, replacing);
    QCOMPARE(settled.jointsWithNewOffset, std::vector<int>{1});
    QVERIFY(!noteOn(settled).isEmpty());
    QVERIFY(distance(before, replacing, clip) < 1e-12);
    QVERIFY(distance(before, replacing, openedAgain(clip)) < 1e-5);
}

void SettledPositionsTest::anOffsetThatHidesTheRuleBecomesZero_data()
{
    QTest::addColumn<double>("sampled"); // the height of the hips in most frames that Auto looks at
    QTest::addColumn<double>("offset");
    QTest::newRow("half of the usual position is whole") << 5.0 << 10.0;
    QTest::newRow("less is not") << 4.9 << 0.0;
}

// Auto looks at 64 frames, here the even ones, in which the hips are lower than in most others.
void SettledPositionsTest::anOffsetThatHidesTheRuleBecomesZero()
{
    QFETCH(double, sampled);
    QFETCH(double, offset);
    Clip clip = atZero(farAwayFigure(true), 127);
    const int height = clip.skeleton.joint(1).firstColumn + 1;
    for (int frame = 0; frame < 127; ++frame)
        clip.motion.setValue(frame, height, frame % 2 == 0 && frame > 3 ? sampled : 10.0);
    const Clip before = clip;
    const SettledPositions settled = settlePositions(clip, replacing);
    QCOMPARE(settled.jointsWithNewOffset, std::vector<int>{1});
    QCOMPARE(clip.skeleton.joint(1).offset, (glm::dvec3{0, offset, 0}));
    QVERIFY(distance(before, replacing, openedAgain(clip)) < 1e-12);
}

void SettledPositionsTest::keepsThePartOfAnOffsetThatIsUsed()
{
    // No channel replaces the X of this OFFSET, so it has an effect.
    Skeleton skeleton;
    skeleton.addJoint({"Hips", NoJoint, {30, 100, 0}, {channels::Yposition, channels::Zrotation}, 0});
    Clip clip{skeleton, Motion(3, 2), nullptr};
    clip.motion.setValue(1, 0, 5.0);
    const Clip before = clip;
    settlePositions(clip, replacing);
    QCOMPARE(clip.skeleton.joint(0).offset.x, 30.0);
    QVERIFY(distance(before, replacing, clip) < 1e-12);
}

void SettledPositionsTest::writesAMotionOntoASkeletonOfZeros_data()
{
    QTest::addColumn<bool>("onlyHipsMove");
    QTest::addColumn<double>("step");
    QTest::addColumn<int>("frames");
    QTest::newRow("only the hips have positions") << true << 1.5 << 1;
    QTest::newRow("only the hips have positions, far") << true << 4.0 << 1;
    QTest::newRow("only the hips have positions, on the spot") << true << 0.0 << 1;
    QTest::newRow("six channels everywhere") << false << 1.5 << 1;
    QTest::newRow("six channels everywhere, far") << false << 4.0 << 1;
    QTest::newRow("many frames of zeros") << true << 1.5 << 70;
    QTest::newRow("no frame at all") << true << 1.5 << 0;
}

void SettledPositionsTest::writesAMotionOntoASkeletonOfZeros()
{
    QFETCH(bool, onlyHipsMove);
    QFETCH(double, step);
    QFETCH(int, frames);
    const Skeleton skeleton = farAwayFigure(onlyHipsMove);
    RetargetInput input = automaticRetarget(walk(skeleton, {4.6, 91.5, -427}, step), atZero(skeleton, frames));
    input.settings.lockFeet = false;
    Retargeter retargeter(input);
    QVERIFY(retargeter.prepare());
    const RetargetedClip result = retargeter.write().value();
    const Clip opened = openedAgain(result.clip);
    const PositionRules found = decidePositionRules(opened.skeleton, opened.motion);
    for (int frame = 0; frame < opened.motion.frameCount(); ++frame) {
        TransferredPose meant;
        retargeter.evaluate(frame, meant);
        // Six decimals, and the errors of angles along a body.
        QVERIFY(distance(meant.pose, poseAt(opened, frame, found)) < 1e-5);
        QVERIFY(distance(poseAt(input.source, frame, replacing), poseAt(opened, frame, found)) < 1e-4);
    }
    QVERIFY(std::ranges::none_of(
        result.notes, [](const RetargetNote &note) { return note.text.text().find("rule") != std::string::npos; }));
    // The hips travel like those of the source, and are not off by their OFFSET.
    QCOMPARE(opened.skeleton.joint(1).offset, (glm::dvec3{4.6, 91.5, -427}));
}

void SettledPositionsTest::keepsTheRuleThatASkeletonReveals()
{
    // Displacements of the hips that are not zero reveal the rule.
    const Skeleton skeleton = farAwayFigure(true);
    Clip target = atZero(skeleton, 2);
    target.motion.setValue(0, skeleton.joint(1).firstColumn + 1, 1.0);
    RetargetInput input = automaticRetarget(walk(skeleton, {4.6, 91.5, -427}, 0.2), target);
    input.settings.lockFeet = false;
    Retargeter retargeter(input);
    QVERIFY(retargeter.prepare());
    const RetargetedClip result = retargeter.write().value();
    QCOMPARE(result.rules.joints, PositionRule::Add);
    QVERIFY(distance(input.source, replacing, result.clip) < 1e-4);
}

void SettledPositionsTest::staysCorrectWhenChannelsChange()
{
    // All joints hold displacements near zero, the root one that is not zero; without the others it would look like a
    // whole position.
    Skeleton skeleton;
    skeleton.addJoint({"Hips", NoJoint, {0, 90, 0}, six, 0});
    skeleton.addJoint({"Chest", 0, {0, 30, 0}, six, 0});
    Clip clip = atZero(skeleton, 10);
    for (int frame = 0; frame < 10; ++frame)
        clip.motion.setValue(frame, 0, 40.0 + frame);
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    QCOMPARE(rules.roots, PositionRule::Add);
    const Clip changed = withChannels(clip, rules, 1, turns);
    QVERIFY(distance(clip, rules, changed) < 1e-9);
    QVERIFY(distance(clip, rules, openedAgain(changed)) < 1e-6);
}

void SettledPositionsTest::keepsTheRuleThatTheUserChose()
{
    // If the user reads the clip by the rule that its numbers contradict, it stays as it is, because it will be read
    // that way again.
    Skeleton skeleton;
    skeleton.addJoint({"Hips", NoJoint, {0, 90, 0}, six, 0});
    skeleton.addJoint({"Chest", 0, {0, 30, 0}, six, 0});
    const Clip clip = atZero(skeleton, 4);
    const Clip changed = withChannels(clip, replacing, 0, turns);
    QCOMPARE(changed.motion.value(0, changed.skeleton.joint(1).firstColumn + 1), 0.0);
}

void SettledPositionsTest::staysCorrectWhenChannelsAreLaidOut()
{
    Skeleton skeleton;
    skeleton.addJoint({"Hips", NoJoint, {0, 90, 0}, six, 0});
    skeleton.addJoint({"Chest", 0, {0, 30, 0}, six, 0});
    skeleton.addJoint({"Head", 1, {0, 30, 0}, six, 0});
    Clip clip = atZero(skeleton, 10);
    for (int frame = 0; frame < 10; ++frame)
        clip.motion.setValue(frame, 2, 50.0 + frame);
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    ChannelLayout layout;
    layout.rootSix = true;
    const LayoutResult laidOut = layOutChannels(clip, rules, layout);
    QVERIFY(laidOut.changed);
    QVERIFY(distance(clip, rules, laidOut.clip) < 1e-9);
}

void SettledPositionsTest::keepsPositionsOnOtherOffsets()
{
    // With the compensation for longer bones, the values in the channels are no longer small displacements.
    const Skeleton skeleton = farAwayFigure(false);
    const Clip clip = atZero(skeleton, 5);
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    QCOMPARE(rules.joints, PositionRule::Add);
    std::vector<NodeOffset> offsets;
    for (int joint = 1; joint < skeleton.jointCount(); ++joint)
        offsets.push_back({NodeId::joint(joint), 1.3 * skeleton.joint(joint).offset});
    OffsetSettings settings;
    settings.motion = OffsetMotion::KeepPositions;
    const auto changed = withOffsets(clip, rules, offsets, settings);
    QVERIFY(changed);
    QVERIFY(distance(clip, rules, changed->clip) < 1e-9);
    QVERIFY(distance(clip, rules, openedAgain(changed->clip)) < 1e-5);
    QCOMPARE(changed->rules.joints, decidePositionRules(changed->clip.skeleton, changed->clip.motion).joints);
}

void SettledPositionsTest::theProgressCanStopIt()
{
    // The motion that no rule is detected for, as displacements.
    const Clip whole = walk(farAwayFigure(true), {0, 20, 0}, 0.1);
    Clip clip = whole;
    const Joint &hips = clip.skeleton.joint(1);
    for (int frame = 0; frame < 90; ++frame) {
        for (int axis = 0; axis < 3; ++axis)
            clip.motion.setValue(frame, hips.firstColumn + axis,
                                 whole.motion.value(frame, hips.firstColumn + axis) - hips.offset[axis]);
    }
    const std::string before = writeBvh(clip);
    for (const double end : {0.1, 0.4, 0.83, 0.835}) {
        const SettledPositions settled = settlePositions(clip, adding, [end](double done) { return done < end; });
        QVERIFY(settled.isCancelled);
        QVERIFY(settled.jointsWithNewOffset.empty());
        QCOMPARE(writeBvh(clip), before);
    }
    const Clip displaced = clip;
    const SettledPositions settled = settlePositions(clip, adding, [](double done) { return done <= 1.0; });
    QVERIFY(!settled.isCancelled);
    QCOMPARE(settled.jointsWithNewOffset, std::vector<int>{1});
    QVERIFY(distance(displaced, adding, clip) < 1e-9);
}

QTEST_APPLESS_MAIN(SettledPositionsTest)

} // namespace tst_settledpositions

#include "tst_settledpositions.moc"
