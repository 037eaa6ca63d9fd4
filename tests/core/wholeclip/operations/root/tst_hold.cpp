#include "base/at.h"
#include "body/bodymeasure.h"
#include "body/bodystructure.h"
#include "body/vocabulary.h"
#include "bvh/read/bvhfile.h"
#include "channels/channeledit.h"
#include "geometry/geometry.h"
#include "holding/holdweights.h"
#include "pose/carriedplace.h"
#include "pose/pose.h"
#include "support/operationcalls.h"
#include "support/sharedfiles.h"
#include "support/walker.h"

#include <QTest>

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tst_hold {

using namespace limber;
using namespace limber::test;

namespace {

// How far a node is from where it is held, at most.
struct Missed
{
    double units = 0.0;
    double degrees = 0.0;
};

Missed missedBy(const Clip &before, const Clip &after, const FrameInterval &frames, int reference, NodeId node,
                const char *space)
{
    const PositionRules rules = decidePositionRules(before.skeleton, before.motion);
    const int carrier = space == nullptr ? NoJoint : jointNamed(before.skeleton, space);
    const CarriedPlace place(poseAt(before, reference, rules), node, carrier);
    Missed missed;
    for (int frame = frames.first; frame <= frames.last; ++frame) {
        const Pose pose = poseAt(after, frame, rules);
        const CarriedPlace::Place goal = place.in(pose);
        missed.units = std::max(missed.units, glm::distance(pose.positionOf(node), goal.position));
        if (goal.rotation)
            missed.degrees = std::max(missed.degrees, degreesPerRadian * angleOf(glm::transpose(*goal.rotation) *
                                                                                 at(pose.worldFromJoint, node.index)));
    }
    return missed;
}

// A walker with bent elbows, since a straight arm reaches no farther.
Clip walker(const WalkerOptions &options = {})
{
    Clip clip = makeWalker(options).clip;
    for (const auto &[name, degrees] : {std::pair{"LeftForeArm", -60.0}, std::pair{"RightForeArm", 60.0}}) {
        const int column = *clip.skeleton.columnOf(jointNamed(clip.skeleton, name), channels::Yrotation);
        for (int frame = 0; frame < clip.motion.frameCount(); ++frame)
            clip.motion.setValue(frame, column, clip.motion.value(frame, column) + degrees);
    }
    return clip;
}

NodeId nodeNamed(const Clip &clip, const char *name)
{
    return NodeId::joint(jointNamed(clip.skeleton, name));
}

double ncmOf(const Clip &clip)
{
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    return bodyLength(clip.skeleton, figureShape(clip, rules), bodyRoles(clip, rules, Vocabulary::builtIn())) /
           ncmOfBody;
}

} // namespace

// A joint stays where it is, in the world or on another joint.
class HoldTest : public QObject
{
    Q_OBJECT

private slots:
    void aFadeThatJumpsDoesNotLetGoOfTheRest();
    void aNodeStaysInItsSpace_data();
    void aNodeStaysInItsSpace();
    void otherJointsAndFramesKeepTheirBits();
    void onlyThePositionIsHeld();
    void onlyTheRotationIsHeld();
    void withoutFadesEveryFrameIsHeld();
    void aHoldOverTheWholeClipDoesNotFade();
    void nothingJumps_data();
    void nothingJumps();
    void whatIsOutOfReachIsSaid();
    void whereItCanReachItIsExact_data();
    void whereItCanReachItIsExact();
    void theRootIsHeldByItsPosition();
    void theHeadIsHeldUpToTheChest();
    void anElbowWithOneAxisComesAsNearAsItCan();
    void badCallsAreRefused_data();
    void badCallsAreRefused();
    void theWorldMayBeWrittenInAnyCase();
    void settingsThatChangeNothingAreTold();
    void oneFrameIsHeldAsItIs();
    void fadesAreSmooth();
};

void HoldTest::aNodeStaysInItsSpace_data()
{
    QTest::addColumn<QByteArray>("node");
    QTest::addColumn<QByteArray>("space");
    QTest::addColumn<double>("scale");
    QTest::addColumn<int>("up");
    QTest::newRow("a hand on the head") << QByteArray("LeftHand") << QByteArray("Head") << 1.0 << 1;
    QTest::newRow("a hand on the hips") << QByteArray("LeftHand") << QByteArray("Hips") << 1.0 << 1;
    QTest::newRow("a hand in metres, Z up") << QByteArray("RightHand") << QByteArray("Hips") << 0.01 << 2;
    QTest::newRow("a foot on the hips") << QByteArray("LeftFoot") << QByteArray("Hips") << 1.0 << 1;
    QTest::newRow("a toe on the hips") << QByteArray("LeftToeBase") << QByteArray("Hips") << 1.0 << 1;
    QTest::newRow("a huge figure") << QByteArray("LeftHand") << QByteArray("Spine") << 1000.0 << 1;
}

void HoldTest::aNodeStaysInItsSpace()
{
    QFETCH(QByteArray, node);
    QFETCH(QByteArray, space);
    QFETCH(double, scale);
    QFETCH(int, up);
    const Clip clip = walker({.scale = scale, .up = Axis(up)});
    const AppliedOperation result =
        limber::apply("hold:joint=" + node.toStdString() + ",to=" + space.toStdString() + ",frames=60-120", clip);
    QVERIFY2(result.isDone(), result.problem.text().c_str());
    for (const Message &warning : result.warnings)
        QVERIFY2(warning.text().find("cannot") == std::string::npos, warning.text().c_str());
    // 0.12 s are seven frames; a fade may take up to a third of the frames.
    const Missed missed =
        missedBy(clip, result.clip, {78, 102}, 60, nodeNamed(clip, node.constData()), space.constData());
    QVERIFY2(missed.units <= 0.01 * ncmOf(clip), qPrintable(QString::number(missed.units)));
    QVERIFY2(missed.degrees <= 0.01, qPrintable(QString::number(missed.degrees)));
    const Missed before = missedBy(clip, clip, {78, 102}, 60, nodeNamed(clip, node.constData()), space.constData());
    QVERIFY(before.units > 0.1 * ncmOf(clip));
}

void HoldTest::otherJointsAndFramesKeepTheirBits()
{
    const Clip clip = walker();
    const Clip result = applied("hold:joint=LeftHand,to=Head,frames=60-120", clip);
    const int upperArm = jointNamed(clip.skeleton, "LeftArm");
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
            const Joint &each = clip.skeleton.joint(joint);
            bool isEqual = true;
            for (int i = 0; i < each.columnCount(); ++i)
                isEqual = isEqual && clip.motion.value(frame, each.firstColumn + i) ==
                                         result.motion.value(frame, each.firstColumn + i);
            const bool mayChange = frame >= 60 && frame <= 120 && clip.skeleton.isInSubtree(joint, upperArm);
            QVERIFY2(isEqual || mayChange, each.name.c_str());
            if (frame > 78 && frame < 102 && each.name == "LeftForeArm")
                QVERIFY(!isEqual);
        }
    }
}

void HoldTest::onlyThePositionIsHeld()
{
    const Clip clip = walker();
    const Clip result = applied("hold:joint=LeftHand,to=Head,rotation=no,frames=60-120", clip);
    const NodeId hand = nodeNamed(clip, "LeftHand");
    QVERIFY(missedBy(clip, result, {78, 102}, 60, hand, "Head").units <= 0.01);
    for (int frame = 78; frame <= 102; ++frame) {
        const Pose was = poseAt(clip, frame, {});
        const Pose is = poseAt(result, frame, {});
        const glm::dmat3 turn = glm::transpose(at(was.worldFromJoint, hand.index)) * at(is.worldFromJoint, hand.index);
        QVERIFY(angleOf(turn) < 1e-6);
    }
}

void HoldTest::onlyTheRotationIsHeld()
{
    const Clip clip = walker();
    const Clip result = applied("hold:joint=Head,position=no,frames=60-120", clip);
    const NodeId head = nodeNamed(clip, "Head");
    QVERIFY(missedBy(clip, result, {78, 102}, 60, head, nullptr).degrees <= 0.01);
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame)
        QVERIFY(glm::distance(poseAt(clip, frame, {}).positionOf(head), poseAt(result, frame, {}).positionOf(head)) <
                1e-9);
}

void HoldTest::withoutFadesEveryFrameIsHeld()
{
    const Clip clip = walker();
    const Clip result = applied("hold:joint=RightHand,to=Hips,fadein=0,fadeout=0,frames=60-120", clip);
    const Missed missed = missedBy(clip, result, {60, 120}, 60, nodeNamed(clip, "RightHand"), "Hips");
    QVERIFY(missed.units <= 0.01 && missed.degrees <= 0.01);
    QVERIFY(std::ranges::equal(clip.motion.frame(121), result.motion.frame(121)));
}

void HoldTest::aHoldOverTheWholeClipDoesNotFade()
{
    const Clip clip = walker();
    const Clip result = applied("hold:joint=LeftHand,to=Spine", clip);
    const Missed missed =
        missedBy(clip, result, {0, clip.motion.frameCount() - 1}, 0, nodeNamed(clip, "LeftHand"), "Spine");
    QVERIFY2(missed.units <= 0.01 && missed.degrees <= 0.01, qPrintable(QString::number(missed.units)));
}

void HoldTest::nothingJumps_data()
{
    QTest::addColumn<QByteArray>("call");
    QTest::newRow("a hand in the world, soon out of reach") << QByteArray("hold:joint=LeftHand,frames=20-200");
    QTest::newRow("a foot in the world, for the whole clip") << QByteArray("hold:joint=LeftFoot");
    QTest::newRow("a hand on the head") << QByteArray("hold:joint=LeftHand,to=Head,frames=60-120");
}

void HoldTest::nothingJumps()
{
    QFETCH(QByteArray, call);
    const AppliedOperation result = limber::apply(call.toStdString(), walker());
    QVERIFY(result.isDone());
    for (const ResultFault &fault : result.faults)
        QVERIFY2(fault.kind != ResultFault::Kind::Jump && fault.kind != ResultFault::Kind::BackwardBend,
                 qPrintable(QString::number(fault.amount)));
}

void HoldTest::whatIsOutOfReachIsSaid()
{
    const Clip clip = walker();
    const AppliedOperation result = limber::apply("hold:joint=LeftHand,fadein=0,fadeout=0,frames=20-200", clip);
    QVERIFY(result.isDone());
    const std::string text = result.warnings.front().text();
    QVERIFY2(text.find("“LeftHand” cannot reach its place in ") == 0 &&
                 text.find(" units too far away (frame ") != std::string::npos,
             text.c_str());
}

void HoldTest::whereItCanReachItIsExact_data()
{
    QTest::addColumn<QString>("take");
    QTest::addColumn<QByteArray>("upper");
    QTest::addColumn<QByteArray>("lower");
    QTest::addColumn<QByteArray>("hand");
    QTest::addColumn<QByteArray>("space");
    const auto row = [](const char *take, const char *upper, const char *lower, const char *hand, const char *space) {
        QTest::addRow("%s: %s on %s", take, hand, space) << QString::fromLatin1(take) << QByteArray(upper)
                                                         << QByteArray(lower) << QByteArray(hand) << QByteArray(space);
    };
    row("", "LeftArm", "LeftForeArm", "LeftHand", "RightFoot");
    row("walk-mixamo", "LeftArm", "LeftForeArm", "LeftHand", "RightHand");
    row("dance-woman", "LShoulder", "LElbow", "LWrist", "Head");
    row("happy-bones-along-x", "LeftArm", "LeftForeArm", "LeftHand", "Head");
}

// In some frames these hands can reach their place, in others it is too far away.
void HoldTest::whereItCanReachItIsExact()
{
    QFETCH(const QString, take);
    QFETCH(const QByteArray, upper);
    QFETCH(const QByteArray, lower);
    QFETCH(const QByteArray, hand);
    QFETCH(const QByteArray, space);
    Clip clip = walker();
    if (!take.isEmpty()) {
        if (!hasShared())
            QSKIP(sharedIsMissing());
        ReadResult read = readBvhFile((sharedFolder() + QStringLiteral("/takes/%1.bvh").arg(take)).toStdString());
        if (!read.clip)
            QSKIP("the take is not beside the project");
        clip = std::move(*read.clip);
    }
    const AppliedOperation result =
        limber::apply("hold:joint=" + hand.toStdString() + ",to=" + space.toStdString() + ",fadein=0,fadeout=0", clip);
    QVERIFY2(result.isDone(), result.problem.text().c_str());
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    const NodeId node = nodeNamed(clip, hand.constData());
    const CarriedPlace place(poseAt(clip, 0, rules), node, jointNamed(clip.skeleton, space.constData()));
    const double near = 0.01 * ncmOf(clip);
    int reached = 0;
    int tooFar = 0;
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        const Pose pose = poseAt(result.clip, frame, rules);
        const glm::dvec3 &shoulder = pose.positionOf(nodeNamed(clip, upper.constData()));
        const glm::dvec3 &elbow = pose.positionOf(nodeNamed(clip, lower.constData()));
        const double arm = glm::distance(shoulder, elbow) + glm::distance(elbow, pose.positionOf(node));
        const CarriedPlace::Place goal = place.in(pose);
        if (glm::distance(shoulder, goal.position) > arm + near) {
            ++tooFar;
            continue;
        }
        ++reached;
        const double units = glm::distance(pose.positionOf(node), goal.position);
        const double degrees =
            degreesPerRadian * angleOf(glm::transpose(*goal.rotation) * at(pose.worldFromJoint, node.index));
        QVERIFY2(units <= near && degrees <= 0.01,
                 qPrintable(QStringLiteral("frame %1: %2 units, %3°").arg(frame).arg(units).arg(degrees)));
    }
    QVERIFY(reached > 0 && tooFar > 0);
    const std::string said = "cannot reach its place in " + std::to_string(tooFar) + " of these frames";
    QVERIFY2(result.warnings.front().text().find(said) != std::string::npos, result.warnings.front().text().c_str());
}

void HoldTest::theRootIsHeldByItsPosition()
{
    const Clip clip = walker();
    const Clip result = applied("hold:joint=Hips,frames=60-120,fadein=0,fadeout=0", clip);
    const Missed missed = missedBy(clip, result, {60, 120}, 60, nodeNamed(clip, "Hips"), nullptr);
    QVERIFY2(missed.units <= 0.01 && missed.degrees <= 0.01, qPrintable(QString::number(missed.units)));
}

void HoldTest::theHeadIsHeldUpToTheChest()
{
    const Clip clip = walker();
    const Clip result = applied("hold:joint=Head,to=Hips,chain=chest,frames=60-120", clip);
    const Missed missed = missedBy(clip, result, {78, 102}, 60, nodeNamed(clip, "Head"), "Hips");
    QVERIFY2(missed.units <= 0.01 && missed.degrees <= 0.01, qPrintable(QString::number(missed.units)));
}

void HoldTest::anElbowWithOneAxisComesAsNearAsItCan()
{
    const Clip clip = withChannels(walker(), {}, jointNamed(walker().skeleton, "LeftForeArm"), {channels::Yrotation});
    const AppliedOperation result = limber::apply("hold:joint=LeftHand,to=Head,frames=60-120", clip);
    QVERIFY(result.isDone());
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        for (const double value : result.clip.motion.frame(frame))
            QVERIFY(std::isfinite(value));
    }
}

void HoldTest::badCallsAreRefused_data()
{
    QTest::addColumn<QByteArray>("call");
    QTest::addColumn<QByteArray>("why");
    QTest::newRow("on a joint that moves with it")
        << QByteArray("hold:joint=LeftHand,to=LeftForeArm") << QByteArray("“LeftForeArm” moves with");
    QTest::newRow("on itself") << QByteArray("hold:joint=LeftHand,to=LeftHand") << QByteArray("moves with");
    QTest::newRow("the head on the spine that bends for it")
        << QByteArray("hold:joint=LeftHand,to=Head,chain=chest") << QByteArray("“Head” moves with");
    QTest::newRow("a thigh, for which the hips would rotate")
        << QByteArray("hold:joint=LeftUpLeg") << QByteArray("no joint can bring “LeftUpLeg” to another position");
    QTest::newRow("nothing") << QByteArray("hold:joint=LeftHand,position=no,rotation=no")
                             << QByteArray("neither position nor rotation");
}

void HoldTest::badCallsAreRefused()
{
    QFETCH(QByteArray, call);
    QFETCH(QByteArray, why);
    const AppliedOperation result = limber::apply(call.toStdString(), walker());
    QCOMPARE(result.outcome, AppliedOperation::Outcome::Refused);
    QVERIFY2(result.problem.text().find(why.toStdString()) != std::string::npos, result.problem.text().c_str());
}

void HoldTest::theWorldMayBeWrittenInAnyCase()
{
    Clip clip = walker();
    const auto after = [&](const char *to) {
        return limber::apply(std::string("hold:joint=LeftHand,frames=20-60,to=") + to, clip);
    };
    const auto isSame = [](const AppliedOperation &a, const AppliedOperation &b) {
        return std::ranges::equal(a.clip.motion.frame(40), b.clip.motion.frame(40));
    };
    const AppliedOperation expected = after("world");
    for (const char *to : {"World", "WORLD"}) {
        const AppliedOperation result = after(to);
        QVERIFY2(result.isDone(), result.problem.text().c_str());
        QVERIFY(isSame(result, expected));
    }
    QVERIFY(!after("Wor1d").isDone());
    // A joint with that name comes first.
    clip.skeleton.setName(nodeNamed(clip, "Head").index, "World");
    QVERIFY(!isSame(after("World"), expected));
    QVERIFY(isSame(after("world"), expected));
}

void HoldTest::settingsThatChangeNothingAreTold()
{
    const AppliedOperation result = limber::apply("hold:joint=LeftHand,frames=20-60,position=no,chain=chest", walker());
    QVERIFY(result.isDone());
    QVERIFY(std::ranges::any_of(result.warnings, [](const Message &warning) {
        return warning.text() == "“chain” changes nothing while “position” is “no”";
    }));
    const AppliedOperation usual = limber::apply("hold:joint=LeftHand,frames=20-60,position=no,chain=limb", walker());
    QVERIFY(std::ranges::none_of(usual.warnings, [](const Message &warning) {
        return warning.text().find("changes nothing") != std::string::npos;
    }));
}

void HoldTest::oneFrameIsHeldAsItIs()
{
    const Clip clip = walker();
    const AppliedOperation result = limber::apply("hold:joint=LeftHand,to=Head,frames=60-60", clip);
    QVERIFY(result.isDone() && !result.changes.isAnyChange);
}

void HoldTest::fadesAreSmooth()
{
    const HoldWeights weights({10, 90}, 200, 20.0, 15.0);
    QCOMPARE(weights.full().first, 30);
    QCOMPARE(weights.full().last, 75);
    for (int frame = 0; frame < 200; ++frame) {
        const double curvature = weights.weight(frame - 1) - 2.0 * weights.weight(frame) + weights.weight(frame + 1);
        QVERIFY(std::abs(curvature) < 6.0 / (15.0 * 15.0));
    }
    QCOMPARE(weights.weight(9), 0.0);
    QCOMPARE(weights.weight(91), 0.0);
    QCOMPARE(weights.weight(50), 1.0);
}

// The hand is out of reach for a while near the end of these frames; it used to be let go from frame 100 on.
void HoldTest::aFadeThatJumpsDoesNotLetGoOfTheRest()
{
    if (!hasShared())
        QSKIP(sharedIsMissing());
    const ReadResult read = readBvhFile((sharedFolder() + QStringLiteral("/takes/walk-mixamo.bvh")).toStdString());
    if (!read.clip)
        QSKIP("the take is not beside the project");
    const AppliedOperation result = limber::apply("hold:joint=LeftHand,to=Hips,frames=60-200", *read.clip);
    QVERIFY(result.isDone());
    const Missed missed = missedBy(*read.clip, result.clip, {80, 128}, 60, nodeNamed(*read.clip, "LeftHand"), "Hips");
    QVERIFY2(missed.units < 0.01, qPrintable(QString::number(missed.units)));
}

QTEST_GUILESS_MAIN(HoldTest)

} // namespace tst_hold

#include "tst_hold.moc"
