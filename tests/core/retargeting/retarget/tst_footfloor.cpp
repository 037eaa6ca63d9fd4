#include "geometry/geometry.h"
#include "retarget/retargetclip.h"
#include "retarget/retargeter.h"
#include "support/walker.h"

#include <QTest>

#include <glm/matrix.hpp>

#include <algorithm>
#include <cmath>

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
