#include "motion/childjoints.h"
#include "motion/skeleton.h"

#include <QTest>

#include <random>

namespace tst_skeleton {

using namespace limber;

class SkeletonTest : public QObject
{
    Q_OBJECT

private slots:
    void givesEachJointItsColumns();
    void keepsJointsAndEndSitesInFileOrder();
    void knowsSeveralRoots();
    void comparesLayoutsWithoutNamesAndOffsets();
    void knowsTheNodesBelowAJoint();
};

namespace {

const std::vector<Channel> three{allChannels[5], allChannels[3], allChannels[4]};
const std::vector<Channel> six(allChannels.begin(), allChannels.end());

// Hips { End Site; Leg { End Site } }
Skeleton oddlyOrdered()
{
    Skeleton skeleton;
    const int hips = skeleton.addJoint({"Hips", NoJoint, {}, six, 0});
    skeleton.addEndSite({"Site", hips, {0, 1, 0}, 0});
    const int leg = skeleton.addJoint({"Leg", hips, {1, 0, 0}, three, 0});
    skeleton.addEndSite({"Site", leg, {0, -1, 0}, 0});
    return skeleton;
}

// Grows like a file: the next joint or end site is a child of the last joint or of one above it.
Skeleton randomSkeleton(unsigned seed)
{
    std::mt19937 random(seed);
    Skeleton skeleton;
    for (int i = 0; i < 200; ++i) {
        int parent = skeleton.jointCount() - 1;
        for (unsigned up = random() % 4; up > 0 && parent != NoJoint; --up)
            parent = skeleton.joint(parent).parent;
        if (parent != NoJoint && random() % 3 == 0)
            skeleton.addEndSite({"Site", parent, {}, 0});
        else
            skeleton.addJoint({"Joint", parent, {}, three, 0});
    }
    return skeleton;
}

bool isAncestor(const Skeleton &skeleton, int ancestor, int joint)
{
    while (joint != NoJoint && joint != ancestor)
        joint = skeleton.joint(joint).parent;
    return joint != NoJoint;
}

// A slow search for the same result: looks at every node.
std::vector<NodeId> childrenBySearch(const Skeleton &skeleton, int parent)
{
    std::vector<NodeId> children;
    for (const NodeId node : skeleton.nodesInFileOrder()) {
        if (skeleton.parentOf(node) == parent)
            children.push_back(node);
    }
    return children;
}

} // namespace

void SkeletonTest::givesEachJointItsColumns()
{
    const Skeleton skeleton = oddlyOrdered();
    QCOMPARE(skeleton.columnCount(), 9);
    QCOMPARE(skeleton.joint(1).firstColumn, 6);
    QCOMPARE(skeleton.column(6).joint, 1);
    QCOMPARE(skeleton.column(6).channel, allChannels[5]);
    QCOMPARE(channelName(skeleton.column(8).channel), std::string_view("Yrotation"));
}

void SkeletonTest::keepsJointsAndEndSitesInFileOrder()
{
    const std::vector<NodeId> expected{NodeId::joint(0), NodeId::endSite(0), NodeId::joint(1), NodeId::endSite(1)};
    QVERIFY(oddlyOrdered().nodesInFileOrder() == expected);
    const std::vector<NodeId> children{NodeId::endSite(0), NodeId::joint(1)};
    QVERIFY(oddlyOrdered().childrenOf(0) == children);
}

void SkeletonTest::knowsSeveralRoots()
{
    Skeleton skeleton = oddlyOrdered();
    skeleton.addJoint({"Prop", NoJoint, {}, three, 0});
    QCOMPARE(skeleton.roots(), (std::vector<int>{0, 2}));
    QCOMPARE(skeleton.childrenOf(NoJoint).size(), std::size_t{2});
}

void SkeletonTest::comparesLayoutsWithoutNamesAndOffsets()
{
    Skeleton other = oddlyOrdered();
    other.setName(1, "Bein");
    other.setOffset(NodeId::endSite(0), {5, 5, 5});
    QVERIFY(oddlyOrdered().hasSameLayoutAs(other));
    other.addJoint({"Tail", 0, {}, three, 0});
    QVERIFY(!oddlyOrdered().hasSameLayoutAs(other));
}

void SkeletonTest::knowsTheNodesBelowAJoint()
{
    for (unsigned seed = 1; seed <= 20; ++seed) {
        const Skeleton skeleton = randomSkeleton(seed);
        for (int a = NoJoint; a < skeleton.jointCount(); ++a) {
            const std::vector<NodeId> children = childrenBySearch(skeleton, a);
            QVERIFY(skeleton.childrenOf(a) == children);
            std::vector<NodeId> joints;
            for (const int child : ChildJoints(skeleton, a))
                joints.push_back(NodeId::joint(child));
            std::vector<NodeId> expected;
            std::ranges::copy_if(children, std::back_inserter(expected), &NodeId::isJoint);
            QVERIFY(joints == expected);
            for (int b = 0; a != NoJoint && b < skeleton.jointCount(); ++b) {
                QCOMPARE(skeleton.isInSubtree(b, a), isAncestor(skeleton, a, b));
                const int common = skeleton.commonAncestor(a, b);
                QVERIFY(common == NoJoint || (isAncestor(skeleton, common, a) && isAncestor(skeleton, common, b)));
                QVERIFY(common != NoJoint || !isAncestor(skeleton, 0, a) || !isAncestor(skeleton, 0, b));
            }
        }
    }
}

QTEST_APPLESS_MAIN(SkeletonTest)

} // namespace tst_skeleton

#include "tst_skeleton.moc"
