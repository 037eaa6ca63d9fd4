#include "pose/pose.h"
#include "retarget/retargetclip.h"
#include "retarget/retargeter.h"
#include "support/walker.h"

#include <QTest>

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

using namespace limber;
using namespace limber::test;

// How the rest poses of two figures are aligned where their bones differ.
class RestAlignmentTest : public QObject
{
    Q_OBJECT

private slots:
    void aSlopingFootStaysFlat();
    void theHeightOfTheRestPoseMakesNoDifference();
    void theSolesOfASeatedFigureAreNotCompared();
};

namespace {

Clip retargeted(const Clip &source, const Clip &target)
{
    RetargetInput input = automaticRetarget(source, target);
    input.settings.lockFeet = false;
    auto result = retargetClip(input, {});
    return result ? std::move(result->clip) : Clip();
}

// Another body at rest, with feet that point further down and thighs that are longer.
Clip otherBody(const Clip &clip)
{
    Clip body;
    body.skeleton = clip.skeleton;
    body.motion = Motion(1, body.skeleton.columnCount());
    scaleOffsets(body, "Leg", 1.2);
    for (const char *name : {"LeftToeBase", "RightToeBase"}) {
        const NodeId toe = NodeId::joint(jointNamed(body.skeleton, name));
        body.skeleton.setOffset(toe, body.skeleton.offsetOf(toe) + glm::dvec3(0.0, -8.0, 0.0));
    }
    return body;
}

Clip raised(Clip clip, double height)
{
    clip.skeleton.setOffset(NodeId::joint(0), {0.0, height, 0.0});
    return clip;
}

// The clip with shins that point forward at rest.
Clip seated(Clip clip)
{
    for (const char *name : {"LeftFoot", "RightFoot"}) {
        const NodeId foot = NodeId::joint(jointNamed(clip.skeleton, name));
        clip.skeleton.setOffset(foot, {0.0, 0.0, glm::length(clip.skeleton.offsetOf(foot))});
    }
    return clip;
}

// The direction from the ankle to the ball of the left foot.
glm::dvec3 leftSole(const Clip &clip, int frame)
{
    const Pose pose = poseAt(clip, frame, decidePositionRules(clip.skeleton, clip.motion));
    const auto at = [&](const char *name) {
        return pose.jointPositions[static_cast<std::size_t>(jointNamed(clip.skeleton, name))];
    };
    return glm::normalize(at("LeftToeBase") - at("LeftFoot"));
}

double largestTurn(const Clip &a, const Clip &b)
{
    double largest = 0.0;
    for (int frame = 0; frame < a.motion.frameCount(); ++frame) {
        const Pose here = poseAt(a, frame, decidePositionRules(a.skeleton, a.motion));
        const Pose there = poseAt(b, frame, decidePositionRules(b.skeleton, b.motion));
        for (std::size_t joint = 0; joint < here.worldFromJoint.size(); ++joint) {
            for (int column = 0; column < 3; ++column)
                largest = std::max(
                    largest, glm::distance(here.worldFromJoint[joint][column], there.worldFromJoint[joint][column]));
        }
    }
    return largest;
}

} // namespace

// The sole of the other body slopes more at rest, and by the same amount when the body stands.
void RestAlignmentTest::aSlopingFootStaysFlat()
{
    const Clip walk = makeWalker().clip;
    const Clip body = otherBody(walk);
    const Clip result = retargeted(walk, body);
    const glm::dvec3 rest =
        glm::normalize(body.skeleton.offsetOf(NodeId::joint(jointNamed(body.skeleton, "LeftToeBase"))));
    double smallest = 1.0;
    for (int frame = 0; frame < result.motion.frameCount(); ++frame) {
        const double slope = leftSole(result, frame).y - rest.y;
        smallest = std::min(smallest, std::abs(slope));
    }
    QVERIFY2(smallest < 0.02, qPrintable(QString::number(smallest)));
}

void RestAlignmentTest::theHeightOfTheRestPoseMakesNoDifference()
{
    const Clip walk = makeWalker().clip;
    const Clip body = otherBody(walk);
    const Clip expected = retargeted(walk, body);
    QVERIFY(largestTurn(expected, retargeted(raised(walk, 200.0), body)) < 1e-9);
    QVERIFY(largestTurn(expected, retargeted(raised(walk, -200.0), body)) < 1e-9);
    QVERIFY(largestTurn(expected, retargeted(walk, raised(body, 200.0))) < 1e-9);
}

// The shins point forward at rest, so there are no soles to keep flat, and the foot rotates with its bone.
void RestAlignmentTest::theSolesOfASeatedFigureAreNotCompared()
{
    const Clip walk = makeWalker().clip;
    const Clip body = otherBody(walk);
    for (const auto &[source, target] : {std::pair{walk, seated(body)}, std::pair{seated(walk), body}}) {
        const Clip result = retargeted(source, target);
        double farthest = 0.0;
        for (int frame = 0; frame < result.motion.frameCount(); ++frame)
            farthest = std::max(farthest, glm::distance(leftSole(result, frame), leftSole(source, frame)));
        QVERIFY2(farthest < 1e-6, qPrintable(QString::number(farthest)));
    }
}

QTEST_APPLESS_MAIN(RestAlignmentTest)
#include "tst_restalignment.moc"
