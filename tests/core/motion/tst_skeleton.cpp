#include "motion/skeleton.h"

#include <QTest>

using namespace limber;

class SkeletonTest : public QObject
{
    Q_OBJECT

private slots:
    void givesEachJointItsColumns();
    void keepsJointsAndEndSitesInFileOrder();
    void knowsSeveralRoots();
    void comparesLayoutsWithoutNamesAndOffsets();
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

QTEST_APPLESS_MAIN(SkeletonTest)
#include "tst_skeleton.moc"
