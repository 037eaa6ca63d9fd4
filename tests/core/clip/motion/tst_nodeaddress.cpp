#include "motion/nodeaddress.h"
#include "support/randommotion.h"

#include <QTest>

namespace tst_nodeaddress {

using namespace limber;
using namespace limber::test;

namespace {

Skeleton skeletonWith(std::initializer_list<const char *> names)
{
    Skeleton skeleton;
    for (const char *name : names)
        skeleton.addJoint({.name = name, .parent = skeleton.jointCount() - 1, .channels = {}});
    skeleton.addEndSite({.parent = skeleton.jointCount() - 1});
    return skeleton;
}

} // namespace

class NodeAddressTest : public QObject
{
    Q_OBJECT

private slots:
    void everyNodeIsFoundByItsAddress();
    void anExactNameComesFirst();
    void missingNodesAreNotFound();
    void endSitesAreNotFoundAsJoints();
};

void NodeAddressTest::everyNodeIsFoundByItsAddress()
{
    Clip clip = makeRandomClip({.joints = 40});
    for (int joint = 0; joint < clip.skeleton.jointCount(); joint += 3)
        clip.skeleton.setName(joint, "same");
    clip.skeleton.addEndSite({.parent = clip.skeleton.jointCount() - 1});
    for (const NodeId node : clip.skeleton.nodesInFileOrder()) {
        const std::string address = addressOf(clip.skeleton, node);
        const auto found = nodeAt(clip.skeleton, address);
        QVERIFY2(found.has_value() && *found == node, address.c_str());
    }
}

void NodeAddressTest::anExactNameComesFirst()
{
    const Skeleton skeleton = skeletonWith({"a", "a", "a#2", "b/End", "b"});
    QCOMPARE(jointAt(skeleton, "a#2").value_or(-1), 2);
    QCOMPARE(jointAt(skeleton, "b/End").value_or(-1), 3);
    QCOMPARE(jointAt(skeleton, "a#1").value_or(-1), 0);
    QVERIFY(nodeAt(skeleton, "b/End")->isJoint());
}

void NodeAddressTest::missingNodesAreNotFound()
{
    const Skeleton skeleton = skeletonWith({"a", "b"});
    for (const char *address :
         {"", "c", "a#2", "a#0", "a#-1", "a#", "a#1x", "a/End", "b/End#2", "/End", "#1", "b/End#99999999999999999999"})
        QVERIFY2(!nodeAt(skeleton, address).has_value(), address);
    QVERIFY(!nodeAt(Skeleton(), "a").has_value());
}

void NodeAddressTest::endSitesAreNotFoundAsJoints()
{
    const Skeleton skeleton = skeletonWith({"a", "b"});
    QVERIFY(nodeAt(skeleton, "b/End")->isEndSite());
    QVERIFY(!jointAt(skeleton, "b/End").has_value());
}

QTEST_GUILESS_MAIN(NodeAddressTest)

} // namespace tst_nodeaddress

#include "tst_nodeaddress.moc"
