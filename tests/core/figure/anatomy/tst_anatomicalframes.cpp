#include "anatomy/anatomicalframes.h"
#include "anatomy/standing.h"
#include "body/bodystructure.h"
#include "body/vocabulary.h"
#include "geometry/geometry.h"
#include "geometry/hingeaxis.h"
#include "pose/pose.h"

#include "support/operationcalls.h"
#include "support/otherrests.h"
#include "support/walker.h"

#include <QTest>

#include <glm/gtc/constants.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <cmath>
#include <functional>
#include <random>

namespace tst_anatomicalframes {

using namespace limber;
using namespace limber::test;

// How the parts of a body lie in their joints, whatever the axes and the rest pose of the file are.
class AnatomicalFramesTest : public QObject
{
    Q_OBJECT

private slots:
    void aHingeIsFoundFromTheMotionAlone();
    void aHingeOfNoiseHasNoConfidence();
    void aWalkerStands();
    void aRestPoseStandsOrNot_data();
    void aRestPoseStandsOrNot();
    void framesAreTheSameWhateverTheRestPoseIs_data();
    void framesAreTheSameWhateverTheRestPoseIs();
    void aRestPoseThatStandsIsBelieved();
    void wrungThighsAreNotBelieved();
    void aStrideIsNoRestPoseWhereAFrameStandsBetter();
    void aRestPoseWhoseHipsLieInOnePointIsNotBelieved();
    void whatTheUserAsksForIsTaken();
    void aFigureWithoutLegsHasNoFramesThere();
};

namespace {

PositionRules rulesOf(const Clip &clip)
{
    return decidePositionRules(clip.skeleton, clip.motion);
}

AnatomicalFrames framesOf(const Clip &clip, const ReferenceRequest &request = {})
{
    return anatomicalFrames(clip, rulesOf(clip), bodyRoles(clip, rulesOf(clip), Vocabulary::builtIn()), request);
}

Clip scaled(Clip clip, double factor)
{
    scaleOffsets(clip, "", factor);
    const Joint &root = clip.skeleton.joint(0);
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        for (int i = 0; i < root.columnCount(); ++i) {
            if (root.channels[static_cast<std::size_t>(i)].isPosition())
                clip.motion.setValue(frame, i, clip.motion.value(frame, i) * factor);
        }
    }
    return clip;
}

Standing restStanding(const Clip &clip)
{
    const BodyRoles roles = bodyRoles(clip, rulesOf(clip), Vocabulary::builtIn());
    return standingOf(BodyMarks(clip.skeleton, roles), restPoseOf(figureShape(clip, rulesOf(clip))));
}

// Returns the largest angle in degrees between the frames of two clips with the same motion, in the world.
double largestDifference(const Clip &a, const Clip &b, std::string &where)
{
    const AnatomicalFrames first = framesOf(a);
    const AnatomicalFrames second = framesOf(b);
    const Pose poseA = poseAt(a, 5, rulesOf(a));
    const Pose poseB = poseAt(b, 5, rulesOf(b));
    double largest = 0.0;
    for (int joint = 0; joint < a.skeleton.jointCount(); ++joint) {
        const auto index = static_cast<std::size_t>(joint);
        if (first.of(joint).isKnown() != second.of(joint).isKnown()) {
            where = "known: " + a.skeleton.joint(joint).name;
            return 360.0;
        }
        if (!first.of(joint).isKnown())
            continue;
        const glm::dmat3 inA = poseA.worldFromJoint[index] * first.of(joint).jointFromBody;
        const glm::dmat3 inB = poseB.worldFromJoint[index] * second.of(joint).jointFromBody;
        const double degrees = angleOf(glm::transpose(inA) * inB) * degreesPerRadian;
        if (degrees > largest) {
            largest = degrees;
            where = a.skeleton.joint(joint).name;
        }
    }
    return largest;
}

const Walker &walker()
{
    static const Walker once = makeWalker({.bendsKneesForward = true});
    return once;
}

} // namespace

void AnatomicalFramesTest::aHingeIsFoundFromTheMotionAlone()
{
    const glm::dvec3 axis = glm::normalize(glm::dvec3(0.3, -0.5, 0.8));
    const glm::dvec3 bone = glm::normalize(glm::cross(axis, glm::dvec3(1.0, 2.0, 0.5)));
    const glm::dmat3 joint = rotationAboutAxis(glm::normalize(glm::dvec3(1.0, 1.0, 0.2)), 1.1);
    HingeAxis hinge;
    for (int i = 0; i < 30; ++i)
        hinge.add(joint * bone, joint * (rotationAboutAxis(axis, 0.05 * i) * bone), joint);
    QVERIFY(glm::distance(hinge.direction(), axis) < 1e-9);
    QVERIFY(hinge.confidence() > 0.999);
}

void AnatomicalFramesTest::aHingeOfNoiseHasNoConfidence()
{
    std::mt19937 random(7);
    std::uniform_real_distribution<double> any(-1.0, 1.0);
    HingeAxis hinge;
    QVERIFY(hinge.direction() == glm::dvec3(0.0));
    QCOMPARE(hinge.confidence(), 0.0);
    for (int i = 0; i < 200; ++i)
        hinge.add({0.0, -1.0, 0.0}, glm::normalize(glm::dvec3{any(random), -1.0, any(random)}), glm::dmat3(1.0));
    QVERIFY(hinge.confidence() < 0.01);
}

void AnatomicalFramesTest::aWalkerStands()
{
    const Standing standing = restStanding(walker().clip);
    QVERIFY(standing.isKnown);
    QVERIFY(standing.stands);
    QVERIFY(!framesOf(walker().clip).reference.frame);
}

void AnatomicalFramesTest::aRestPoseStandsOrNot_data()
{
    QTest::addColumn<bool>("stands");
    QTest::addColumn<Clip>("clip");
    const Clip &clip = walker().clip;
    const auto about = [](const glm::dvec3 &axis, double degrees) {
        return rotationAboutAxis(axis, degrees / degreesPerRadian);
    };
    const glm::dvec3 x(1.0, 0.0, 0.0);
    const glm::dvec3 y(0.0, 1.0, 0.0);
    const glm::dvec3 z(0.0, 0.0, 1.0);
    QTest::newRow("as it is") << true << clip;
    QTest::newRow("in metres") << true << scaled(clip, 0.01);
    QTest::newRow("Z up") << true << makeWalker({.up = Axis::Z}).clip;
    QTest::newRow("head down as a whole") << true << withRest(clip, [&](int) { return about(x, 180.0); });
    QTest::newRow("lying as a whole") << true << withRest(clip, [&](int) { return about(x, 90.0); });
    QTest::newRow("all along X") << false << allAlong(clip, x, false);
    QTest::newRow("all along Y") << false << allAlong(clip, y, false);
    QTest::newRow("all along -Z") << false << allAlong(clip, -z, false);
    QTest::newRow("opposed along X") << false << allAlong(clip, x, true);
    QTest::newRow("opposed along Z") << false << allAlong(clip, z, true);
    QTest::newRow("torso turned to the side") << false << turnedAbove(clip, "Spine", about(z, -90.0));
    QTest::newRow("torso turned forward") << false << turnedAbove(clip, "Spine", about(x, 90.0));
    QTest::newRow("torso turned about itself") << false << turnedAbove(clip, "Spine", about(y, 180.0));
    QTest::newRow("one arm turned") << false << turnedAbove(clip, "RightArm", about(z, 180.0));
    QTest::newRow("random") << false << randomlyTurned(clip, 3);
}

void AnatomicalFramesTest::aRestPoseStandsOrNot()
{
    QFETCH(bool, stands);
    QFETCH(Clip, clip);
    QVERIFY(clip.skeleton.jointCount() > 0);
    QCOMPARE(restStanding(clip).stands, stands);
}

void AnatomicalFramesTest::framesAreTheSameWhateverTheRestPoseIs_data()
{
    QTest::addColumn<Clip>("clip");
    const Clip &clip = walker().clip;
    const auto about = [](const glm::dvec3 &axis, double degrees) {
        return rotationAboutAxis(axis, degrees / degreesPerRadian);
    };
    const glm::dvec3 axes[] = {{1.0, 0.0, 0.0}, {0.0, 1.0, 0.0}, {0.0, 0.0, 1.0}, {-1.0, 0.0, 0.0}};
    for (const bool isOpposed : {false, true}) {
        for (const glm::dvec3 &axis : axes)
            QTest::addRow("along %g %g %g%s", axis.x, axis.y, axis.z, isOpposed ? ", opposed" : "")
                << allAlong(clip, axis, isOpposed);
    }
    for (const double degrees : {-90.0, 90.0, 180.0, 70.0}) {
        for (const glm::dvec3 &axis : axes)
            QTest::addRow("torso turned by %g about %g %g %g", degrees, axis.x, axis.y, axis.z)
                << turnedAbove(clip, "Spine", about(axis, degrees));
    }
    for (unsigned seed = 1; seed <= 5; ++seed)
        QTest::addRow("random %u", seed) << randomlyTurned(clip, seed);
    QTest::newRow("head down") << withRest(clip, [&](int) { return about(axes[0], 180.0); });
    QTest::newRow("thighs turned about themselves") << withRest(clip, [&](int joint) {
        return clip.skeleton.joint(joint).name == "LeftUpLeg" ? about(axes[1], 180.0) : glm::dmat3(1.0);
    });
}

void AnatomicalFramesTest::framesAreTheSameWhateverTheRestPoseIs()
{
    QFETCH(Clip, clip);
    std::string where;
    const double degrees = largestDifference(walker().clip, clip, where);
    QVERIFY2(degrees < 5.0, (where + ": " + std::to_string(degrees)).c_str());
}

void AnatomicalFramesTest::aRestPoseThatStandsIsBelieved()
{
    const AnatomicalFrames frames = framesOf(walker().clip);
    const int thigh = jointNamed(walker().clip.skeleton, "LeftUpLeg");
    QCOMPARE(frames.of(thigh).origin, FrameOrigin::Reference);
    QVERIFY(glm::distance(frames.of(thigh).side(), glm::dvec3(1.0, 0.0, 0.0)) < 1e-9);
    const int arm = jointNamed(walker().clip.skeleton, "LeftForeArm");
    QVERIFY(glm::dot(glm::cross(frames.of(arm).side(), frames.of(arm).along()), glm::dvec3(0.0, 0.0, 1.0)) > 0.99);
}

void AnatomicalFramesTest::wrungThighsAreNotBelieved()
{
    const Clip &clip = walker().clip;
    const Clip wrung = withRest(clip, [&](int joint) {
        const std::string &name = clip.skeleton.joint(joint).name;
        return name == "LeftUpLeg" || name == "LeftLeg" ? rotationAboutAxis({0.0, 1.0, 0.0}, glm::pi<double>())
                                                        : glm::dmat3(1.0);
    });
    const AnatomicalFrames frames = framesOf(wrung);
    QCOMPARE(frames.of(jointNamed(clip.skeleton, "LeftUpLeg")).origin, FrameOrigin::Motion);
    std::string where;
    const double degrees = largestDifference(clip, wrung, where);
    QVERIFY2(degrees < 5.0, (where + ": " + std::to_string(degrees)).c_str());
}

// A captured pose can serve as a rest pose, but legs that are apart in it are not how the body is built.
void AnatomicalFramesTest::aStrideIsNoRestPoseWhereAFrameStandsBetter()
{
    Clip clip = walker().clip;
    const auto inStride = [](const Clip &of, double degrees) {
        return withRest(of, [&](int joint) {
            const std::string &name = of.skeleton.joint(joint).name;
            const bool isLeg = name.ends_with("Leg") || name.ends_with("Foot") || name.ends_with("ToeBase");
            const double side = name.starts_with("Left") ? 1.0 : -1.0;
            return isLeg ? rotationAboutAxis({1.0, 0.0, 0.0}, side * degrees / degreesPerRadian) : glm::dmat3(1.0);
        });
    };
    QVERIFY(!framesOf(inStride(clip, 20.0)).reference.frame); // nothing in the walk is better
    for (const int frame : {10, 11})
        std::ranges::fill(clip.motion.editFrame(frame), 0.0);
    QVERIFY(!framesOf(inStride(clip, 4.0)).reference.frame);
    const ReferenceChoice choice = framesOf(inStride(clip, 20.0)).reference;
    QCOMPARE(choice.frame.value_or(-1), 10);
    QVERIFY(choice.isTrusted); // it is a T-pose
    QVERIFY(choice.stands);
}

// With hip joints in the middle of the pelvis and all bones along one axis, both thighs begin in the same point.
void AnatomicalFramesTest::aRestPoseWhoseHipsLieInOnePointIsNotBelieved()
{
    Clip clip = walker().clip;
    for (const std::string side : {"Left", "Right"})
        clip = applied("insert:at=0,above=" + side + "UpLeg,name=" + side + "HipJoint", clip);
    const Clip flat = allAlong(clip, {0.0, 1.0, 0.0}, false);
    QVERIFY(!restStanding(flat).stands);
    const ReferenceChoice choice = framesOf(flat).reference;
    QVERIFY(choice.frame.has_value() && !choice.isTrusted && choice.stands);
}

void AnatomicalFramesTest::whatTheUserAsksForIsTaken()
{
    const Clip clip = allAlong(walker().clip, {1.0, 0.0, 0.0}, false);
    const ReferenceChoice found = framesOf(clip).reference;
    QVERIFY(found.frame.has_value());
    QVERIFY(!found.isTrusted);
    const ReferenceChoice rest = framesOf(clip, {.kind = ReferenceRequest::Kind::Rest}).reference;
    QVERIFY(!rest.frame && rest.isTrusted);
    const ReferenceChoice frame = framesOf(clip, {.kind = ReferenceRequest::Kind::Frame, .frame = 12}).reference;
    QCOMPARE(frame.frame.value_or(-1), 12);
    QVERIFY(frame.isTrusted);
}

void AnatomicalFramesTest::aFigureWithoutLegsHasNoFramesThere()
{
    Clip clip;
    Joint joint;
    joint.name = "one";
    clip.skeleton.addJoint(joint);
    clip.motion = Motion(3, 0);
    const AnatomicalFrames frames = framesOf(clip);
    QVERIFY(!frames.of(0).isKnown());
    QVERIFY(!frames.reference.frame);
}

QTEST_GUILESS_MAIN(AnatomicalFramesTest)

} // namespace tst_anatomicalframes

#include "tst_anatomicalframes.moc"
