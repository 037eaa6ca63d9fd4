#include "comparison/clipcomparison.h"
#include "support/operationcalls.h"
#include "support/randommotion.h"
#include "support/walker.h"

#include "pose/pose.h"
#include "pose/upaxis.h"

#include <QTest>

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace tst_clipcomparison {

using namespace limber;
using namespace limber::test;

namespace {

ClipComparison compare(const Clip &a, const Clip &b, const ComparisonSettings &settings = {},
                       const Progress &progress = {})
{
    return compareByName(a, decidePositionRules(a.skeleton, a.motion), b, decidePositionRules(b.skeleton, b.motion),
                         settings, progress);
}

std::optional<int> shiftBetween(const Clip &a, const Clip &b)
{
    return bestShift(a, decidePositionRules(a.skeleton, a.motion), b, decidePositionRules(b.skeleton, b.motion));
}

Clip later(const Clip &clip, int frames)
{
    Clip result = clip;
    result.motion.removeFrames(0, frames);
    return result;
}

} // namespace

class ClipComparisonTest : public QObject
{
    Q_OBJECT

private slots:
    void aClipDoesNotDifferFromItself();
    void figuresEqualThoseOfPlainSums();
    void aRotatedJointIsFoundWithItsFrame();
    void jointsAreMatchedByNameWhateverTheirOrder();
    void ratesAreMatchedByTime();
    void theBestShiftIsFound();
    void noShiftIsFoundForAStillClip();
    void itStopsWhenAsked();
    void emptyClipsCanBeCompared();
    void everyFrameHasItsFigures();
    void placementsMoveTheSecondFigure();
    void worstFramesAreApartAndInOrder();
    void aClipWithAnotherUpAxisIsTurnedUpright_data();
    void aClipWithAnotherUpAxisIsTurnedUpright();
    void aTurnInTheRootAloneIsUndone();
    void anOffsetMovesEveryPosition();
    void anotherUnitIsScaled();
    void pairsMayHaveOtherNames();
};

void ClipComparisonTest::anotherUnitIsScaled()
{
    const Clip clip = makeWalker({.frames = 20}).clip;
    const Clip metres = makeWalker({.frames = 20, .scale = 0.01}).clip;
    using Placement = ComparisonSettings::Placement;
    for (const Placement placement : {Placement::AsInFiles, Placement::EqualAtStart, Placement::RootOnRoot}) {
        ComparisonSettings settings;
        settings.placement = placement;
        QVERIFY(compare(clip, metres, settings).largestUnits() > 1.0);
        settings.scale = 100.0;
        QVERIFY(compare(clip, metres, settings).largestUnits() < 1e-9);
        settings.offset = {0.0, 3.0, 0.0}; // in units of the first
        QVERIFY(std::abs(compare(clip, metres, settings).largestUnits() - 3.0) < 1e-9);
    }
}

void ClipComparisonTest::pairsMayHaveOtherNames()
{
    const Clip clip = makeWalker({.frames = 20}).clip;
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    NodePairing pairing;
    const NodeId foot = NodeId::joint(jointNamed(clip.skeleton, "LeftFoot"));
    pairing.pairs = {{foot, NodeId::joint(jointNamed(clip.skeleton, "LeftLeg"))}};
    const ClipComparison plain = compareInPairs(clip, rules, clip, rules, pairing);
    QCOMPARE(plain.nodes.size(), std::size_t(1));
    QCOMPARE(static_cast<int>(plain.onlyInFirst.size()), clip.skeleton.nodeCount() - 1);
    QVERIFY(std::ranges::find(plain.onlyInFirst, foot) == plain.onlyInFirst.end());
    QVERIFY(plain.largestUnits() > 10.0 && plain.largestDegrees() > 1.0);
    // Rotations are those that the second figure has on the joints of the first one.
    int asked = 0;
    pairing.transfer = [&asked](const Pose &second, Pose &onFirst) {
        onFirst = second;
        ++asked;
    };
    const ClipComparison transferred = compareInPairs(clip, rules, clip, rules, pairing);
    QCOMPARE(asked, 20);
    QVERIFY(transferred.largestDegrees() < 1e-6);
    QCOMPARE(transferred.largestUnits(), plain.largestUnits());
}

void ClipComparisonTest::aClipWithAnotherUpAxisIsTurnedUpright_data()
{
    QTest::addColumn<bool>("inWorld");
    QTest::newRow("against parents") << false;
    QTest::newRow("in the world") << true;
}

// The operation writes the whole clip in other axes: rest pose, rotations and positions.
void ClipComparisonTest::aClipWithAnotherUpAxisIsTurnedUpright()
{
    QFETCH(bool, inWorld);
    const Clip clip = makeWalker({.frames = 40}).clip;
    const Clip zUp = applied("upaxis:to=z", clip);
    ComparisonSettings settings;
    settings.rotations = inWorld ? ComparisonSettings::Rotations::World : ComparisonSettings::Rotations::AgainstParent;
    const ClipComparison lying = compare(clip, zUp, settings);
    QVERIFY(lying.largestUnits() > 50.0);
    QVERIFY(lying.largestDegrees() > 10.0);
    settings.turn = rotationBetween(Axis::Z, Axis::Y);
    const ClipComparison upright = compare(clip, zUp, settings);
    QVERIFY(upright.largestUnits() < 1e-3);
    QVERIFY(upright.largestDegrees() < 1e-3);
    // The other way round, and moved to where the first clip begins.
    settings.turn = rotationBetween(Axis::Y, Axis::Z);
    settings.placement = ComparisonSettings::Placement::EqualAtStart;
    const ClipComparison back = compare(zUp, clip, settings);
    QVERIFY(back.largestUnits() < 1e-3);
    QVERIFY(back.largestDegrees() < 1e-3);
}

// Many files have the rest pose of another program and one rotated root.
void ClipComparisonTest::aTurnInTheRootAloneIsUndone()
{
    const Clip clip = makeWalker({.frames = 40}).clip;
    const Clip zUp = applied("upaxis:to=z,rootonly=yes", clip);
    QCOMPARE(zUp.skeleton.offsetOf(NodeId::joint(3)), clip.skeleton.offsetOf(NodeId::joint(3)));
    for (const auto rotations : {ComparisonSettings::Rotations::World, ComparisonSettings::Rotations::AgainstParent}) {
        ComparisonSettings settings;
        settings.rotations = rotations;
        settings.turn = rotationBetween(Axis::Z, Axis::Y);
        const ClipComparison upright = compare(clip, zUp, settings);
        QVERIFY(upright.largestUnits() < 1e-3);
        QVERIFY(upright.largestDegrees() < 1e-3);
    }
}

void ClipComparisonTest::anOffsetMovesEveryPosition()
{
    const Clip clip = makeWalker({.frames = 10}).clip;
    for (const auto placement : {ComparisonSettings::Placement::AsInFiles, ComparisonSettings::Placement::EqualAtStart,
                                 ComparisonSettings::Placement::RootOnRoot}) {
        ComparisonSettings settings;
        settings.placement = placement;
        settings.offset = {3.0, -4.0, 12.0};
        const ClipComparison moved = compare(clip, clip, settings);
        for (const NodeDifference &node : moved.nodes) {
            QVERIFY(std::abs(node.units.mean - 13.0) < 1e-9); // 3² + 4² + 12² = 13²
            QVERIFY(node.degrees.largest < 1e-4);
        }
    }
}

void ClipComparisonTest::aClipDoesNotDifferFromItself()
{
    const Clip clip = makeRandomClip();
    const ClipComparison result = compare(clip, clip);
    QCOMPARE(result.comparedFrames, 60);
    QCOMPARE(static_cast<int>(result.nodes.size()), clip.skeleton.nodeCount());
    QVERIFY(result.largestUnits() == 0.0);
    QVERIFY(result.largestDegrees() < 1e-5);
}

void ClipComparisonTest::figuresEqualThoseOfPlainSums()
{
    const Clip a = makeRandomClip({.seed = 5});
    Clip b = a;
    for (int frame = 0; frame < 60; ++frame)
        b.motion.setValue(frame, 0, a.motion.value(frame, 0) + frame * 0.1);
    const ClipComparison result = compare(a, b);
    // The root moves along X by 0, 0.1 … 5.9: the mean is 2.95.
    QCOMPARE(result.nodes.front().units.mean, 2.95);
    QCOMPARE(result.nodes.front().units.largest, 5.9);
    QCOMPARE(result.nodes.front().units.worstFrame, 59);
    for (const NodeDifference &node : result.nodes)
        QVERIFY(std::abs(node.units.mean - 2.95) < 1e-9); // the root moves all joints with it
}

void ClipComparisonTest::aRotatedJointIsFoundWithItsFrame()
{
    const Walker walker = makeWalker({.frames = 60});
    Clip turned = walker.clip;
    const int knee = jointNamed(turned.skeleton, "LeftLeg");
    const Joint &joint = turned.skeleton.joint(knee);
    const auto column = turned.skeleton.columnOf(knee, joint.channels.back());
    turned.motion.setValue(33, *column, turned.motion.value(33, *column) + 20.0);
    const ClipComparison result = compare(walker.clip, turned);
    for (const NodeDifference &node : result.nodes) {
        const bool isKnee = node.first == NodeId::joint(knee);
        if (!node.first.isJoint())
            continue;
        QVERIFY2(std::abs(node.degrees.largest - (isKnee ? 20.0 : 0.0)) < 1e-5,
                 walker.clip.skeleton.joint(node.first.index).name.c_str());
        if (isKnee)
            QCOMPARE(node.degrees.worstFrame, 33);
    }
    // In world space everything below the knee rotates as well.
    const ClipComparison world = compare(walker.clip, turned, {.rotations = ComparisonSettings::Rotations::World});
    const int foot = jointNamed(turned.skeleton, "LeftFoot");
    QVERIFY(std::abs(world.nodes[static_cast<std::size_t>(foot)].degrees.largest) > 19.0 ||
            std::ranges::any_of(world.nodes, [&](const NodeDifference &node) {
                return node.first == NodeId::joint(foot) && node.degrees.largest > 19.0;
            }));
}

void ClipComparisonTest::jointsAreMatchedByNameWhateverTheirOrder()
{
    Clip a = makeRandomClip({.seed = 8, .joints = 8});
    Clip b = a;
    a.skeleton.setName(3, "mine");
    b.skeleton.setName(3, "yours");
    const ClipComparison result = compare(a, b);
    QVERIFY(std::ranges::find(result.onlyInFirst, NodeId::joint(3)) != result.onlyInFirst.end());
    QVERIFY(std::ranges::find(result.onlyInSecond, NodeId::joint(3)) != result.onlyInSecond.end());
    QCOMPARE(result.nodes.size() + result.onlyInFirst.size(), static_cast<std::size_t>(a.skeleton.nodeCount()));
}

void ClipComparisonTest::ratesAreMatchedByTime()
{
    const Clip a = makeRandomClip({.frames = 61});
    Clip half = a;
    for (int frame = 59; frame > 0; frame -= 2)
        half.motion.removeFrames(frame, 1);
    half.motion.setFrameTimeSeconds(2.0 * a.motion.frameTimeSeconds());
    const ClipComparison result = compare(half, a);
    QCOMPARE(result.comparedFrames, 31);
    QVERIFY(result.largestUnits() == 0.0);
}

void ClipComparisonTest::theBestShiftIsFound()
{
    const Clip clip = makeRandomClip({.seed = 21, .frames = 400});
    QCOMPARE(shiftBetween(clip, clip).value_or(-99), 0);
    for (const int frames : {1, 17, 60}) {
        QCOMPARE(shiftBetween(later(clip, frames), clip).value_or(-99), frames);
        QCOMPARE(shiftBetween(clip, later(clip, frames)).value_or(-99), -frames);
        const ClipComparison shifted = compare(later(clip, frames), clip, {.shift = frames});
        QVERIFY(shifted.largestUnits() == 0.0);
        QCOMPARE(shifted.comparedFrames, 400 - frames);
    }
}

void ClipComparisonTest::noShiftIsFoundForAStillClip()
{
    const Clip clip = makeRandomClip();
    Clip still = clip;
    for (int frame = 1; frame < 60; ++frame)
        std::ranges::copy(still.motion.frame(0), still.motion.editFrame(frame).begin());
    QVERIFY(!shiftBetween(still, clip).has_value());
    QVERIFY(!shiftBetween(still, still).has_value());
}

void ClipComparisonTest::itStopsWhenAsked()
{
    const Clip clip = makeRandomClip({.frames = 500});
    QVERIFY(compare(clip, clip, {}, Progress([](double) { return false; })).cancelled);
}

void ClipComparisonTest::emptyClipsCanBeCompared()
{
    const Clip none = makeRandomClip({.frames = 0});
    const Clip some = makeRandomClip({.frames = 5});
    QCOMPARE(compare(none, some).comparedFrames, 0);
    QCOMPARE(compare(some, none).comparedFrames, 0);
    QCOMPARE(compare(none, some).nodes.front().units.worstFrame, -1);
    QVERIFY(!shiftBetween(none, none).has_value());
}

void ClipComparisonTest::everyFrameHasItsFigures()
{
    const Walker walker = makeWalker({.frames = 60});
    Clip turned = walker.clip;
    const int knee = jointNamed(turned.skeleton, "LeftLeg");
    const auto column = turned.skeleton.columnOf(knee, turned.skeleton.joint(knee).channels.back());
    turned.motion.setValue(33, *column, turned.motion.value(33, *column) + 20.0);
    const ClipComparison result = compare(walker.clip, later(turned, 10), {.shift = -10});
    QCOMPARE(result.frames.size(), std::size_t(60));
    for (int frame = 0; frame < 60; ++frame) {
        const FrameDifference &difference = result.frames[static_cast<std::size_t>(frame)];
        QCOMPARE(difference.isCompared, frame >= 10);
        QVERIFY(std::abs(difference.largestDegrees - (frame == 33 ? 20.0 : 0.0)) < 1e-5);
    }
    QCOMPARE(result.frames[33].worstJoint, knee);
    const double mean = 20.0 / walker.clip.skeleton.jointCount();
    QVERIFY(std::abs(result.frames[33].meanDegrees - mean) < 1e-5);
}

void ClipComparisonTest::placementsMoveTheSecondFigure()
{
    const Clip a = makeRandomClip({.seed = 5});
    Clip b = a;
    for (int frame = 0; frame < 60; ++frame) {
        b.motion.setValue(frame, 0, a.motion.value(frame, 0) + 7.0 + frame * 0.1);
        b.motion.setValue(frame, 1, a.motion.value(frame, 1) - 3.0);
    }
    using Placement = ComparisonSettings::Placement;
    const auto rootFigures = [&](Placement placement) {
        return compare(a, b, {.placement = placement}).nodes.front().units;
    };
    QVERIFY(std::abs(rootFigures(Placement::AsInFiles).largest - std::hypot(12.9, 3.0)) < 1e-9);
    QVERIFY(std::abs(rootFigures(Placement::EqualAtStart).largest - 5.9) < 1e-9);
    QVERIFY(std::abs(rootFigures(Placement::EqualAtStart).mean - 2.95) < 1e-9);
    QVERIFY(rootFigures(Placement::RootOnRoot).largest < 1e-9);
    // With a shift, another frame is at the start.
    const ClipComparison shifted = compare(a, later(b, 20), {.placement = Placement::EqualAtStart, .shift = -20});
    QVERIFY(std::abs(shifted.nodes.front().units.largest - 3.9) < 1e-9);
}

void ClipComparisonTest::worstFramesAreApartAndInOrder()
{
    ClipComparison comparison;
    comparison.frames.resize(400);
    const auto hill = [&](int middle, double height, int width) {
        for (int frame = middle - width; frame <= middle + width; ++frame) {
            double &degrees = comparison.frames[static_cast<std::size_t>(frame)].largestDegrees;
            degrees = std::max(degrees, height * (1.0 - std::abs(frame - middle) / (width + 1.0)));
        }
    };
    hill(50, 10.0, 30);
    hill(60, 9.9, 2); // within a quarter of a second of the larger difference
    hill(200, 30.0, 40);
    hill(300, 2.0, 5);
    const std::vector<int> worst = worstFrames(comparison, 1.0 / 60.0);
    QCOMPARE(worst.size(), std::size_t(3));
    QCOMPARE(worst[0], 200);
    QCOMPARE(worst[1], 50);
    QCOMPARE(worst[2], 300);
    QCOMPARE(worstFrames(comparison, 1.0 / 60.0, 0.25, 1).size(), std::size_t(1));
    QVERIFY(worstFrames({}, 1.0 / 60.0).empty());
    comparison.frames.assign(400, {});
    QVERIFY(worstFrames(comparison, 1.0 / 60.0).empty());
}

QTEST_GUILESS_MAIN(ClipComparisonTest)

} // namespace tst_clipcomparison

#include "tst_clipcomparison.moc"
