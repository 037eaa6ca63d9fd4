#include "base/statistics.h"
#include "body/vocabulary.h"
#include "geometry/geometry.h"
#include "pose/localrotation.h"
#include "pose/pose.h"
#include "retarget/retargetclip.h"
#include "retarget/retargeter.h"
#include "support/retargetoutcome.h"
#include "support/walker.h"
#include "tracks/rotationtrack.h"

#include <glm/gtc/constants.hpp>
#include <glm/gtc/quaternion.hpp>

#include <QTest>

#include <algorithm>
#include <cmath>

namespace tst_retargetfloor {

using namespace limber;
using namespace limber::test;

namespace {

constexpr int frames = 90;

// The walker with its root rotated in every frame, and its lowest point at zero in each.
Clip onTheFloor(const glm::dmat3 &turn)
{
    Clip clip = makeWalker({.frames = frames, .bendsKneesForward = true}).clip;
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    for (int frame = 0; frame < frames; ++frame) {
        const glm::dmat3 local = localRotation(clip.skeleton.joint(0), clip.motion.frame(frame));
        writeRotations(clip, 0, frame, std::vector{glm::quat_cast(turn * local)});
        const Pose pose = poseAt(clip, frame, rules);
        double lowest = pose.jointPositions.front().y;
        for (const std::vector<glm::dvec3> *points : {&pose.jointPositions, &pose.endPositions}) {
            for (const glm::dvec3 &point : *points)
                lowest = std::min(lowest, point.y);
        }
        clip.motion.setValue(frame, 1, clip.motion.value(frame, 1) - lowest);
    }
    return clip;
}

// A body with short legs, so that its pelvis is low, and large in all else.
Clip otherBody()
{
    Clip target = atRest(makeWalker({.frames = frames, .bendsKneesForward = true}).clip);
    for (const NodeId node : target.skeleton.nodesInFileOrder())
        target.skeleton.setOffset(node, 1.3 * target.skeleton.offsetOf(node));
    for (const char *bone : {"LeftLeg", "RightLeg", "LeftFoot", "RightFoot"})
        scaleOffsets(target, bone, 0.5);
    return target;
}

// Returns the median over the frames of the height of the lowest joint or end site.
double lowestOf(const Clip &clip)
{
    std::vector<double> heights;
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        const Pose pose = poseAt(clip, frame, {});
        heights.push_back(pose.jointPositions.front().y);
        for (const std::vector<glm::dvec3> *points : {&pose.jointPositions, &pose.endPositions}) {
            for (const glm::dvec3 &point : *points)
                heights.back() = std::min(heights.back(), point.y);
        }
    }
    return median(std::move(heights));
}

double deepest(const RetargetedClip &result)
{
    double depth = 0.0;
    for (const ResultFault &fault : result.faults) {
        if (fault.kind == ResultFault::Kind::ThroughFloor)
            depth = std::max(depth, fault.amount);
    }
    return depth;
}

} // namespace

// Bodies that do not stand, on the floor of a figure with other proportions.
class RetargetFloorTest : public QObject
{
    Q_OBJECT

private slots:
    void noPartSinksIntoTheFloor_data();
    void noPartSinksIntoTheFloor();
    void whoeverStandsIsNotRaised();
    void aBodyStandsOnTheGround_data();
    void aBodyStandsOnTheGround();
};

void RetargetFloorTest::noPartSinksIntoTheFloor_data()
{
    QTest::addColumn<glm::dmat3>("turn");
    QTest::addColumn<bool>("feetShowFloor");
    const double quarter = glm::half_pi<double>();
    QTest::newRow("on its back") << rotationAboutAxis({1, 0, 0}, -quarter) << true;
    QTest::newRow("on its face") << rotationAboutAxis({1, 0, 0}, quarter) << false;
    QTest::newRow("on its side") << rotationAboutAxis({0, 0, 1}, quarter) << true;
    QTest::newRow("head down") << rotationAboutAxis({0, 0, 1}, 1.8 * quarter) << false;
}

void RetargetFloorTest::noPartSinksIntoTheFloor()
{
    QFETCH(const glm::dmat3, turn);
    QFETCH(const bool, feetShowFloor);
    Clip source = onTheFloor(turn);
    const PositionRules rules = decidePositionRules(source.skeleton, source.motion);
    RetargetInput input = retargetSource(std::move(source), rules, Axis::Y, Vocabulary::builtIn());
    setRetargetTarget(input, {otherBody()});
    input.mapping = mapJoints(input, Vocabulary::builtIn()).sureOnly();
    const RetargetedClip raised = *retargetClip(input);
    QVERIFY2(deepest(raised) < 3.1, std::to_string(deepest(raised)).c_str());
    const auto rise = [](const Clip &clip, int frame) {
        return std::abs(placeOf(clip, "Hips", frame).y - placeOf(clip, "Hips", frame - 1).y);
    };
    double fastest = 0.0; // beyond the source
    for (int frame = 1; frame < frames; ++frame)
        fastest = std::max(fastest, rise(raised.clip, frame) - rise(input.source, frame));
    QVERIFY2(fastest < 1.0, std::to_string(fastest).c_str());
    double lowest = 1e9; // of the joints, end sites lie lower; the floor of the source is at zero
    for (int frame = 0; frame < frames; ++frame) {
        for (const Joint &joint : raised.clip.skeleton.joints())
            lowest = std::min(lowest, placeOf(raised.clip, joint.name.c_str(), frame).y);
    }
    QVERIFY2(lowest > -2.0 && lowest < 25.0, std::to_string(lowest).c_str());
    if (!feetShowFloor)
        return; // without the source's floor, the lowest joint makes the floor
    input.settings.setOnFloor = false;
    const RetargetedClip sunken = *retargetClip(input);
    QVERIFY2(deepest(sunken) > 4.0, std::to_string(deepest(sunken)).c_str());
}

void RetargetFloorTest::whoeverStandsIsNotRaised()
{
    const Clip walk = makeWalker({.frames = frames, .bendsKneesForward = true}).clip;
    const RetargetOutcome result = retargeted(automaticRetarget(walk, otherBody()));
    QVERIFY(!says(result.notes, "would sink into the floor"));
}

void RetargetFloorTest::aBodyStandsOnTheGround_data()
{
    QTest::addColumn<double>("raised"); // the source, whose joints stand on height 0 otherwise
    QTest::addColumn<double>("sole"); // below the lowest end site of the target; 0 if its body is not known
    QTest::addColumn<double>("expected"); // height of the end sites
    QTest::newRow("on its soles") << 0.0 << 3.0 << 3.0;
    QTest::newRow("joints of the source are over the ground") << 5.0 << 3.0 << 3.0;
    QTest::newRow("end sites of the source are below the ground") << -6.0 << 3.0 << 3.0;
    QTest::newRow("all nodes of the source are high over the ground") << 12.0 << 3.0 << 3.0;
    QTest::newRow("the source stands somewhere else") << 40.0 << 3.0 << 43.0;
    QTest::newRow("the body is not known") << 5.0 << 0.0 << 5.0;
    QTest::newRow("the body does not stand as it rests") << 5.0 << 30.0 << 5.0;
}

void RetargetFloorTest::aBodyStandsOnTheGround()
{
    QFETCH(double, raised);
    QFETCH(double, sole);
    QFETCH(double, expected);
    Clip source = makeWalker({.frames = frames}).clip;
    const Clip target = atRest(source);
    for (int i = 0; i < source.skeleton.endSiteCount() && raised < 0.0; ++i) {
        const NodeId end = NodeId::endSite(i);
        source.skeleton.setOffset(end, source.skeleton.offsetOf(end) + glm::dvec3(0.0, raised, 0.0));
    }
    const double ground = lowestOf(source);
    for (int frame = 0; frame < frames; ++frame)
        source.motion.setValue(frame, 1, source.motion.value(frame, 1) + raised - ground);
    RetargetTarget onto{target};
    if (sole > 0.0)
        onto.ground = lowestOf(target) - sole;
    RetargetInput input = retargetSource(std::move(source), {}, Axis::Y, Vocabulary::builtIn());
    setRetargetTarget(input, std::move(onto));
    input.mapping = mapJoints(input, Vocabulary::builtIn()).sureOnly();
    const RetargetedClip result = *retargetClip(input);
    const bool isSaid = std::ranges::any_of(result.notes, [](const RetargetNote &note) {
        return note.text.text().find("Set on Floor") != std::string::npos;
    });
    QCOMPARE(isSaid, sole > 0.0 && sole < 20.0 && raised > 20.0);
    const double height = lowestOf(result.clip);
    QVERIFY2(std::abs(height - expected) < 1.0, std::to_string(height).c_str());
}

QTEST_APPLESS_MAIN(RetargetFloorTest)

} // namespace tst_retargetfloor

#include "tst_retargetfloor.moc"
