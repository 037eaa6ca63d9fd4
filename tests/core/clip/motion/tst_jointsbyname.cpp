#include "motion/jointsbyname.h"

#include <QTest>

namespace tst_jointsbyname {

using namespace limber;

// Nodes of another skeleton are found by their names.
class JointsByNameTest : public QObject
{
    Q_OBJECT

private slots:
    void jointsMatchByName();
    void jointsOfOneNameMatchInTheirOrder();
    void endSitesMatchByTheirJoints();
};

namespace {

// A chain of joints with these names.
Skeleton chainOf(const std::vector<std::string> &names)
{
    Skeleton skeleton;
    for (const std::string &name : names)
        skeleton.addJoint({.name = name, .parent = skeleton.jointCount() - 1, .offset = {}, .channels = {}});
    return skeleton;
}

} // namespace

void JointsByNameTest::jointsMatchByName()
{
    const Skeleton skeleton = chainOf({"Hips", "Spine", "Head"});
    const Skeleton other = chainOf({"Head", "Hips", "head"});
    const JointsByName byName(skeleton);
    QCOMPARE(byName.find(other, NodeId::joint(0)), NodeId::joint(2));
    QCOMPARE(byName.find(other, NodeId::joint(1)), NodeId::joint(0));
    QCOMPARE(byName.find(other, NodeId::joint(2)), std::nullopt);
}

void JointsByNameTest::jointsOfOneNameMatchInTheirOrder()
{
    const Skeleton skeleton = chainOf({"Bone", "Hips", "Bone"});
    const Skeleton other = chainOf({"Hips", "Bone", "Bone", "Bone"});
    const JointsByName byName(skeleton);
    QCOMPARE(byName.find(other, NodeId::joint(1)), NodeId::joint(0));
    QCOMPARE(byName.find(other, NodeId::joint(2)), NodeId::joint(2));
    QCOMPARE(byName.find(other, NodeId::joint(3)), std::nullopt);
}

void JointsByNameTest::endSitesMatchByTheirJoints()
{
    Skeleton skeleton = chainOf({"Hips", "Hand", "Foot"});
    skeleton.addEndSite({.label = "Site", .parent = 0});
    skeleton.addEndSite({.label = "Site", .parent = 2});
    skeleton.addEndSite({.label = "Site", .parent = 2});
    Skeleton other = chainOf({"Foot", "Hand", "Tail"});
    const int ofFoot = other.addEndSite({.label = "Site", .parent = 0});
    const int ofHand = other.addEndSite({.label = "Site", .parent = 1});
    const int ofTail = other.addEndSite({.label = "Site", .parent = 2});
    const JointsByName byName(skeleton);
    QCOMPARE(byName.find(other, NodeId::endSite(ofFoot)), NodeId::endSite(1));
    QCOMPARE(byName.find(other, NodeId::endSite(ofHand)), std::nullopt); // that hand has no end site
    QCOMPARE(byName.find(other, NodeId::endSite(ofTail)), std::nullopt);
}

QTEST_APPLESS_MAIN(JointsByNameTest)

} // namespace tst_jointsbyname

#include "tst_jointsbyname.moc"
