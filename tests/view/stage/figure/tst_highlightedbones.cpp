#include "figure/figurepalette.h"
#include "figures.h"
#include "pose/highlightedbones.h"

#include <QTest>

namespace tst_highlightedbones {

using namespace limber;
using namespace limber::test;

// The bones that the tools change for a picked node are those that the view highlights.
class HighlightedBonesTest : public QObject
{
    Q_OBJECT

private slots:
    void areThoseThatTheViewHighlights();
    void ofThePelvisAreAllBonesThatBeginThere();
    void ofAThighReachToTheKnee();
    void bonesOfNoLengthAreLeftOut();
    void ofSeveralJointsContainEachBoneOnce();
    void missingNodesHaveNoBones();
};

namespace {

// The nodes of the bones that are drawn in the selection colour.
std::vector<NodeId> seenLit(const Clip &clip, NodeId node)
{
    Figure figure;
    BoneGeometry(clip.skeleton).shape(poseAt(clip, 0, {}), glm::dmat3(1.0), 19.0, figure);
    FigurePalette palette;
    palette.setSkeleton(clip.skeleton);
    palette.setSelection({node});
    std::vector<NodeId> lit;
    for (const NodeId end : clip.skeleton.nodesInFileOrder()) {
        for (const BoneShape &bone : figure.bones) {
            if (bone.end == end && palette.boneColour(bone) == palette.colours().selected)
                lit.push_back(end);
        }
    }
    return lit;
}

} // namespace

void HighlightedBonesTest::areThoseThatTheViewHighlights()
{
    const Clip clip = standingFigure(1);
    int lit = 0;
    for (const NodeId node : clip.skeleton.nodesInFileOrder()) {
        QVERIFY(highlightedBones(clip.skeleton, node) == seenLit(clip, node));
        lit += static_cast<int>(seenLit(clip, node).size());
    }
    QVERIFY(lit > clip.skeleton.jointCount());
}

void HighlightedBonesTest::ofThePelvisAreAllBonesThatBeginThere()
{
    const Clip clip = standingFigure(1);
    const std::vector expected = {NodeId::joint(leftLeg), NodeId::joint(rightLeg), NodeId::joint(chest)};
    QVERIFY(highlightedBones(clip.skeleton, NodeId::joint(hips)) == expected);
}

void HighlightedBonesTest::ofAThighReachToTheKnee()
{
    const Clip clip = standingFigure(1);
    const std::vector<NodeId> bones = highlightedBones(clip.skeleton, NodeId::joint(rightLeg));
    QCOMPARE(bones.size(), std::size_t(1));
    QCOMPARE(clip.skeleton.parentOf(bones.front()), rightLeg);
    QVERIFY(highlightedBones(clip.skeleton, bones.front()) ==
            bones); // the end site highlights the bone that ends there
}

void HighlightedBonesTest::bonesOfNoLengthAreLeftOut()
{
    Clip clip = standingFigure(1);
    clip.skeleton.setOffset(NodeId::joint(leftLeg), glm::dvec3(0.0));
    const std::vector expected = {NodeId::joint(rightLeg), NodeId::joint(chest)};
    QVERIFY(highlightedBones(clip.skeleton, NodeId::joint(hips)) == expected);
    QVERIFY(highlightedBones(clip.skeleton, NodeId::joint(hips)) == seenLit(clip, NodeId::joint(hips)));
}

void HighlightedBonesTest::ofSeveralJointsContainEachBoneOnce()
{
    const Clip clip = standingFigure(1);
    const std::vector<NodeId> tip = highlightedBones(clip.skeleton, NodeId::joint(chest));
    const std::vector nodes = {NodeId::joint(chest), tip.front()};
    QVERIFY(highlightedBones(clip.skeleton, nodes) == tip);
}

void HighlightedBonesTest::missingNodesHaveNoBones()
{
    const Clip clip = standingFigure(1);
    QVERIFY(highlightedBones(clip.skeleton, NodeId()).empty());
    QVERIFY(highlightedBones(clip.skeleton, NodeId::joint(1000)).empty());
    QVERIFY(highlightedBones(clip.skeleton, NodeId::endSite(1000)).empty());
}

QTEST_APPLESS_MAIN(HighlightedBonesTest)

} // namespace tst_highlightedbones

#include "tst_highlightedbones.moc"
