#include "figure/leftout.h"

#include <QTest>

namespace tst_leftout {

using namespace limber;

// Which parts of a figure a hidden joint or end site takes along.
class LeftOutTest : public QObject
{
    Q_OBJECT

private slots:
    void aHiddenJointTakesItsOwnBones();
    void aHiddenEndSiteTakesTheBoneThatEndsInIt();
    void nothingIsLeftOutWithoutHiddenNodes();
};

namespace {

constexpr int upper = 0;
constexpr int lower = 1;

// Two joints, one below the other, and an end site; a bone and a line lead to each child.
Figure limb()
{
    Figure figure;
    for (const NodeId node : {NodeId::joint(upper), NodeId::joint(lower), NodeId::endSite(0)}) {
        figure.marks.push_back({.node = node});
        if (node == NodeId::joint(upper))
            continue;
        figure.bones.push_back({.joint = node.isJoint() ? upper : lower, .end = node});
        figure.displacements.push_back({.end = node});
    }
    return figure;
}

Figure withHidden(NodeId hidden)
{
    Figure figure = limb();
    leaveOut(figure, [hidden](NodeId node) { return node == hidden; });
    return figure;
}

} // namespace

void LeftOutTest::aHiddenJointTakesItsOwnBones()
{
    const Figure figure = withHidden(NodeId::joint(lower));
    QCOMPARE(figure.marks.size(), std::size_t(2));
    QCOMPARE(figure.bones.size(), std::size_t(1));
    QCOMPARE(figure.bones[0].joint, upper); // the bone above it belongs to the other joint
    QCOMPARE(figure.displacements.size(), std::size_t(1));
    QVERIFY(figure.displacements[0].end.isEndSite());
}

void LeftOutTest::aHiddenEndSiteTakesTheBoneThatEndsInIt()
{
    const Figure figure = withHidden(NodeId::endSite(0));
    QCOMPARE(figure.marks.size(), std::size_t(2));
    QCOMPARE(figure.bones.size(), std::size_t(1));
    QCOMPARE(figure.bones[0].joint, upper);
    QCOMPARE(figure.displacements.size(), std::size_t(1));
}

void LeftOutTest::nothingIsLeftOutWithoutHiddenNodes()
{
    const Figure figure = withHidden(NodeId());
    QCOMPARE(figure.marks.size(), std::size_t(3));
    QCOMPARE(figure.bones.size(), std::size_t(2));
    QCOMPARE(figure.displacements.size(), std::size_t(2));
}

QTEST_GUILESS_MAIN(LeftOutTest)

} // namespace tst_leftout

#include "tst_leftout.moc"
