#include "geometry/geometry.h"
#include "retarget/retargetclip.h"
#include "retarget/retargeter.h"
#include "support/walker.h"

#include <QTest>

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace tst_footfloor {

using namespace limber;
using namespace limber::test;

namespace {

constexpr int frameCount = 120;

Clip atRest(Skeleton skeleton)
{
    Clip rest;
    rest.skeleton = std::move(skeleton);
    rest.motion = Motion(1, rest.skeleton.columnCount());
    return rest;
}

// A body with other proportions, so that its soles stay as they are.
Skeleton longThighs()
{
    return makeWalker({.thigh = 50.0}).clip.skeleton;
}

// The end sites that follow a joint in the file.
std::vector<EndSite> endSitesAfter(const Skeleton &skeleton, int joint)
{
    std::vector<EndSite> following;
    for (const EndSite &end : skeleton.endSites()) {
        if (end.precedingJoints == joint + 1)
            following.push_back(end);
    }
    return following;
}

// The walker with toes that are four times as long.
Clip withLongToes()
{
    const Skeleton walker = longThighs();
    Skeleton longer;
    for (int joint = 0; joint < walker.jointCount(); ++joint) {
        longer.addJoint(walker.joint(joint));
        for (EndSite end : endSitesAfter(walker, joint)) {
            if (walker.joint(end.parent).name.ends_with("ToeBase"))
                end.offset *= 4.0;
            longer.addEndSite(end);
        }
    }
    return atRest(std::move(longer));
}

// The walker whose feet end at the height of the ankles and have no toes.
Clip withoutToes()
{
    const Skeleton walker = longThighs();
    Skeleton plain;
    std::vector<int> placeOf(static_cast<std::size_t>(walker.jointCount()), NoJoint);
    for (int index = 0; index < walker.jointCount(); ++index) {
        Joint joint = walker.joint(index);
        if (joint.name.ends_with("ToeBase")) {
            plain.addEndSite({"Site", placeOf[static_cast<std::size_t>(joint.parent)], {0.0, 0.0, 60.0}, 0});
            continue;
        }
        if (joint.parent != NoJoint)
            joint.parent = placeOf[static_cast<std::size_t>(joint.parent)];
        placeOf[static_cast<std::size_t>(index)] = plain.addJoint(joint);
        for (EndSite end : endSitesAfter(walker, index)) {
            end.parent = placeOf[static_cast<std::size_t>(end.parent)];
            if (end.parent != NoJoint)
                plain.addEndSite(end);
        }
    }
    return atRest(std::move(plain));
}

// The walker with feet that are three times as long.
Clip withLongFeet()
{
    Clip rest = atRest(longThighs());
    scaleOffsets(rest, "ToeBase", 3.0);
    return rest;
}

// The walker's motion with feet that point straight down between their contacts.
Clip pointingFeet(const Walker &walker)
{
    Clip clip = walker.clip;
    for (const JointContacts &foot : walker.contacts) {
        if (!clip.skeleton.joint(foot.joint).name.ends_with("Foot"))
            continue;
        const int column = *clip.skeleton.columnOf(foot.joint, {ChannelKind::Rotation, Axis::X});
        const auto stands = [&](int frame) {
            return std::ranges::any_of(walker.contacts, [&](const JointContacts &contact) {
                return clip.skeleton.isInSubtree(contact.joint, foot.joint) &&
                       std::ranges::any_of(contact.intervals,
                                           [=](const FrameInterval &frames) { return frames.contains(frame); });
            });
        };
        double angle = 0.0;
        for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
            angle = stands(frame) ? std::max(angle - 40.0, 0.0) : std::min(angle + 40.0, 75.0);
            clip.motion.setValue(frame, column, clip.motion.value(frame, column) + angle);
        }
    }
    return clip;
}

// How far the left and the right knee are bent in each frame, in turn, in degrees.
std::vector<double> kneeBends(const RetargetInput &input)
{
    std::vector<double> bends;
    Retargeter retargeter(input);
    if (!retargeter.prepare())
        return bends;
    TransferredPose pose;
    for (int frame = 0; frame < input.source.motion.frameCount(); ++frame) {
        retargeter.evaluate(frame, pose);
        for (const std::string side : {"Left", "Right"}) {
            const auto at = [&](const char *name) {
                return pose.pose
                    .jointPositions[static_cast<std::size_t>(jointNamed(input.target.skeleton, side + name))];
            };
            const glm::dvec3 thigh = glm::normalize(at("Leg") - at("UpLeg"));
            const glm::dvec3 shin = glm::normalize(at("Foot") - at("Leg"));
            bends.push_back(std::acos(std::clamp(glm::dot(thigh, shin), -1.0, 1.0)) * degreesPerRadian);
        }
    }
    return bends;
}

struct Feet
{
    double lowest = 0.0; // above the floor
    double largestStep = 0.0; // of a leg's rotations from frame to frame, in degrees
    int faults = 0;
};

bool isOfLeg(const std::string &name)
{
    return name.ends_with("Leg") || name.ends_with("Foot") || name.ends_with("ToeBase");
}

Feet feetOf(const RetargetInput &input)
{
    Feet feet;
    Retargeter retargeter(input);
    if (!retargeter.prepare())
        return feet;
    const Skeleton &skeleton = input.target.skeleton;
    TransferredPose pose;
    Pose before;
    for (int frame = 0; frame < input.source.motion.frameCount(); ++frame) {
        retargeter.evaluate(frame, pose);
        for (int end = 0; end < skeleton.endSiteCount(); ++end) {
            const double height = pose.pose.positionOf(NodeId::endSite(end)).y - retargeter.floorHeight();
            feet.lowest = std::min(feet.lowest, height);
        }
        for (std::size_t joint = 0; frame > 0 && joint < before.worldFromJoint.size(); ++joint) {
            if (isOfLeg(skeleton.joint(static_cast<int>(joint)).name))
                feet.largestStep = std::max(feet.largestStep, angleOf(glm::transpose(before.worldFromJoint[joint]) *
                                                                      pose.pose.worldFromJoint[joint]) *
                                                                  degreesPerRadian);
        }
        before = pose.pose;
    }
    const auto result = retargeter.write();
    feet.faults = result ? static_cast<int>(result->faults.size()) : -1;
    return feet;
}

} // namespace

// Feet that are longer than those of the source, or have no toes to bend.
class FootFloorTest : public QObject
{
    Q_OBJECT

private slots:
    void longerFeetStayAboveTheFloor_data();
    void longerFeetStayAboveTheFloor();
    void kneesDoNotJumpWhereAFootPointsDown_data();
    void kneesDoNotJumpWhereAFootPointsDown();
    void feetOfTheSameBodyStayAsTheyAre();
    void feetThatNeverStandStayAsTheyAre();
    void anAbsurdFrameTimeIsNoWork();
};

void FootFloorTest::longerFeetStayAboveTheFloor_data()
{
    QTest::addColumn<bool>("hasToes");
    QTest::addColumn<bool>("locksFeet");
    QTest::addColumn<double>("framesPerSecond");
    QTest::addColumn<double>("depth"); // that the skeleton cannot show
    QTest::newRow("long toes") << true << true << 60.0 << 0.0;
    QTest::newRow("long toes, feet that slide") << true << false << 60.0 << 0.0;
    QTest::newRow("no toes, feet that slide") << false << false << 60.0 << 7.0;
    QTest::newRow("no toes, few frames a second") << false << true << 20.0 << 7.0;
}

void FootFloorTest::longerFeetStayAboveTheFloor()
{
    QFETCH(const bool, hasToes);
    QFETCH(const bool, locksFeet);
    QFETCH(const double, framesPerSecond);
    QFETCH(const double, depth);
    const WalkerOptions options{
        .frames = frameCount, .framesPerSecond = framesPerSecond, .bends = false, .bendsKneesForward = true};
    const Clip walker = makeWalker(options).clip;
    const double lowest = feetOf(automaticRetarget(walker, atRest(walker.skeleton))).lowest - depth;
    RetargetInput input = automaticRetarget(walker, hasToes ? withLongToes() : withoutToes());
    input.settings.lockFeet = locksFeet;
    const Feet above = feetOf(input);
    input.settings.feetAboveFloor = false;
    const Feet through = feetOf(input);
    const QString heights = QStringLiteral("%1, %2, %3").arg(lowest).arg(above.lowest).arg(through.lowest);
    QVERIFY2(through.lowest < lowest - 3.0, qPrintable(heights));
    QVERIFY2(above.lowest > lowest - 2.2, qPrintable(heights));
    QVERIFY2(above.largestStep < 1.2 * through.largestStep + 1.0,
             qPrintable(QStringLiteral("%1, %2").arg(above.largestStep).arg(through.largestStep)));
    QVERIFY(through.faults > 0);
    QCOMPARE(above.faults, 0);
}

void FootFloorTest::kneesDoNotJumpWhereAFootPointsDown_data()
{
    QTest::addColumn<double>("framesPerSecond");
    QTest::newRow("30 frames a second") << 30.0;
    QTest::newRow("24 frames a second") << 24.0;
}

// A foot that points straight down as soon as it swings would go through the floor, if it is longer than the source's.
// The knee lifts it, but no faster than three degrees a frame.
void FootFloorTest::kneesDoNotJumpWhereAFootPointsDown()
{
    QFETCH(const double, framesPerSecond);
    const WalkerOptions options{
        .frames = frameCount, .framesPerSecond = framesPerSecond, .bends = false, .bendsKneesForward = true};
    const Walker walker = makeWalker(options);
    RetargetInput input = automaticRetarget(pointingFeet(walker), withLongFeet());
    input.settings.contacts = walker.contacts;
    const std::vector<double> bends = kneeBends(input);
    input.settings.feetAboveFloor = false;
    const std::vector<double> free = kneeBends(input);
    double most = 0.0;
    for (std::size_t i = 2; i < bends.size(); ++i) // both knees in turn
        most = std::max(most, std::abs(bends[i] - free[i] - bends[i - 2] + free[i - 2]));
    QVERIFY2(most > 1.0, qPrintable(QString::number(most))); // they lift
    QVERIFY2(most < 3.6, qPrintable(QString::number(most)));
}

void FootFloorTest::feetOfTheSameBodyStayAsTheyAre()
{
    const Walker walker = makeWalker({.frames = frameCount});
    RetargetInput input = automaticRetarget(walker.clip, atRest(walker.clip.skeleton));
    const auto result = retargetClip(input);
    input.settings.feetAboveFloor = false;
    const auto free = retargetClip(input);
    QVERIFY(result && free);
    for (int frame = 0; frame < frameCount; ++frame)
        QVERIFY(std::ranges::equal(result->clip.motion.frame(frame), free->clip.motion.frame(frame)));
}

void FootFloorTest::feetThatNeverStandStayAsTheyAre()
{
    RetargetInput input = automaticRetarget(makeWalker({.frames = frameCount}).clip, withLongToes());
    input.settings.contacts = Contacts{};
    const Feet feet = feetOf(input);
    input.settings.feetAboveFloor = false;
    QCOMPARE(feet.lowest, feetOf(input).lowest);
}

void FootFloorTest::anAbsurdFrameTimeIsNoWork()
{
    Walker walker = makeWalker({.frames = frameCount});
    walker.clip.motion.setFrameTimeSeconds(1e-15);
    RetargetInput input = automaticRetarget(walker.clip, withLongToes());
    input.settings.contacts = walker.contacts;
    QVERIFY(std::isfinite(feetOf(input).lowest));
}

QTEST_APPLESS_MAIN(FootFloorTest)

} // namespace tst_footfloor

#include "tst_footfloor.moc"
