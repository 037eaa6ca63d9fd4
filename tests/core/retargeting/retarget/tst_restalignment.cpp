#include "channels/channeledit.h"
#include "geometry/directionfit.h"
#include "geometry/geometry.h"
#include "pose/pose.h"
#include "retarget/retargetclip.h"
#include "retarget/retargeter.h"
#include "support/animal.h"
#include "support/operationcalls.h"
#include "support/walker.h"
#include "tracks/rotationtrack.h"

#include <QTest>

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace tst_restalignment {

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
    void leftAndRightAreKeptOrRotatedTogether_data();
    void leftAndRightAreKeptOrRotatedTogether();
    void directionsThatCancelOutRotateNothingSuddenly();
    void aKneeBendsNoFurtherBackwardThanTheSources();
    void aStraightLegPointsWhereTheSourcesDoes();
    void aRetargetBackIsTheInverse_data();
    void aRetargetBackIsTheInverse();
    void bonesThatTrembleStillHaveDirections();
    void hipJointsStayInTheirPelvis();
    void aNeckThatLeansDoesNotTiltTheHead_data();
    void aNeckThatLeansDoesNotTiltTheHead();
    void frontLegsThatBeginHigherDoNotTurnTheChestOver();
};

namespace {

Clip retargeted(const Clip &source, const Clip &target)
{
    RetargetInput input = automaticRetarget(source, target);
    input.settings.lockFeet = false;
    input.settings.feetAboveFloor = false;
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

// The direction from one joint to another.
glm::dvec3 direction(const Clip &clip, int frame, const std::string &from, const std::string &to)
{
    const Pose pose = poseAt(clip, frame, decidePositionRules(clip.skeleton, clip.motion));
    const auto at = [&](const std::string &name) {
        return pose.jointPositions[static_cast<std::size_t>(jointNamed(clip.skeleton, name))];
    };
    return glm::normalize(at(to) - at(from));
}

// The direction from the ankle to the ball of the left foot.
glm::dvec3 leftSole(const Clip &clip, int frame)
{
    return direction(clip, frame, "LeftFoot", "LeftToeBase");
}

// Another body whose forearms hang down at rest by these angles.
Clip withForearms(const Clip &clip, double leftDegrees, double rightDegrees)
{
    Clip body = otherBody(clip);
    for (const auto &[name, degrees] : {std::pair{"LeftHand", leftDegrees}, {"RightHand", rightDegrees}}) {
        const NodeId hand = NodeId::joint(jointNamed(body.skeleton, name));
        const glm::dvec3 offset = body.skeleton.offsetOf(hand);
        const double radians = degrees / degreesPerRadian;
        body.skeleton.setOffset(hand, {offset.x * std::cos(radians), -std::abs(offset.x) * std::sin(radians), 0.0});
    }
    return body;
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

// A clip of a body whose knees are bent by this angle at rest, with knees that are straighter by another in each frame.
Clip bentAtRest(Clip clip, double degrees, double straighterDegrees)
{
    for (const auto &[knee, ankle] : {std::pair{"LeftLeg", "LeftFoot"}, {"RightLeg", "RightFoot"}}) {
        const NodeId foot = NodeId::joint(jointNamed(clip.skeleton, ankle));
        const double radians = degrees / degreesPerRadian;
        const double length = glm::length(clip.skeleton.offsetOf(foot));
        clip.skeleton.setOffset(foot, length * glm::dvec3(0.0, -std::cos(radians), -std::sin(radians)));
        const int joint = jointNamed(clip.skeleton, knee);
        std::vector<glm::dquat> rotations = rotationTrack(clip, joint, {0, clip.motion.frameCount() - 1});
        for (glm::dquat &rotation : rotations)
            rotation =
                rotation * glm::angleAxis(-radians - straighterDegrees / degreesPerRadian, glm::dvec3(1.0, 0.0, 0.0));
        writeRotations(clip, joint, 0, rotations);
    }
    return clip;
}

// By how much the left knee is bent; negative if it is bent backward.
double leftKneeDegrees(const Clip &clip, int frame)
{
    const glm::dvec3 thigh = direction(clip, frame, "LeftUpLeg", "LeftLeg");
    const glm::dvec3 shin = direction(clip, frame, "LeftLeg", "LeftFoot");
    const Pose pose = poseAt(clip, frame, decidePositionRules(clip.skeleton, clip.motion));
    const glm::dvec3 left = pose.worldFromJoint[static_cast<std::size_t>(jointNamed(clip.skeleton, "LeftUpLeg"))][0];
    return std::atan2(glm::dot(left, glm::cross(thigh, shin)), glm::dot(thigh, shin)) * degreesPerRadian;
}

// Another body whose legs point aside at rest by this angle; the feet with them.
Clip splayed(const Clip &clip, double degrees)
{
    Clip body = otherBody(clip);
    for (const auto &[side, sign] : {std::pair{std::string("Left"), 1.0}, {std::string("Right"), -1.0}}) {
        for (const char *end : {"Leg", "Foot"}) {
            const NodeId node = NodeId::joint(jointNamed(body.skeleton, side + end));
            body.skeleton.setOffset(node, rotationAboutAxis({0.0, 0.0, 1.0}, sign * degrees / degreesPerRadian) *
                                              body.skeleton.offsetOf(node));
        }
    }
    return body;
}

// Another body whose thighs and shins point forward at rest by these angles.
Clip leaning(const Clip &clip, double thighDegrees, double shinDegrees)
{
    Clip body = otherBody(clip);
    for (const std::string side : {"Left", "Right"}) {
        for (const auto &[end, degrees] : {std::pair{"Leg", thighDegrees}, {"Foot", shinDegrees}}) {
            const NodeId node = NodeId::joint(jointNamed(body.skeleton, side + end));
            body.skeleton.setOffset(node, rotationAboutAxis({1.0, 0.0, 0.0}, -degrees / degreesPerRadian) *
                                              body.skeleton.offsetOf(node));
        }
    }
    return body;
}

// Another body that looks in another direction.
Clip turned(const Clip &clip, double degrees)
{
    Clip body = otherBody(clip);
    const glm::dmat3 rotation = rotationAboutAxis({0.0, 1.0, 0.0}, degrees / degreesPerRadian);
    for (const NodeId node : body.skeleton.nodesInFileOrder())
        body.skeleton.setOffset(node, rotation * body.skeleton.offsetOf(node));
    return body;
}

// The clip with joints that all have positions of their own, which tremble by half a percent of their bones.
Clip trembling(Clip clip)
{
    std::mt19937 random(7); // NOLINT(cert-msc32-c,cert-msc51-cpp): the same each time
    std::uniform_real_distribution<double> noise(-0.005, 0.005);
    for (int joint = 1; joint < clip.skeleton.jointCount(); ++joint) {
        std::vector<Channel> channels;
        for (const Axis axis : {Axis::X, Axis::Y, Axis::Z})
            channels.push_back({ChannelKind::Position, axis});
        const std::vector<Channel> &own = clip.skeleton.joint(joint).channels;
        channels.insert(channels.end(), own.begin(), own.end());
        clip = withChannels(clip, decidePositionRules(clip.skeleton, clip.motion), joint, channels);
        const double length = glm::length(clip.skeleton.joint(joint).offset);
        for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
            for (int i = 0; i < 3; ++i)
                clip.motion.editFrame(frame)[static_cast<std::size_t>(clip.skeleton.joint(joint).firstColumn + i)] +=
                    noise(random) * length;
        }
    }
    return clip;
}

// The clip with joints between pelvis and thighs that begin this far from the way between them.
Clip withHipJoints(const Clip &clip, const glm::dvec3 &aside)
{
    Clip result = clip;
    for (const std::string side : {"Left", "Right"}) {
        result = applied("insert:at=0.2,above=" + side + "UpLeg,name=" + side + "HipJoint", result);
        const NodeId hip = NodeId::joint(jointNamed(result.skeleton, side + "HipJoint"));
        const NodeId thigh = NodeId::joint(jointNamed(result.skeleton, side + "UpLeg"));
        result.skeleton.setOffset(hip, result.skeleton.offsetOf(hip) + aside);
        result.skeleton.setOffset(thigh, result.skeleton.offsetOf(thigh) - aside);
    }
    return result;
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

void RestAlignmentTest::leftAndRightAreKeptOrRotatedTogether_data()
{
    QTest::addColumn<double>("left");
    QTest::addColumn<double>("right");
    QTest::addColumn<bool>("isKept");
    QTest::newRow("both are anatomy") << 9.0 << 8.0 << true;
    QTest::newRow("both are not") << 11.0 << 12.0 << false;
    QTest::newRow("left decides") << 11.0 << 9.0 << false;
    QTest::newRow("right decides") << 9.0 << 11.0 << false;
}

// Forearms that are rotated point where the source's do; a difference that is kept stays between them.
void RestAlignmentTest::leftAndRightAreKeptOrRotatedTogether()
{
    QFETCH(double, left);
    QFETCH(double, right);
    QFETCH(bool, isKept);
    const Clip walk = makeWalker({.frames = 5}).clip;
    const Clip result = retargeted(walk, withForearms(walk, left, right));
    for (const auto &[side, degrees] : {std::pair{std::string("Left"), left}, {std::string("Right"), right}}) {
        const double cosine = glm::dot(direction(walk, 2, side + "ForeArm", side + "Hand"),
                                       direction(result, 2, side + "ForeArm", side + "Hand"));
        const double difference = std::acos(std::clamp(cosine, -1.0, 1.0)) * degreesPerRadian;
        QVERIFY2(std::abs(difference - (isKept ? degrees : 0.0)) < 0.1, qPrintable(QString::number(difference)));
    }
}

// Directions of another figure that no rotation fits have a mean that nearly cancels out. As they change a little, so
// does the rotation. What is left are a few cases in which a direction passes the opposite of where it should be.
void RestAlignmentTest::directionsThatCancelOutRotateNothingSuddenly()
{
    std::mt19937 random(20261126); // NOLINT(cert-msc32-c,cert-msc51-cpp): the same directions each time
    std::normal_distribution<double> normal;
    const auto direction = [&] { return glm::normalize(glm::dvec3{normal(random), normal(random), normal(random)}); };
    constexpr int steps = 200;
    int sudden = 0;
    for (int i = 0; i < 1000; ++i) {
        std::vector<DirectionPair> pairs(3);
        std::array<glm::dvec3, 3> first{};
        std::array<glm::dvec3, 3> last{};
        for (std::size_t pair = 0; pair < 3; ++pair) {
            first[pair] = direction();
            last[pair] = glm::normalize(first[pair] + 0.8 * direction());
            pairs[pair] = {direction(), first[pair], 1.0};
        }
        glm::dmat3 before = rotationFor(pairs, glm::dmat3(1.0));
        double most = 0.0;
        for (int step = 1; step <= steps; ++step) {
            for (std::size_t pair = 0; pair < 3; ++pair)
                pairs[pair].to = glm::normalize(glm::mix(first[pair], last[pair], step / double(steps)));
            const glm::dmat3 now = rotationFor(pairs, glm::dmat3(1.0));
            most = std::max(most, angleOf(now * glm::transpose(before)) * degreesPerRadian);
            before = now;
        }
        sudden += most > 25.0 ? 1 : 0;
    }
    QVERIFY2(sudden <= 6, qPrintable(QString::number(sudden)));
}

// The source stands with knees that are bent by five degrees at rest, and walks with knees that are straight at times.
void RestAlignmentTest::aKneeBendsNoFurtherBackwardThanTheSources()
{
    const Clip walk = makeWalker({.bendsKneesForward = true}).clip;
    const Clip source = bentAtRest(walk, 5.0, 31.0);
    const Clip result = retargeted(source, otherBody(walk));
    double straightest = 180.0;
    double bent = 0.0;
    for (int frame = 0; frame < result.motion.frameCount(); ++frame) {
        const double theirs = leftKneeDegrees(source, frame);
        const double ours = leftKneeDegrees(result, frame);
        straightest = std::min(straightest, theirs);
        QVERIFY2(ours > std::min(theirs, 0.0) - 0.1, qPrintable(QString::number(ours)));
        if (theirs > 30.0) {
            QVERIFY(theirs - ours > 1.0); // of the anatomy, the more is kept, the more the knee bends
            bent = theirs;
        }
    }
    QVERIFY2(straightest < 4.0, qPrintable(QString::number(straightest)));
    QVERIFY(bent > 0.0);
}

// The thighs of the other body point a little forward at rest and its shins back, as those of many avatars do.
void RestAlignmentTest::aStraightLegPointsWhereTheSourcesDoes()
{
    const Clip walk = bentAtRest(makeWalker({.bendsKneesForward = true}).clip, 0.0, 31.0);
    const Clip result = retargeted(walk, leaning(walk, 5.0, -2.0));
    int straight = 0;
    for (int frame = 0; frame < walk.motion.frameCount(); ++frame) {
        if (std::abs(leftKneeDegrees(walk, frame)) > 4.0)
            continue;
        ++straight;
        const double cosine = glm::dot(direction(walk, frame, "LeftUpLeg", "LeftFoot"),
                                       direction(result, frame, "LeftUpLeg", "LeftFoot"));
        const double degrees = std::acos(std::min(cosine, 1.0)) * degreesPerRadian;
        QVERIFY2(degrees < 0.5, qPrintable(QString::number(degrees)));
    }
    QVERIFY2(straight > 2, qPrintable(QString::number(straight)));
}

void RestAlignmentTest::aRetargetBackIsTheInverse_data()
{
    QTest::addColumn<Clip>("body");
    const Clip walk = makeWalker({.bendsKneesForward = true}).clip;
    QTest::newRow("longer thighs") << otherBody(walk);
    QTest::newRow("splayed by what is anatomy") << splayed(walk, 8.0);
    QTest::newRow("splayed by more") << splayed(walk, 20.0);
    QTest::newRow("leans at rest") << leaning(walk, 5.0, -2.0);
    QTest::newRow("looks aside") << turned(walk, 90.0);
    QTest::newRow("looks back, nearly") << turned(walk, 170.0);
    QTest::newRow("bent at rest") << withForearms(bentAtRest(walk, 6.0, 0.0), 9.0, 9.0);
}

void RestAlignmentTest::aRetargetBackIsTheInverse()
{
    QFETCH(Clip, body);
    const Clip walk = makeWalker({.bendsKneesForward = true}).clip;
    const Clip back = retargeted(retargeted(walk, body), walk);
    const double turn = largestTurn(walk, back);
    QVERIFY2(turn < 0.0087, qPrintable(QString::number(turn))); // half a degree, for axes with length 1
}

// Captured positions tremble. The bones still lie as in the motion, on a body with another rest pose, too.
void RestAlignmentTest::bonesThatTrembleStillHaveDirections()
{
    const Clip walk = makeWalker({.frames = 60, .bendsKneesForward = true}).clip;
    const Clip body = splayed(walk, 30.0);
    const Clip expected = retargeted(walk, body);
    QVERIFY(largestTurn(expected, retargeted(trembling(walk), body)) < 0.02);
}

QTEST_APPLESS_MAIN(RestAlignmentTest)

// A rest pose that does not stand shows nothing of the body, so bones get the directions of their counterparts.
void RestAlignmentTest::hipJointsStayInTheirPelvis()
{
    const Clip walk = makeWalker().clip;
    const Clip source = seated(withHipJoints(walk, {0.0, 6.0, 3.0}));
    const Clip body = withHipJoints(otherBody(walk), glm::dvec3(0.0));
    const Clip result = retargeted(source, body);
    const auto width = [](const Clip &clip, int frame) {
        const Pose pose = poseAt(clip, frame, decidePositionRules(clip.skeleton, clip.motion));
        return glm::distance(pose.jointPositions[static_cast<std::size_t>(jointNamed(clip.skeleton, "LeftUpLeg"))],
                             pose.jointPositions[static_cast<std::size_t>(jointNamed(clip.skeleton, "RightUpLeg"))]);
    };
    for (int frame = 0; frame < result.motion.frameCount(); frame += 20)
        QVERIFY(std::abs(width(result, frame) - width(body, 0)) < 1e-6);
}

void RestAlignmentTest::aNeckThatLeansDoesNotTiltTheHead_data()
{
    QTest::addColumn<QString>("head"); // in the source
    QTest::newRow("a head") << QStringLiteral("Head");
    QTest::newRow("a second neck that carries it") << QStringLiteral("Neck1");
}

void RestAlignmentTest::aNeckThatLeansDoesNotTiltTheHead()
{
    QFETCH(const QString, head);
    const Clip walk = makeWalker({.frames = 40}).clip;
    Clip source = walk;
    const int joint = jointNamed(source.skeleton, "Head");
    source.skeleton.setOffset(NodeId::joint(joint), {0.0, 8.0, -9.0}); // leads back, as a marker behind the neck does
    source.skeleton.setName(joint, head.toStdString());
    const Clip result = retargeted(source, otherBody(walk));
    for (int frame = 0; frame < result.motion.frameCount(); frame += 7) {
        const glm::dmat3 is = poseAt(result, frame, decidePositionRules(result.skeleton, result.motion))
                                  .worldFromJoint[static_cast<std::size_t>(jointNamed(result.skeleton, "Head"))];
        const glm::dmat3 wanted = poseAt(source, frame, {}).worldFromJoint[static_cast<std::size_t>(joint)];
        const double degrees = degreesPerRadian * angleOf(glm::transpose(wanted) * is);
        QVERIFY2(degrees < 1.0, qPrintable(QString::number(degrees)));
    }
}

// The front legs of one animal begin above its spine, those of another below it.
void RestAlignmentTest::frontLegsThatBeginHigherDoNotTurnTheChestOver()
{
    const Clip source = makeAnimal({.frames = 30}).clip;
    Clip body = source;
    for (const char *name : {"LeftArm", "RightArm"}) {
        const NodeId arm = NodeId::joint(jointNamed(body.skeleton, name));
        const double out = body.skeleton.offsetOf(arm).x > 0.0 ? 2.0 : -2.0;
        body.skeleton.setOffset(arm, {out, 14.0, 6.0});
    }
    RetargetInput input = automaticRetarget(source, body);
    input.settings.rest = RestMode::Match;
    const auto result = retargetClip(input, {});
    QVERIFY(result.has_value());
    const Clip &moved = result->clip;
    for (int frame = 0; frame < moved.motion.frameCount(); frame += 5) {
        const Pose pose = poseAt(moved, frame, decidePositionRules(moved.skeleton, moved.motion));
        const auto placeOf = [&](const char *name) {
            return pose.jointPositions[static_cast<std::size_t>(jointNamed(moved.skeleton, name))];
        };
        QVERIFY(placeOf("LeftArm").x - placeOf("RightArm").x > 3.0);
        QVERIFY(placeOf("LeftArm").y > placeOf("Spine1").y);
    }
}

} // namespace tst_restalignment

#include "tst_restalignment.moc"
