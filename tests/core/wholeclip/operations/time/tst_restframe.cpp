#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "geometry/geometry.h"
#include "messages/skeletonmessages.h"
#include "pose/eulerangles.h"
#include "pose/pose.h"
#include "support/animal.h"
#include "support/operationcalls.h"
#include "support/otherrests.h"
#include "support/randommotion.h"
#include "support/stillroot.h"
#include "support/walker.h"

#include <glm/geometric.hpp>

#include <QTest>

#include <algorithm>

namespace tst_restframe {

using namespace limber;
using namespace limber::test;

// Inserts frames of the rest pose.
class RestFrameTest : public QObject
{
    Q_OBJECT

private slots:
    void theNewFramesAreZero_data();
    void theNewFramesAreZero();
    void removingThemRestoresTheBytes_data() { theNewFramesAreZero_data(); }
    void removingThemRestoresTheBytes();
    void aRestPoseThatLiesIsSaid();
    void aFigureThatLiesStandsOnTheFloor();
    void contactsFollow();
    void aTPoseHasItsArmsOut_data();
    void aTPoseHasItsArmsOut();
    void aTPoseStandsAsTheMotionDoes();
    void aTPoseStandsWhereThePelvisIs();
    void aTPoseHasAStraightTorso();
    void aTPoseNeedsArms();
    void anAnimalHasNoTPose();
};

void RestFrameTest::theNewFramesAreZero_data()
{
    QTest::addColumn<QString>("call");
    QTest::addColumn<int>("first"); // of the new frames
    QTest::addColumn<int>("count");
    QTest::newRow("standard") << QStringLiteral("restframe") << 0 << 1;
    QTest::newRow("start") << QStringLiteral("restframe:at=start,frames=3") << 0 << 3;
    QTest::newRow("end") << QStringLiteral("restframe:at=end,frames=2") << 60 << 2;
}

void RestFrameTest::theNewFramesAreZero()
{
    QFETCH(const QString, call);
    QFETCH(const int, first);
    QFETCH(const int, count);
    const Clip clip = makeWalker({.frames = 60}).clip;
    const Clip result = applied(call.toStdString(), clip);
    QCOMPARE(result.motion.frameCount(), 60 + count);
    const int neighbour = first == 0 ? 0 : 59;
    for (int frame = first; frame < first + count; ++frame) {
        for (int column = 0; column < clip.skeleton.columnCount(); ++column) {
            const bool isRotation = clip.skeleton.column(column).channel.isRotation();
            QCOMPARE(result.motion.value(frame, column), isRotation ? 0.0 : clip.motion.value(neighbour, column));
        }
    }
}

void RestFrameTest::removingThemRestoresTheBytes()
{
    QFETCH(const QString, call);
    QFETCH(const int, first);
    QFETCH(const int, count);
    const std::string text = writeBvh(makeWalker({.frames = 60}).clip);
    const Clip with = *readBvh(writeBvh(applied(call.toStdString(), *readBvh(text).clip))).clip;
    Clip without = with;
    without.motion.removeFrames(first, count);
    QVERIFY(writeBvh(without) == text);
}

// Some files have a rest pose along Y and a motion along Z.
void RestFrameTest::aRestPoseThatLiesIsSaid()
{
    const auto warningsFor = [](const Clip &clip) {
        const Message expected = messages::restPoseLies(wordArgument("Z"), wordArgument("Y"));
        return std::ranges::count(test::apply("restframe", clip).warnings, expected);
    };
    const Clip walk = makeWalker({.frames = 60}).clip;
    QCOMPARE(warningsFor(walk), 0);
    const auto lies = [](int) { return rotationAboutAxis({1.0, 0.0, 0.0}, radiansPerTurn / 4.0); };
    QCOMPARE(warningsFor(withRest(walk, lies)), 1);
}

void RestFrameTest::aFigureThatLiesStandsOnTheFloor()
{
    Clip lying = makeWalker({.frames = 60}).clip;
    for (int frame = 0; frame < lying.motion.frameCount(); ++frame) {
        lying.motion.setValue(frame, 1, 10.0);
        lying.motion.setValue(frame, *lying.skeleton.columnOf(0, {ChannelKind::Rotation, Axis::X}), 90.0);
    }
    const auto lowestIn = [](const Clip &clip, int frame) {
        const Pose pose = poseAt(clip, frame, {});
        double lowest = 1e9;
        for (const glm::dvec3 &position : pose.jointPositions)
            lowest = std::min(lowest, position.y);
        return lowest;
    };
    QVERIFY(std::abs(lowestIn(applied("restframe", lying), 0) - lowestIn(lying, 0)) < 12.0);
}

void RestFrameTest::contactsFollow()
{
    const Walker walker = makeWalker();
    OperationContext context;
    context.contacts = &walker.contacts;
    const AppliedOperation result = apply("restframe:frames=5", walker.clip, context);
    QVERIFY(result.contacts.has_value());
    QCOMPARE(result.contacts->front().intervals.back().first, walker.contacts.front().intervals.back().first + 5);
}

void RestFrameTest::aTPoseHasItsArmsOut_data()
{
    QTest::addColumn<QString>("call");
    QTest::addColumn<int>("first"); // of the new frames
    QTest::addColumn<bool>("isLying"); // the rest pose
    QTest::newRow("start") << QStringLiteral("restframe:pose=t") << 0 << false;
    QTest::newRow("end") << QStringLiteral("restframe:pose=t,at=end,frames=2") << 240 << false;
    QTest::newRow("rest pose that lies") << QStringLiteral("restframe:pose=t,frames=2") << 0 << true;
}

void RestFrameTest::aTPoseHasItsArmsOut()
{
    QFETCH(const QString, call);
    QFETCH(const int, first);
    QFETCH(const bool, isLying);
    const Clip walk = makeWalker().clip;
    const Clip clip = isLying ? applied("bakerest:aim=x", walk) : applied("bakerest:frame=40", walk);
    const Clip result = applied(call.toStdString(), clip);
    const Pose pose = poseAt(result, first, {});
    const auto where = [&](const char *name) {
        return pose.positionOf(NodeId::joint(jointNamed(result.skeleton, name)));
    };
    for (const char *side : {"Left", "Right"}) {
        const std::string name = side;
        const glm::dvec3 arm = where((name + "Hand").c_str()) - where((name + "Arm").c_str());
        QVERIFY2(std::abs(arm.y) < 0.5, qPrintable(QString::number(arm.y)));
        QVERIFY(glm::length(arm) > 52.9); // straight
        const glm::dvec3 leg = where((name + "Foot").c_str()) - where((name + "UpLeg").c_str());
        QVERIFY(!isLying || leg.y < -80.0);
    }
    // The other frames are as they were.
    const int shift = first == 0 ? result.motion.frameCount() - clip.motion.frameCount() : 0;
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame)
        QVERIFY(std::ranges::equal(result.motion.frame(frame + shift), clip.motion.frame(frame)));
}

void RestFrameTest::aTPoseStandsAsTheMotionDoes()
{
    // At rest the figure stands along Z, in its motion along Y.
    const Clip walk = makeWalker().clip;
    const Clip clip = withRest(walk, [](int) { return rotationAbout(Axis::X, 90.0); });
    const Pose pose = poseAt(applied("restframe:pose=t", clip), 0, {});
    const auto where = [&](const char *name) {
        return pose.positionOf(NodeId::joint(jointNamed(clip.skeleton, name)));
    };
    QVERIFY(where("Head").y - where("Hips").y > 50.0);
    QVERIFY(glm::distance(where("LeftHand"), where("RightHand")) > 100.0);
    // It looks where it looks in the frame beside.
    const Pose first = poseAt(walk, 0, {});
    const auto line = [&](const Pose &of) {
        const glm::dvec3 left = of.positionOf(NodeId::joint(jointNamed(clip.skeleton, "LeftUpLeg"))) -
                                of.positionOf(NodeId::joint(jointNamed(clip.skeleton, "RightUpLeg")));
        return glm::normalize(glm::dvec3(left.x, 0.0, left.z));
    };
    QVERIFY(glm::dot(line(pose), line(first)) > 0.999);
}

void RestFrameTest::anAnimalHasNoTPose()
{
    const AppliedOperation result = apply("restframe:pose=t", makeAnimal().clip);
    QVERIFY(!result.isDone());
    QVERIFY(result.problem.text().find("four feet") != std::string::npos);
}

// A root far from the pelvis does not swing it around itself.
void RestFrameTest::aTPoseStandsWhereThePelvisIs()
{
    const glm::dmat3 turned = rotationAbout(Axis::Y, 130.0);
    const Clip clip = withStillRoot(makeWalker({.frames = 60}).clip, turned, {200.0, 30.0, -90.0});
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    const auto pelvis = static_cast<std::size_t>(jointNamed(clip.skeleton, "Hips"));
    const glm::dvec3 beside = poseAt(clip, 0, rules).jointPositions[pelvis];
    const glm::dvec3 inserted = poseAt(applied("restframe:pose=t", clip), 0, rules).jointPositions[pelvis];
    QVERIFY2(glm::distance(beside, inserted) < 1e-6, qPrintable(QString::number(glm::distance(beside, inserted))));
}

void RestFrameTest::aTPoseHasAStraightTorso()
{
    // At rest the waist leans forward and the chest backward, so that the head is above the hips all the same.
    const Clip walk = makeWalker().clip;
    const Clip clip = withRest(walk, [&](int joint) {
        const std::string &name = walk.skeleton.joint(joint).name;
        if (name == "Hips")
            return rotationAbout(Axis::X, 50.0);
        return rotationAbout(Axis::X, name == "Spine" || name == "Neck" ? -40.0 : 0.0);
    });
    const Pose pose = poseAt(applied("restframe:pose=t", clip), 0, {});
    const auto where = [&](const char *name) {
        return pose.positionOf(NodeId::joint(jointNamed(clip.skeleton, name)));
    };
    constexpr double tenDegrees = 0.985; // as a cosine
    for (const auto &[from, to] : {std::pair{"Hips", "Spine"}, {"Spine", "Neck"}, {"Hips", "Head"}})
        QVERIFY2(glm::normalize(where(to) - where(from)).y > tenDegrees, to);
    QVERIFY(std::abs(where("LeftHand").y - where("LeftArm").y) < 1.0);
}

void RestFrameTest::aTPoseNeedsArms()
{
    const AppliedOperation result = apply("restframe:pose=t", makeRandomClip({.joints = 4}));
    QVERIFY(!result.isDone());
    QVERIFY(!result.problem.text().empty());
}

QTEST_GUILESS_MAIN(RestFrameTest)

} // namespace tst_restframe

#include "tst_restframe.moc"
