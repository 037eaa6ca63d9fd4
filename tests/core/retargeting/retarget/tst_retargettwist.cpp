#include "base/at.h"
#include "geometry/geometry.h"
#include "pose/pose.h"
#include "retarget/retargetclip.h"
#include "retarget/retargeter.h"
#include "surgery/skeletontree.h"

#include "support/otherrests.h"
#include "support/stillroot.h"
#include "support/walker.h"

#include <QTest>

#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <cmath>
#include <span>
#include <string>

namespace tst_retargettwist {

using namespace limber;
using namespace limber::test;

// A retarget puts a body into the same pose, not only its joints into the same positions.
class RetargetTwistTest : public QObject
{
    Q_OBJECT

private slots:
    void theRestPoseOfTheSourceMakesNoDifference_data();
    void theRestPoseOfTheSourceMakesNoDifference();
    void theRestPoseOfTheTargetMakesNoDifference_data();
    void theRestPoseOfTheTargetMakesNoDifference();
    void aFigureThatHangsGivesTheSameAsOneThatStands_data();
    void aFigureThatHangsGivesTheSameAsOneThatStands();
    void aFigureThatLiesInItsRestPoseStandsUprightAfterwards();
    void feetOfAFigureThatLiesInItsRestPoseAreFlat();
    void aChestWhoseNeckAndCollarsBeginInOnePointTurnsSteadily();
    void aTPoseInAFrameShowsTheBody_data();
    void aTPoseInAFrameShowsTheBody();
    void legsThatBeginInOnePointShowTheBody_data();
    void legsThatBeginInOnePointShowTheBody();
    void trunksOfOtherBuildsStandAlike();
    void headsLookAheadWhereverTheirEndsLie_data();
    void headsLookAheadWhereverTheirEndsLie();
    void whereARootStandsMakesNoDifference_data();
    void whereARootStandsMakesNoDifference();
    void aNeckLeansAsInTheMotion_data();
    void aNeckLeansAsInTheMotion();
    void feetThatPointDownLookAhead();
    void anEndThatLeadsBackIsNoDirection_data();
    void anEndThatLeadsBackIsNoDirection();
    void aHandWithoutLengthLeavesTheTargetsHandAlone_data();
    void aHandWithoutLengthLeavesTheTargetsHandAlone();
    void toesWithoutLengthThatAreBentInAllFramesAreStraight();
    void aLimbThatFollowsNothingStaysAsInAPoseThatStands();
    void theSameSkeletonGivesTheSameMotion_data();
    void theSameSkeletonGivesTheSameMotion();
};

namespace {

PositionRules rulesOf(const Clip &clip)
{
    return decidePositionRules(clip.skeleton, clip.motion);
}

const Clip &walk()
{
    static const Clip clip = makeWalker({.frames = 120, .bends = false, .bendsKneesForward = true}).clip;
    return clip;
}

Clip atRest(const Clip &clip)
{
    Clip still;
    still.skeleton = clip.skeleton;
    still.motion = Motion(1, still.skeleton.columnCount());
    return still;
}

Clip retargeted(const Clip &source, const Clip &target, RestMode rest = RestMode::Auto)
{
    RetargetInput input = automaticRetarget(source, target);
    input.settings.lockFeet = false;
    input.settings.feetAboveFloor = false;
    input.settings.rest = rest;
    RetargetRun run;
    run.measures = false;
    auto result = retargetClip(input, run);
    return result ? std::move(result->clip) : Clip();
}

glm::dmat3 about(const glm::dvec3 &axis, double degrees)
{
    return rotationAboutAxis(axis, degrees / degreesPerRadian);
}

struct Difference
{
    double degrees = 0.0; // largest, between world rotations
    double distance = 0.0; // largest
    std::string where;
};

// Compares two clips with the same skeleton in every tenth frame; the world of the first one is rotated.
Difference differenceOf(const Clip &a, const Clip &b, const glm::dmat3 &rotation = glm::dmat3(1.0))
{
    Difference most;
    for (int frame = 0; frame < a.motion.frameCount(); frame += 10) {
        const Pose poseA = poseAt(a, frame, rulesOf(a));
        const Pose poseB = poseAt(b, frame, rulesOf(b));
        for (std::size_t joint = 0; joint < poseA.jointPositions.size(); ++joint) {
            const double degrees =
                angleOf(glm::transpose(rotation * poseA.worldFromJoint[joint]) * poseB.worldFromJoint[joint]) *
                degreesPerRadian;
            most.distance = std::max(
                most.distance, glm::distance(rotation * poseA.jointPositions[joint], poseB.jointPositions[joint]));
            if (degrees > most.degrees) {
                most.degrees = degrees;
                most.where = a.skeleton.joint(static_cast<int>(joint)).name;
            }
        }
    }
    return most;
}

// Rest poses that do not show how a body stands.
void addRestPoses(const Clip &clip)
{
    QTest::addColumn<Clip>("clip");
    const glm::dvec3 axes[] = {{1.0, 0.0, 0.0}, {0.0, 1.0, 0.0}, {0.0, 0.0, 1.0}, {0.0, 0.0, -1.0}};
    for (const bool isOpposed : {false, true}) {
        for (const glm::dvec3 &axis : axes)
            QTest::addRow("along %g %g %g%s", axis.x, axis.y, axis.z, isOpposed ? ", opposed" : "")
                << allAlong(clip, axis, isOpposed);
    }
    for (const double degrees : {-90.0, 90.0, 180.0, 60.0}) {
        for (const glm::dvec3 &axis : axes)
            QTest::addRow("torso turned by %g about %g %g %g", degrees, axis.x, axis.y, axis.z)
                << turnedAbove(clip, "Spine", about(axis, degrees));
    }
    for (unsigned seed = 1; seed <= 6; ++seed)
        QTest::addRow("random %u", seed) << randomlyTurned(clip, seed);
}

// A rest pose in which the feet point down from the ankles, and back by an angle.
Clip withFeetDown(const Clip &clip, double backDegrees = 0.0)
{
    return withRest(clip, [&](int joint) {
        if (!clip.skeleton.joint(joint).name.ends_with("Foot"))
            return glm::dmat3(1.0);
        const glm::dvec3 down = about({1.0, 0.0, 0.0}, backDegrees) * glm::dvec3(0.0, -1.0, 0.0);
        return arc(clip.skeleton.offsetOf(clip.skeleton.childrenOf(joint).front()), down);
    });
}

// Another body at rest: legs and spine begin elsewhere in its pelvis, and its head ends in front.
Clip otherBuild(const Clip &clip)
{
    Clip body = atRest(clip);
    const auto move = [&](NodeId node, const glm::dvec3 &by) {
        body.skeleton.setOffset(node, body.skeleton.offsetOf(node) + by);
    };
    for (const char *thigh : {"LeftUpLeg", "RightUpLeg"})
        move(NodeId::joint(jointNamed(clip.skeleton, thigh)), {0.0, -10.0, 12.0});
    move(NodeId::joint(jointNamed(clip.skeleton, "Spine")), {0.0, -4.0, -12.0});
    move(clip.skeleton.childrenOf(jointNamed(clip.skeleton, "Head")).front(), {0.0, 0.0, 15.0});
    return body;
}

// The clip with a T-pose in its first frame.
Clip withTPose(Clip clip)
{
    const std::span<double> values = clip.motion.editFrame(0);
    std::fill(values.begin() + 3, values.end(), 0.0);
    return clip;
}

// Returns the largest angle by which a joint differs in the world after the first frame.
double degreesApart(const Clip &a, const Clip &b, const char *name)
{
    const auto joint = static_cast<std::size_t>(jointNamed(a.skeleton, name));
    double most = 0.0;
    for (int frame = 1; frame < a.motion.frameCount(); frame += 10)
        most = std::max(most, angleOf(glm::transpose(poseAt(a, frame, rulesOf(a)).worldFromJoint[joint]) *
                                      poseAt(b, frame, rulesOf(b)).worldFromJoint[joint]));
    return most * degreesPerRadian;
}

double headHeight(const Clip &clip, int frame, Axis up)
{
    const Pose pose = poseAt(clip, frame, rulesOf(clip));
    const auto of = [&](const char *name) {
        return pose.jointPositions[static_cast<std::size_t>(jointNamed(clip.skeleton, name))];
    };
    return (of("Head") - of("Hips"))[static_cast<int>(up)];
}

// Returns the largest angle by which a joint turns in the world from one frame to the next.
double largestStep(const Clip &clip, const char *name)
{
    const auto joint = static_cast<std::size_t>(jointNamed(clip.skeleton, name));
    double largest = 0.0;
    for (int frame = 1; frame < clip.motion.frameCount(); ++frame) {
        const glm::dmat3 before = poseAt(clip, frame - 1, rulesOf(clip)).worldFromJoint[joint];
        const glm::dmat3 now = poseAt(clip, frame, rulesOf(clip)).worldFromJoint[joint];
        largest = std::max(largest, angleOf(glm::transpose(before) * now) * degreesPerRadian);
    }
    return largest;
}

} // namespace

void RetargetTwistTest::theRestPoseOfTheSourceMakesNoDifference_data()
{
    addRestPoses(walk());
}

void RetargetTwistTest::theRestPoseOfTheSourceMakesNoDifference()
{
    QFETCH(Clip, clip);
    const Difference difference = differenceOf(walk(), retargeted(clip, atRest(walk())));
    QVERIFY2(difference.degrees < 5.0, (difference.where + " " + std::to_string(difference.degrees)).c_str());
    QVERIFY2(difference.distance < 0.01, std::to_string(difference.distance).c_str());
}

void RetargetTwistTest::theRestPoseOfTheTargetMakesNoDifference_data()
{
    addRestPoses(walk());
}

void RetargetTwistTest::theRestPoseOfTheTargetMakesNoDifference()
{
    QFETCH(Clip, clip);
    const Difference difference = differenceOf(clip, retargeted(walk(), clip));
    QVERIFY2(difference.degrees < 5.0, (difference.where + " " + std::to_string(difference.degrees)).c_str());
    QVERIFY2(difference.distance < 0.01, std::to_string(difference.distance).c_str());
}

void RetargetTwistTest::aFigureThatHangsGivesTheSameAsOneThatStands_data()
{
    QTest::addColumn<Clip>("clip");
    QTest::addColumn<Axis>("about");
    QTest::addColumn<RestMode>("rest");
    for (const Axis about : {Axis::X, Axis::Z}) {
        for (const RestMode rest : {RestMode::Keep, RestMode::Match}) {
            const auto add = [&](const char *name, const Clip &clip) {
                QTest::addRow("%s, %s, turned about %c", name, rest == RestMode::Keep ? "keep" : "match",
                              about == Axis::X ? 'X' : 'Z')
                    << clip << about << rest;
            };
            add("walk", walk());
            add("feet that point down", withFeetDown(walk()));
            add("bones along X", allAlong(walk(), {1.0, 0.0, 0.0}, false));
            add("random 1", randomlyTurned(walk(), 1));
            add("random 2", randomlyTurned(walk(), 2));
            add("random 3", randomlyTurned(walk(), 3));
        }
    }
}

void RetargetTwistTest::aFigureThatHangsGivesTheSameAsOneThatStands()
{
    QFETCH(Clip, clip);
    QFETCH(Axis, about);
    QFETCH(RestMode, rest);
    const Clip hanging = turnedOver(clip, about);
    QVERIFY(headHeight(hanging, 60, Axis::Y) < -50.0);
    Clip target = atRest(walk());
    scaleOffsets(target, "Leg", 1.2);
    const Clip result = retargeted(hanging, target, rest);
    QVERIFY(headHeight(result, 60, Axis::Y) > 50.0);
    // The figure is put on its feet about its side; if it was turned over about another axis, it looks back afterwards.
    const glm::dmat3 heading = limber::rotationAboutAxis({0.0, 1.0, 0.0}, about == Axis::X ? 0.0 : glm::pi<double>());
    const Difference difference = differenceOf(retargeted(clip, target, rest), result, heading);
    QVERIFY2(difference.degrees < 0.01, (difference.where + " " + std::to_string(difference.degrees)).c_str());
    QVERIFY2(difference.distance < 0.001, std::to_string(difference.distance).c_str());
}

void RetargetTwistTest::aFigureThatLiesInItsRestPoseStandsUprightAfterwards()
{
    // At rest it stands along Z, and in its motion along Y.
    const Clip lying = withRest(walk(), [](int) { return about({1.0, 0.0, 0.0}, 90.0); });
    const Difference difference = differenceOf(walk(), retargeted(lying, atRest(walk())));
    QVERIFY2(difference.degrees < 5.0, (difference.where + " " + std::to_string(difference.degrees)).c_str());
}

void RetargetTwistTest::feetOfAFigureThatLiesInItsRestPoseAreFlat()
{
    const Clip lying = withRest(walk(), [](int) { return about({1.0, 0.0, 0.0}, 90.0); });
    Clip target = atRest(walk());
    scaleOffsets(target, "Leg", 1.2);
    for (const char *name : {"LeftToeBase", "RightToeBase"}) // its feet slope less
        target.skeleton.setOffset(NodeId::joint(jointNamed(target.skeleton, name)), {0.0, -3.0, 14.0});
    const Difference difference = differenceOf(retargeted(walk(), target), retargeted(lying, target));
    QVERIFY2(difference.degrees < 5.0, (difference.where + " " + std::to_string(difference.degrees)).c_str());
}

void RetargetTwistTest::whereARootStandsMakesNoDifference_data()
{
    QTest::addColumn<glm::dvec3>("position");
    QTest::newRow("below the hips") << glm::dvec3(0.0, -90.0, 0.0);
    QTest::newRow("beside the hips") << glm::dvec3(60.0, 95.0, 0.0);
    QTest::newRow("in front of them") << glm::dvec3(0.0, 90.0, 200.0);
    QTest::newRow("above and far away") << glm::dvec3(-300.0, 400.0, 50.0);
}

// The line from a root to the hips is no bone of the body: the pelvis was turned by it where the target has a root,
// too.
void RetargetTwistTest::whereARootStandsMakesNoDifference()
{
    QFETCH(glm::dvec3, position);
    Clip target = atRest(withStillRoot(makeWalker({.thigh = 50.0}).clip));
    target.skeleton.setOffset(NodeId::joint(1), {0.0, 95.0, 0.0});
    const Clip expected = retargeted(walk(), target);
    Clip source = withStillRoot(walk());
    for (int frame = 0; frame < source.motion.frameCount(); ++frame) { // the root goes along
        for (int axis = 0; axis < 3; ++axis) {
            source.motion.setValue(frame, axis, source.motion.value(frame, 6 + axis) + position[axis]);
            source.motion.setValue(frame, 6 + axis, -position[axis]);
        }
    }
    const Clip result = retargeted(source, target);
    QCOMPARE(result.motion.frameCount(), expected.motion.frameCount());
    for (int frame = 0; frame < result.motion.frameCount(); frame += 10) {
        const Pose pose = poseAt(result, frame, rulesOf(result));
        const Pose other = poseAt(expected, frame, rulesOf(expected));
        for (std::size_t joint = 1; joint < pose.worldFromJoint.size(); ++joint) {
            const double degrees =
                angleOf(glm::transpose(pose.worldFromJoint[joint]) * other.worldFromJoint[joint]) * degreesPerRadian;
            QVERIFY2(degrees < 1.0, qPrintable(QStringLiteral("%1: %2").arg(joint).arg(degrees)));
        }
    }
}

void RetargetTwistTest::aNeckLeansAsInTheMotion_data()
{
    QTest::addColumn<double>("degrees"); // forward
    for (const double degrees : {-50.0, -25.0, 25.0, 50.0})
        QTest::addRow("%g degrees", degrees) << degrees;
}

// Where only a frame shows how a body is built, how its neck leans in that frame is no anatomy.
void RetargetTwistTest::aNeckLeansAsInTheMotion()
{
    QFETCH(double, degrees);
    Clip bowed = walk();
    const int neck = jointNamed(bowed.skeleton, "Neck");
    const int head = jointNamed(bowed.skeleton, "Head");
    for (int frame = 0; frame < bowed.motion.frameCount(); ++frame)
        bowed.motion.setValue(frame, *bowed.skeleton.columnOf(neck, {ChannelKind::Rotation, Axis::X}), degrees);
    const Clip other = atRest(makeWalker({.thigh = 50.0}).clip);
    const Clip result = retargeted(randomlyTurned(bowed, 3), other);
    QCOMPARE(result.motion.frameCount(), bowed.motion.frameCount());
    for (int frame = 0; frame < bowed.motion.frameCount(); frame += 10) {
        const auto neckIn = [&](const Clip &clip) {
            const Pose pose = poseAt(clip, frame, rulesOf(clip));
            return glm::normalize(at(pose.jointPositions, head) - at(pose.jointPositions, neck));
        };
        const double off = std::acos(std::clamp(glm::dot(neckIn(bowed), neckIn(result)), -1.0, 1.0));
        QVERIFY2(off * degreesPerRadian < 10.0, qPrintable(QString::number(off * degreesPerRadian)));
    }
}

void RetargetTwistTest::aChestWhoseNeckAndCollarsBeginInOnePointTurnsSteadily()
{
    // The source's neck and arms begin in one point, a little above the chest, which a joint in between moves.
    SkeletonTree tree(walk().skeleton);
    const int spine = jointNamed(walk().skeleton, "Spine");
    Joint between;
    between.name = "Between";
    between.offset = {0.0, 2.0, 0.0};
    between.channels = {channels::Zrotation, channels::Xrotation, channels::Yrotation};
    const int upper = tree.addJoint(between, spine);
    for (const char *name : {"Neck", "LeftArm", "RightArm"})
        tree.move(jointNamed(walk().skeleton, name), upper, 0);
    Clip source;
    source.skeleton = tree.build().skeleton;
    source.motion = Motion(120, source.skeleton.columnCount());
    source.motion.setFrameTimeSeconds(1.0 / 60.0);
    for (const char *name : {"Neck", "LeftArm", "RightArm"}) {
        const NodeId node = NodeId::joint(jointNamed(source.skeleton, name));
        const double side = std::string_view(name) == "Neck" ? 0.0 : std::string_view(name) == "LeftArm" ? 1.0 : -1.0;
        source.skeleton.setOffset(node, {side * 0.4, 20.0, 0.1});
    }
    const Joint &moving = source.skeleton.joint(jointNamed(source.skeleton, "Between"));
    for (int frame = 0; frame < 120; ++frame) {
        for (int i = 0; i < 3; ++i)
            source.motion.setValue(frame, moving.firstColumn + i, 12.0 * std::sin(0.1 * frame + i));
    }
    const Clip result = retargeted(source, atRest(walk()));
    QVERIFY2(largestStep(result, "Spine") < 5.0, std::to_string(largestStep(result, "Spine")).c_str());
}

void RetargetTwistTest::aTPoseInAFrameShowsTheBody_data()
{
    addRestPoses(withTPose(walk()));
}

// Whatever the rest pose is, a first frame with a T-pose says as much as a rest pose that stands.
void RetargetTwistTest::aTPoseInAFrameShowsTheBody()
{
    QFETCH(Clip, clip);
    const Clip target = otherBuild(walk());
    const Difference difference = differenceOf(retargeted(withTPose(walk()), target), retargeted(clip, target));
    QVERIFY2(difference.degrees < 5.0, (difference.where + " " + std::to_string(difference.degrees)).c_str());
}

void RetargetTwistTest::legsThatBeginInOnePointShowTheBody_data()
{
    Clip clip = walk();
    for (const char *thigh : {"LeftUpLeg", "RightUpLeg"})
        clip.skeleton.setOffset(NodeId::joint(jointNamed(clip.skeleton, thigh)), glm::dvec3(0.0));
    addRestPoses(clip);
}

// Some skeletons have no width between the hips; then the shoulders show how the body lies in its joints.
void RetargetTwistTest::legsThatBeginInOnePointShowTheBody()
{
    QFETCH(Clip, clip);
    const Clip result = retargeted(clip, atRest(walk()));
    for (const char *name : {"Hips", "Spine", "Head", "LeftUpLeg", "RightUpLeg"}) {
        const double degrees = degreesApart(walk(), result, name);
        QVERIFY2(degrees < 20.0, (std::string(name) + " " + std::to_string(degrees)).c_str());
    }
}

// The best frame of a walk does not stand as a rest pose does, but about so.
void RetargetTwistTest::trunksOfOtherBuildsStandAlike()
{
    const Clip target = otherBuild(walk());
    const Clip expected = retargeted(walk(), target);
    const Clip result = retargeted(allAlong(walk(), {1.0, 0.0, 0.0}, false), target);
    for (const char *name : {"Hips", "Spine", "Head"}) {
        const double degrees = degreesApart(expected, result, name);
        QVERIFY2(degrees < 12.0, (std::string(name) + " " + std::to_string(degrees)).c_str());
    }
}

void RetargetTwistTest::headsLookAheadWhereverTheirEndsLie_data()
{
    QTest::addColumn<double>("ahead");
    QTest::newRow("like eyes") << 45.0;
    QTest::newRow("at the nose") << 90.0;
    QTest::newRow("behind") << -60.0;
}

void RetargetTwistTest::headsLookAheadWhereverTheirEndsLie()
{
    QFETCH(double, ahead);
    Clip source = walk();
    const NodeId end = source.skeleton.childrenOf(jointNamed(source.skeleton, "Head")).front();
    source.skeleton.setOffset(end, about({1.0, 0.0, 0.0}, ahead) * source.skeleton.offsetOf(end));
    Clip target = atRest(walk());
    scaleOffsets(target, "Leg", 1.2);
    for (const Clip &from : {source, allAlong(withTPose(source), {0.0, 1.0, 0.0}, true)}) {
        const double degrees = degreesApart(walk(), retargeted(from, target), "Head");
        QVERIFY2(degrees < 5.0, std::to_string(degrees).c_str());
    }
}

// Feet that lead a little back in the pose that shows the body do not face backward.
void RetargetTwistTest::feetThatPointDownLookAhead()
{
    const Clip source = allAlong(withFeetDown(walk(), 8.0), {1.0, 0.0, 0.0}, false);
    const Clip result = retargeted(source, atRest(walk()));
    for (const char *name : {"LeftFoot", "RightFoot"}) {
        const double degrees = degreesApart(walk(), result, name);
        QVERIFY2(degrees < 60.0, std::to_string(degrees).c_str());
    }
}

void RetargetTwistTest::anEndThatLeadsBackIsNoDirection_data()
{
    QTest::addColumn<int>("up");
    QTest::newRow("Y up") << int(Axis::Y);
    QTest::newRow("Z up") << int(Axis::Z);
}

void RetargetTwistTest::anEndThatLeadsBackIsNoDirection()
{
    QFETCH(const int, up);
    Clip source =
        makeWalker({.frames = 120, .up = static_cast<Axis>(up), .bends = false, .bendsKneesForward = true}).clip;
    for (int end = 0; end < source.skeleton.endSiteCount(); ++end) {
        const int parent = source.skeleton.endSite(end).parent;
        source.skeleton.setOffset(NodeId::endSite(end), -source.skeleton.joint(parent).offset);
    }
    const Difference difference = differenceOf(walk(), retargeted(source, atRest(walk())));
    QVERIFY2(difference.degrees < 5.0, (difference.where + " " + std::to_string(difference.degrees)).c_str());
}

void RetargetTwistTest::aHandWithoutLengthLeavesTheTargetsHandAlone_data()
{
    QTest::addColumn<double>("length");
    QTest::newRow("none") << 0.0;
    QTest::newRow("next to none") << 1e-5;
}

void RetargetTwistTest::aHandWithoutLengthLeavesTheTargetsHandAlone()
{
    QFETCH(double, length);
    // The source's hands have no length, and their coordinates are turned by anything.
    Clip source = withRest(walk(), [&](int joint) {
        return walk().skeleton.joint(joint).name.ends_with("Hand")
                   ? about(glm::normalize(glm::dvec3(1.0, 2.0, 0.3)), 130.0)
                   : glm::dmat3(1.0);
    });
    for (int end = 0; end < source.skeleton.endSiteCount(); ++end) {
        if (source.skeleton.joint(source.skeleton.endSite(end).parent).name.ends_with("Hand"))
            source.skeleton.setOffset(NodeId::endSite(end), glm::dvec3(length));
    }
    Clip target = atRest(walk());
    scaleOffsets(target, "Leg", 1.1);
    const Difference difference = differenceOf(walk(), retargeted(source, target));
    QVERIFY2(difference.degrees < 5.0, (difference.where + " " + std::to_string(difference.degrees)).c_str());
}

void RetargetTwistTest::toesWithoutLengthThatAreBentInAllFramesAreStraight()
{
    constexpr double bend = 40.0;
    Clip source = walk();
    for (const char *name : {"LeftToeBase", "RightToeBase"}) {
        const int toe = jointNamed(source.skeleton, name);
        for (const NodeId end : source.skeleton.childrenOf(toe))
            source.skeleton.setOffset(end, glm::dvec3(0.0));
        const Joint &joint = source.skeleton.joint(toe);
        for (std::size_t channel = 0; channel < joint.channels.size(); ++channel) {
            if (joint.channels[channel] != channels::Xrotation)
                continue;
            const int column = joint.firstColumn + static_cast<int>(channel);
            for (int frame = 0; frame < source.motion.frameCount(); ++frame)
                source.motion.setValue(frame, column, source.motion.value(frame, column) - bend);
        }
    }
    // The figures differ in their rest poses, so that rotations cannot simply be copied.
    const Clip target = turnedAbove(walk(), "LeftArm", about({0.0, 0.0, 1.0}, 60.0));
    const Clip result = retargeted(source, target);
    for (int frame = 0; frame < result.motion.frameCount(); frame += 10) {
        const Pose wanted = poseAt(walk(), frame, rulesOf(walk()));
        const Pose found = poseAt(result, frame, rulesOf(result));
        for (const char *name : {"LeftToeBase", "RightToeBase"}) {
            const auto toe = static_cast<std::size_t>(jointNamed(result.skeleton, name));
            const double degrees =
                angleOf(glm::transpose(wanted.worldFromJoint[toe]) * found.worldFromJoint[toe]) * degreesPerRadian;
            QVERIFY2(degrees < 10.0, std::to_string(degrees).c_str());
        }
    }
}

void RetargetTwistTest::aLimbThatFollowsNothingStaysAsInAPoseThatStands()
{
    // At rest the target's arm points up like all its bones; in every frame of its motion it hangs down.
    const Clip target = allAlong(walk(), {0.0, 1.0, 0.0}, false);
    RetargetInput input = automaticRetarget(walk(), target);
    input.settings.lockFeet = false;
    for (const char *name : {"LeftArm", "LeftForeArm", "LeftHand"})
        input.mapping.matches[static_cast<std::size_t>(jointNamed(target.skeleton, name))] = {};
    RetargetRun run;
    run.measures = false;
    const auto result = retargetClip(input, run);
    QVERIFY(result);
    for (int frame = 0; frame < result->clip.motion.frameCount(); frame += 10) {
        const Pose pose = poseAt(result->clip, frame, rulesOf(result->clip));
        const auto of = [&](const char *name) {
            return pose.jointPositions[static_cast<std::size_t>(jointNamed(target.skeleton, name))];
        };
        QVERIFY(glm::dot(glm::normalize(of("LeftHand") - of("LeftArm")), glm::normalize(of("Hips") - of("Neck"))) >
                0.5);
    }
    std::vector<std::string> notes;
    for (const RetargetNote &note : result->notes)
        notes.push_back(note.text.text());
    const auto isSaid = [&](const char *text) { return std::ranges::find(notes, text) != notes.end(); };
    QVERIFY(isSaid("No joint of the source moves LeftArm and the joints below: they stay still."));
    QVERIFY(isSaid("No joint of the target follows LeftArm and the joints below: their motion is lost."));
}

void RetargetTwistTest::theSameSkeletonGivesTheSameMotion_data()
{
    addRestPoses(walk());
}

void RetargetTwistTest::theSameSkeletonGivesTheSameMotion()
{
    QFETCH(Clip, clip);
    const Difference difference = differenceOf(clip, retargeted(clip, atRest(clip)));
    QVERIFY2(difference.degrees < 1e-4, (difference.where + " " + std::to_string(difference.degrees)).c_str());
}

QTEST_GUILESS_MAIN(RetargetTwistTest)

} // namespace tst_retargettwist

#include "tst_retargettwist.moc"
