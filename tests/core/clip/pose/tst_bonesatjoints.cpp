#include "pose/highlightedbones.h"

#include <QTest>

#include <limits>

namespace tst_bonesatjoints {

using namespace limber;

// Bones that a joint highlights, named by their far ends.
class BonesAtJointsTest : public QObject
{
    Q_OBJECT

private slots:
    void aJointHighlightsTheBonesThatBeginThere();
    void anEndSiteHighlightsItsBone();
    void bonesWithoutALengthAreLeftOut_data();
    void bonesWithoutALengthAreLeftOut();
    void severalJointsHighlightEachBoneOnce();
    void nodesOfNoSkeletonHighlightNothing();

private:
    // Hips with a leg, an end site and a chest; the chest has an end site.
    static Skeleton figure(const glm::dvec3 &leg = {1.0, 0.0, 0.0});
};

Skeleton BonesAtJointsTest::figure(const glm::dvec3 &leg)
{
    Skeleton skeleton;
    skeleton.addJoint({"Hips", NoJoint, {}, {}, 0});
    skeleton.addJoint({"Leg", 0, leg, {}, 0});
    skeleton.addEndSite({"Site", 0, {0.0, -1.0, 0.0}, 0});
    skeleton.addJoint({"Chest", 0, {0.0, 3.0, 0.0}, {}, 0});
    skeleton.addEndSite({"Site", 2, {0.0, 2.0, 0.0}, 0});
    return skeleton;
}

void BonesAtJointsTest::aJointHighlightsTheBonesThatBeginThere()
{
    const std::vector hips{NodeId::joint(1), NodeId::endSite(0), NodeId::joint(2)};
    QCOMPARE(highlightedBones(figure(), NodeId::joint(0)), hips);
    QCOMPARE(highlightedBones(figure(), NodeId::joint(1)), std::vector<NodeId>{});
    QCOMPARE(highlightedBones(figure(), NodeId::joint(2)), std::vector{NodeId::endSite(1)});
}

void BonesAtJointsTest::anEndSiteHighlightsItsBone()
{
    QCOMPARE(highlightedBones(figure(), NodeId::endSite(0)), std::vector{NodeId::endSite(0)});
    Skeleton skeleton = figure();
    skeleton.setOffset(NodeId::endSite(0), glm::dvec3(0.0));
    QCOMPARE(highlightedBones(skeleton, NodeId::endSite(0)), std::vector<NodeId>{});
}

void BonesAtJointsTest::bonesWithoutALengthAreLeftOut_data()
{
    QTest::addColumn<double>("length");
    QTest::addColumn<bool>("isLit");
    QTest::newRow("nothing") << 0.0 << false;
    QTest::newRow("as good as nothing") << 1e-12 << false;
    QTest::newRow("very short") << 1.1e-12 << true;
    QTest::newRow("backwards") << -1.0 << true;
    QTest::newRow("no number") << std::numeric_limits<double>::quiet_NaN() << false;
}

void BonesAtJointsTest::bonesWithoutALengthAreLeftOut()
{
    QFETCH(double, length);
    QFETCH(bool, isLit);
    const std::vector<NodeId> bones = highlightedBones(figure({length, 0.0, 0.0}), NodeId::joint(0));
    QCOMPARE(bones.size(), isLit ? 3U : 2U);
    QCOMPARE(bones.front(), isLit ? NodeId::joint(1) : NodeId::endSite(0));
}

void BonesAtJointsTest::severalJointsHighlightEachBoneOnce()
{
    const std::vector nodes{NodeId::joint(2), NodeId::endSite(0), NodeId::joint(0), NodeId::joint(2)};
    const std::vector bones{NodeId::endSite(1), NodeId::endSite(0), NodeId::joint(1), NodeId::joint(2)};
    QCOMPARE(highlightedBones(figure(), nodes), bones);
    QCOMPARE(highlightedBones(figure(), std::vector<NodeId>{}), std::vector<NodeId>{});
}

void BonesAtJointsTest::nodesOfNoSkeletonHighlightNothing()
{
    for (const NodeId node : {NodeId{}, NodeId::joint(3), NodeId::endSite(2), NodeId::joint(-1)})
        QCOMPARE(highlightedBones(figure(), node), std::vector<NodeId>{});
}

QTEST_APPLESS_MAIN(BonesAtJointsTest)

} // namespace tst_bonesatjoints

#include "tst_bonesatjoints.moc"
