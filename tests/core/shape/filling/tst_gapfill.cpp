#include "filling/fillseam.h"
#include "filling/fillwriting.h"
#include "filling/gapfill.h"
#include "filling/gapsearch.h"
#include "support/lostlimb.h"
#include "support/walker.h"

#include "base/at.h"
#include "body/upaxisdecision.h"
#include "body/vocabulary.h"
#include "bvh/write/bvhwriter.h"
#include "geometry/geometry.h"
#include "geometry/hingeaxis.h"
#include "pose/pose.h"
#include "tracks/limbbend.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace tst_gapfill {

using namespace limber;
using namespace limber::test;

namespace {

std::optional<GapFill> fillIn(const Clip &clip, const Gap &gap, std::optional<FillMethod> method = {}, int trials = 40)
{
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    const Vocabulary names = Vocabulary::builtIn();
    return fillOf({clip, rules, decideUpAxis(clip, rules), names, gap, method, trials}, {});
}

Clip written(const Clip &clip, const Gap &gap, const GapFill &fill)
{
    Clip result = clip;
    writeFill(result, decidePositionRules(clip.skeleton, clip.motion), gap, fill);
    return result;
}

Clip filled(const Clip &clip, const Gap &gap, std::optional<FillMethod> method = {})
{
    return written(clip, gap, *fillIn(clip, gap, method));
}

// The walker with a right knee that is stretched quickly, again and again, and never straighter than 2 degrees.
Clip kicking(Clip clip)
{
    const int column = clip.skeleton.joint(jointNamed(clip.skeleton, "RightLeg")).firstColumn;
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        const double bend = 2.0 + 4.0 * std::max(0, 10 - std::abs(frame % 60 - 30));
        for (int i = 0; i < 3; ++i)
            clip.motion.setValue(frame, column + i, i == 1 ? bend : 0.0);
    }
    return clip;
}

// By how many degrees a limb is bent in each frame, about the axis that another clip shows.
std::vector<double> bendsOf(const Clip &clip, const LimbNames &limb, const Clip &shown)
{
    const auto bonesOf = [&](const Clip &of) {
        const PositionRules rules = decidePositionRules(of.skeleton, of.motion);
        std::vector<LimbBones> bones;
        for (int frame = 0; frame < of.motion.frameCount(); ++frame) {
            const Pose pose = poseAt(of, frame, rules);
            const auto place = [&](std::size_t i) {
                return pose.positionOf(NodeId::joint(jointNamed(of.skeleton, limb[i])));
            };
            const glm::dmat3 upper = at(pose.worldFromJoint, jointNamed(of.skeleton, limb[0]));
            bones.push_back({directionOf((place(1) - place(0)) * upper), directionOf((place(2) - place(1)) * upper)});
        }
        return bones;
    };
    const glm::dvec3 hinge = hingeOf(bonesOf(shown));
    std::vector<double> bends;
    for (const LimbBones &each : bonesOf(clip))
        bends.push_back(bendAbout(hinge, each.upper, each.lower) * degreesPerRadian);
    return bends;
}

} // namespace

// A lost limb is filled from the rest of the body, and the trials say how well.
class GapFillTest : public QObject
{
    Q_OBJECT

private slots:
    void theRestOfTheBodyTellsTheLimb_data();
    void theRestOfTheBodyTellsTheLimb();
    void theContentOfTheGapIsNotUsed();
    void theExpectationIsNearTheTruth();
    void placeAndSpeedMatchAtBothEnds_data();
    void placeAndSpeedMatchAtBothEnds();
    void jointsThatCarryNothingAreJudgedByTheirAngles();
    void aBadFrameBesideTheFillingIsFound();
    void otherLossesAreNotLearned();
    void aShortClipGetsACurveWithoutExpectation();
    void withoutABodyOnlyTheWayBetweenTheEndsIsLeft();
    void theOrderOfTrialsDoesNotMatter();
    void unitsAndUpAxisDoNotMatter();
    void noKneeBendsFurtherBackwardThanElsewhere_data();
    void noKneeBendsFurtherBackwardThanElsewhere();
};

void GapFillTest::theRestOfTheBodyTellsTheLimb_data()
{
    QTest::addColumn<LimbNames>("limb");
    QTest::newRow("arm") << leftArm;
    QTest::newRow("leg") << rightLeg;
    QTest::newRow("hand") << LimbNames{"LeftHand"};
}

void GapFillTest::theRestOfTheBodyTellsTheLimb()
{
    QFETCH(LimbNames, limb);
    const Clip truth = makeWalker({.frames = 480}).clip;
    const Gap gap = gapOf(truth, limb, {200, 259});
    const Clip lost = withNoise(truth, gap);
    const double error = endError(truth, filled(lost, gap), gap);
    const double simple = std::min(endError(truth, filled(lost, gap, FillMethod::Curve), gap),
                                   endError(truth, filled(lost, gap, FillMethod::Straight), gap));
    QVERIFY2(error <= std::max(0.3 * simple, 0.1), qPrintable(QStringLiteral("%1, %2").arg(error).arg(simple)));
}

void GapFillTest::theContentOfTheGapIsNotUsed()
{
    const Clip truth = makeWalker({.frames = 300}).clip;
    const Gap gap = gapOf(truth, leftArm, {100, 150});
    const std::string first = writeBvh(filled(withNoise(truth, gap, 1), gap));
    const std::string second = writeBvh(filled(withNoise(truth, gap, 2), gap));
    QVERIFY(first == second);
}

void GapFillTest::theExpectationIsNearTheTruth()
{
    const Clip truth = noisyWalker({.frames = 600});
    double expected = 0.0;
    double error = 0.0;
    int held = 0;
    for (const int first : {60, 150, 240, 330, 420}) {
        const Gap gap = gapOf(truth, leftArm, {first, first + 59});
        const auto fill = fillIn(withNoise(truth, gap), gap);
        QCOMPARE(fill->places, 40);
        QVERIFY(fill->ncm && fill->ncm->most >= fill->ncm->mean);
        const double each = endError(truth, written(truth, gap, *fill), gap);
        expected += fill->ncm->mean;
        error += each;
        held += each <= fill->ncm->most ? 1 : 0;
    }
    QVERIFY2(error < 1.5 * expected && expected < 1.5 * error,
             qPrintable(QStringLiteral("%1, %2").arg(error).arg(expected)));
    QVERIFY(held >= 4);
}

void GapFillTest::placeAndSpeedMatchAtBothEnds_data()
{
    QTest::addColumn<int>("length");
    for (const int length : {1, 2, 7, 30, 90})
        QTest::addRow("%d frames", length) << length;
}

void GapFillTest::placeAndSpeedMatchAtBothEnds()
{
    QFETCH(int, length);
    const Clip truth = makeWalker({.frames = 480}).clip;
    const Gap gap = gapOf(truth, leftArm, {200, 199 + length});
    for (const FillMethod method : {FillMethod::Body, FillMethod::Poses, FillMethod::Curve}) {
        const Clip after = filled(withNoise(truth, gap), gap, method);
        const double most = 2.0 * largestBend(truth, gap, {1, 478});
        QVERIFY(largestBend(after, gap, {198, 202}) <= most);
        QVERIFY(largestBend(after, gap, {197 + length, 202 + length}) <= most);
    }
}

void GapFillTest::jointsThatCarryNothingAreJudgedByTheirAngles()
{
    Clip truth = noisyWalker({.frames = 480});
    const int head = jointNamed(truth.skeleton, "LeftHand");
    for (const NodeId child : truth.skeleton.childrenOf(head))
        truth.skeleton.setOffset(child, glm::dvec3(0.0));
    const Gap gap = gapOf(truth, {"LeftHand"}, {200, 230});
    const auto fill = fillIn(withNoise(truth, gap), gap);
    QVERIFY(!fill->endMoves);
    QVERIFY(fill->degrees->mean > 0.01 && fill->degrees->most >= fill->degrees->mean);
    const auto arm = fillIn(truth, gapOf(truth, leftArm, {200, 230}));
    QVERIFY(arm->endMoves && arm->degrees->mean > 0.01);
}

void GapFillTest::aBadFrameBesideTheFillingIsFound()
{
    const Clip truth = noisyWalker({.frames = 480});
    const Gap gap = gapOf(truth, leftArm, {203, 262});
    QVERIFY(!largestSeamJump(filled(withNoise(truth, gap), gap), gap));
    for (const int bad : {202, 263}) {
        Clip lost = withNoise(truth, gap);
        const int column = truth.skeleton.joint(gap.joints[1]).firstColumn;
        lost.motion.setValue(bad, column, lost.motion.value(bad, column) + 50.0);
        const auto jump = largestSeamJump(filled(lost, gap), gap);
        QVERIFY(jump && jump->joint == gap.joints[1] && jump->degrees > 20.0);
        QVERIFY(std::abs(jump->frame - bad) <= 1);
    }
}

void GapFillTest::otherLossesAreNotLearned()
{
    const Clip truth = makeWalker({.frames = 480}).clip;
    Gap gap = gapOf(truth, leftArm, {200, 240});
    gap.otherLosses = {{300, 380}};
    Clip lost = withNoise(truth, gap);
    lost = withNoise(lost, gapOf(truth, leftArm, {300, 380}));
    QVERIFY(endError(truth, filled(lost, gap), gap) < 0.5);
    gap.otherLosses.clear();
    QVERIFY(endError(truth, filled(lost, gap), gap) > 1.0);
}

void GapFillTest::aShortClipGetsACurveWithoutExpectation()
{
    const Clip truth = makeWalker({.frames = 100}).clip;
    const Gap gap = gapOf(truth, leftArm, {30, 69});
    const auto fill = fillIn(truth, gap);
    QVERIFY(fill->method == FillMethod::Curve && !fill->ncm && fill->places == 0);
    QVERIFY(fillIn(truth, gap, FillMethod::Body)->method == FillMethod::Body);
    const Clip tiny = makeWalker({.frames = 3}).clip;
    QVERIFY(fillIn(tiny, gapOf(tiny, leftArm, {1, 1}))->method == FillMethod::Curve);
}

void GapFillTest::withoutABodyOnlyTheWayBetweenTheEndsIsLeft()
{
    const Clip truth = makeWalker({.frames = 300}).clip;
    Gap gap = gapOf(truth, {"Hips"}, {100, 120});
    const auto fill = fillIn(truth, gap, FillMethod::Body);
    QVERIFY(fill->method == FillMethod::Curve || fill->method == FillMethod::Straight);
    gap = gapOf(truth, leftArm, {100, 120});
    gap.otherJoints = {0};
    QVERIFY(fillIn(truth, gap, FillMethod::Poses)->method != FillMethod::Poses);
}

void GapFillTest::theOrderOfTrialsDoesNotMatter()
{
    const Clip truth = noisyWalker({.frames = 300});
    const Gap gap = gapOf(truth, leftArm, {100, 150});
    const auto first = fillIn(truth, gap);
    const auto second = fillIn(truth, gap);
    QCOMPARE(first->ncm->mean, second->ncm->mean);
    QCOMPARE(fillIn(truth, gap, {}, 7)->places, 7);
    QVERIFY(writeBvh(written(truth, gap, *first)) == writeBvh(written(truth, gap, *second)));
}

void GapFillTest::unitsAndUpAxisDoNotMatter()
{
    const Clip truth = makeWalker({.frames = 300}).clip;
    const Gap gap = gapOf(truth, leftArm, {100, 150});
    const auto usual = fillIn(truth, gap);
    for (const WalkerOptions &options :
         {WalkerOptions{.frames = 300, .scale = 0.01}, WalkerOptions{.frames = 300, .up = Axis::Z}}) {
        const auto other = fillIn(makeWalker(options).clip, gap);
        QVERIFY(usual->method == other->method);
        QVERIFY(std::abs(usual->ncm->mean - other->ncm->mean) < 0.05 + 0.05 * usual->ncm->mean);
    }
}

void GapFillTest::noKneeBendsFurtherBackwardThanElsewhere_data()
{
    QTest::addColumn<LimbNames>("lost");
    QTest::newRow("leg") << rightLeg;
    QTest::newRow("shin and foot") << LimbNames{"RightLeg", "RightFoot"};
    QTest::newRow("shin") << LimbNames{"RightLeg"};
}

// A curve goes on at the speed of its ends: a leg that is being stretched would swing through.
void GapFillTest::noKneeBendsFurtherBackwardThanElsewhere()
{
    QFETCH(LimbNames, lost);
    const Clip truth = kicking(makeWalker({.frames = 300}).clip);
    const std::vector<double> bends = bendsOf(truth, rightLeg, truth);
    QVERIFY(*std::ranges::min_element(bends) > 1.9);
    double least = 360.0;
    for (int first = 97; first < 101; ++first) {
        const Gap gap = gapOf(truth, lost, {first, first + 30});
        const std::vector<double> bent = bendsOf(filled(truth, gap, FillMethod::Curve), rightLeg, truth);
        least = std::min(least, *std::ranges::min_element(bent));
        for (int frame = first - 2; frame <= first + 32; ++frame)
            QVERIFY(std::abs(at(bent, frame - 1) - 2.0 * at(bent, frame) + at(bent, frame + 1)) < 4.0);
    }
    QVERIFY2(least > -0.1, qPrintable(QString::number(least)));
    QVERIFY2(least < 1.9, "no filling reached the stretch");
}

QTEST_APPLESS_MAIN(GapFillTest)

} // namespace tst_gapfill

#include "tst_gapfill.moc"
