#include "bvh/write/bvhwriter.h"
#include "pose/pose.h"
#include "support/operationcalls.h"
#include "support/randommotion.h"
#include "support/walker.h"

#include <QTest>

namespace tst_origin {

using namespace limber;
using namespace limber::test;

class OriginTest : public QObject
{
    Q_OBJECT

private slots:
    void theRootStartsAboveTheOrigin();
    void heightAndRotationsKeepTheirBits();
    void otherRootsMoveAlong();
    void addedPositionsAreUnderstood();
    void applyingItTwiceChangesNothingMore();
    void rootWithoutPositionsIsRefused();
};

void OriginTest::theRootStartsAboveTheOrigin()
{
    const Clip moved = applied("origin", makeRandomClip({.seed = 4}));
    const glm::dvec3 start = poseAt(moved, 0, decidePositionRules(moved.skeleton, moved.motion)).jointPositions[0];
    QVERIFY(std::abs(start.x) < 1e-12);
    QVERIFY(std::abs(start.z) < 1e-12 || std::abs(start.y) < 1e-12);
    const Clip zUp = applied("origin", makeWalker({.up = Axis::Z}).clip);
    const glm::dvec3 first = poseAt(zUp, 0, {}).jointPositions[0];
    QVERIFY(std::abs(first.x) < 1e-12 && std::abs(first.y) < 1e-12 && first.z > 10.0);
}

void OriginTest::heightAndRotationsKeepTheirBits()
{
    const Clip clip = makeWalker().clip;
    const Clip moved = applied("origin", clip);
    for (int frame = 0; frame < clip.motion.frameCount(); frame += 5) {
        for (int column = 0; column < clip.skeleton.columnCount(); ++column) {
            if (column != 0 && column != 2)
                QCOMPARE(moved.motion.value(frame, column), clip.motion.value(frame, column));
        }
    }
}

void OriginTest::otherRootsMoveAlong()
{
    Clip clip = makeWalker().clip;
    clip.skeleton.addJoint({.name = "Prop", .channels = {allChannels.begin(), allChannels.end()}});
    std::vector<int> from(static_cast<std::size_t>(clip.skeleton.columnCount()), -1);
    for (int column = 0; column < clip.motion.columnCount(); ++column)
        from[static_cast<std::size_t>(column)] = column;
    clip.motion = clip.motion.withColumns(from, std::vector<double>(from.size(), 7.0));
    const int prop = clip.skeleton.jointCount() - 1;
    const auto between = [prop](const Clip &which) {
        const Pose pose = poseAt(which, 30, {});
        return pose.jointPositions[static_cast<std::size_t>(prop)] - pose.jointPositions[0];
    };
    const glm::dvec3 difference = between(applied("origin", clip)) - between(clip);
    QVERIFY(std::abs(difference.x) + std::abs(difference.y) + std::abs(difference.z) < 1e-12);
}

void OriginTest::addedPositionsAreUnderstood()
{
    Clip clip = makeWalker().clip;
    clip.skeleton.setOffset(NodeId::joint(0), {100.0, 200.0, 300.0});
    OperationContext context;
    context.positionRule = PositionRuleChoice::Add;
    const Clip moved = applied("origin", clip, context);
    const glm::dvec3 start = poseAt(moved, 0, {PositionRule::Add, PositionRule::Replace, {}}).jointPositions[0];
    QVERIFY(std::abs(start.x) < 1e-9 && std::abs(start.z) < 1e-9);
}

void OriginTest::applyingItTwiceChangesNothingMore()
{
    const Clip once = applied("origin", makeWalker().clip);
    QVERIFY(!apply("origin", once).changes.isAnyChange);
}

void OriginTest::rootWithoutPositionsIsRefused()
{
    Clip clip;
    clip.skeleton.addJoint({.name = "a", .channels = {channels::Xrotation}});
    clip.skeleton.addEndSite({.parent = 0});
    clip.motion = Motion(3, 1);
    QCOMPARE(int(apply("origin", clip).outcome), int(AppliedOperation::Outcome::Refused));
}

QTEST_GUILESS_MAIN(OriginTest)

} // namespace tst_origin

#include "tst_origin.moc"
