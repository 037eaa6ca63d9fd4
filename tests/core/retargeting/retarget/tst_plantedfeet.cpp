#include "geometry/geometry.h"
#include "pose/pose.h"
#include "retarget/retargetclip.h"
#include "support/walker.h"

#include <QTest>

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace tst_plantedfeet {

using namespace limber;
using namespace limber::test;

// The feet of a retargeted figure stand where its legs put them, as far as nobody sees it: knees stay as in the motion.
class PlantedFeetTest : public QObject
{
    Q_OBJECT

private slots:
    void aShorterLegOfTheSourceBendsNoKnee_data();
    void aShorterLegOfTheSourceBendsNoKnee();
    void aFootThatStandsFlatStaysFlat_data();
    void aFootThatStandsFlatStaysFlat();
    void aFootOnAStepStaysOnIt();
    void straightKneesOfAWalkStayStraight_data();
    void straightKneesOfAWalkStayStraight();
};

namespace {

Clip standing(const Clip &clip)
{
    Clip result;
    result.skeleton = clip.skeleton;
    result.motion = Motion(90, clip.skeleton.columnCount());
    result.motion.setFrameTimeSeconds(1.0 / 30.0);
    for (int frame = 0; frame < result.motion.frameCount(); ++frame)
        result.motion.setValue(frame, 1, 100.0);
    return result;
}

// Returns how far a knee is bent in a frame, in degrees.
double kneeBend(const Clip &clip, const std::string &side, int frame)
{
    const Pose pose = poseAt(clip, frame, decidePositionRules(clip.skeleton, clip.motion));
    const auto of = [&](const char *name) {
        return pose.jointPositions[static_cast<std::size_t>(jointNamed(clip.skeleton, side + name))];
    };
    const glm::dvec3 thigh = directionOf(of("Leg") - of("UpLeg"));
    const glm::dvec3 shin = directionOf(of("Foot") - of("Leg"));
    return std::acos(std::clamp(glm::dot(thigh, shin), -1.0, 1.0)) * degreesPerRadian;
}

Clip retargeted(const Clip &source, const Clip &target)
{
    auto result = retargetClip(automaticRetarget(source, target), {});
    return result ? std::move(result->clip) : Clip();
}

// Returns the most by which a knee is bent further than in the source while it is straight there.
double mostBentOfStraight(const Clip &source, const Clip &result)
{
    double most = 0.0;
    for (int frame = 0; frame < source.motion.frameCount(); ++frame) {
        for (const char *side : {"Left", "Right"}) {
            if (kneeBend(source, side, frame) < 8.0)
                most = std::max(most, kneeBend(result, side, frame) - kneeBend(source, side, frame));
        }
    }
    return most;
}

} // namespace

void PlantedFeetTest::aShorterLegOfTheSourceBendsNoKnee_data()
{
    QTest::addColumn<double>("factor"); // of the right shin
    QTest::newRow("none") << 1.0;
    QTest::newRow("by one per cent") << 0.98;
    QTest::newRow("by two per cent") << 0.96;
    QTest::newRow("it is longer") << 1.03;
}

// Many captures have legs of two lengths: one foot stands in the air or in the floor.
void PlantedFeetTest::aShorterLegOfTheSourceBendsNoKnee()
{
    QFETCH(double, factor);
    Clip source = standing(makeWalker().clip);
    const Clip target = standing(makeWalker({.scale = 1.2}).clip);
    scaleOffsets(source, "RightFoot", factor);
    const Clip result = retargeted(source, target);
    QCOMPARE(result.motion.frameCount(), 90);
    QVERIFY(mostBentOfStraight(source, result) < 6.0);
}

void PlantedFeetTest::aFootThatStandsFlatStaysFlat_data()
{
    QTest::addColumn<double>("ofSource"); // factor of the left shin
    QTest::addColumn<double>("ofTarget");
    for (const double ofSource : {0.96, 1.0, 1.03}) {
        for (const double ofTarget : {0.96, 1.0, 1.04})
            QTest::addRow("%g onto %g", ofSource, ofTarget) << ofSource << ofTarget;
    }
}

// It may stand somewhat higher or lower than the other one, but ankle and toe do so together.
void PlantedFeetTest::aFootThatStandsFlatStaysFlat()
{
    QFETCH(double, ofSource);
    QFETCH(double, ofTarget);
    Clip source = standing(makeWalker().clip);
    Clip target = standing(makeWalker({.scale = 1.2}).clip);
    scaleOffsets(source, "LeftFoot", ofSource);
    scaleOffsets(target, "LeftFoot", ofTarget);
    const Clip result = retargeted(source, target);
    const Pose pose = poseAt(result, 45, decidePositionRules(result.skeleton, result.motion));
    for (const std::string side : {"Left", "Right"}) {
        const auto toe = static_cast<std::size_t>(jointNamed(result.skeleton, side + "ToeBase"));
        const auto foot = static_cast<std::size_t>(jointNamed(result.skeleton, side + "Foot"));
        const double depth = pose.jointPositions[foot].y - pose.jointPositions[toe].y;
        const double usual = -result.skeleton.joint(static_cast<int>(toe)).offset.y;
        QVERIFY2(std::abs(depth - usual) < 0.5, qPrintable(QString::number(depth - usual)));
    }
}

// What is higher than a difference of legs is meant: the figure stands with one foot on a step.
void PlantedFeetTest::aFootOnAStepStaysOnIt()
{
    Clip source = standing(makeWalker().clip);
    const int thigh = jointNamed(source.skeleton, "RightUpLeg");
    const int shin = jointNamed(source.skeleton, "RightLeg");
    const int foot = jointNamed(source.skeleton, "RightFoot");
    const auto bend = [&](int joint, double degrees) {
        const Joint &which = source.skeleton.joint(joint);
        for (std::size_t channel = 0; channel < which.channels.size(); ++channel) {
            if (!which.channels[channel].isRotation() || which.channels[channel].axis != Axis::X)
                continue;
            for (int frame = 0; frame < source.motion.frameCount(); ++frame)
                source.motion.setValue(frame, which.firstColumn + static_cast<int>(channel), degrees);
        }
    };
    bend(thigh, -40.0);
    bend(shin, 80.0);
    bend(foot, -40.0);
    const Clip result = retargeted(source, standing(makeWalker({.thigh = 45.0, .shin = 38.0}).clip));
    const auto heightOf = [](const Clip &clip, const char *side) {
        const Pose pose = poseAt(clip, 30, decidePositionRules(clip.skeleton, clip.motion));
        const auto index = static_cast<std::size_t>(jointNamed(clip.skeleton, std::string(side) + "Foot"));
        return pose.jointPositions[index].y;
    };
    const double step = heightOf(source, "Right") - heightOf(source, "Left");
    QVERIFY(step > 10.0);
    QVERIFY(std::abs(heightOf(result, "Right") - heightOf(result, "Left") - step) < 1.0);
}

void PlantedFeetTest::straightKneesOfAWalkStayStraight_data()
{
    QTest::addColumn<WalkerOptions>("target");
    QTest::newRow("the same legs") << WalkerOptions{};
    QTest::newRow("longer shins") << WalkerOptions{.thigh = 38.0, .shin = 45.0};
    QTest::newRow("longer thighs") << WalkerOptions{.thigh = 46.0, .shin = 37.0};
}

void PlantedFeetTest::straightKneesOfAWalkStayStraight()
{
    QFETCH(WalkerOptions, target);
    const Clip source = makeWalker({.stride = 125.0}).clip;
    const Clip result = retargeted(source, standing(makeWalker(target).clip));
    QCOMPARE(result.motion.frameCount(), source.motion.frameCount());
    QVERIFY2(mostBentOfStraight(source, result) < 12.0,
             qPrintable(QString::number(mostBentOfStraight(source, result))));
}

QTEST_APPLESS_MAIN(PlantedFeetTest)

} // namespace tst_plantedfeet

#include "tst_plantedfeet.moc"
