#include "bvh/write/bvhwriter.h"
#include "support/operationcalls.h"
#include "support/randommotion.h"
#include "support/walker.h"

#include <QTest>

namespace tst_foldrootoffset {

using namespace limber;
using namespace limber::test;

class FoldRootOffsetTest : public QObject
{
    Q_OBJECT

private slots:
    void addedOffsetsAreFoldedIntoThePositions();
    void replacedOffsetsAreDropped();
    void missingChannelsAreAdded();
    void aZeroOffsetIsKept();
};

void FoldRootOffsetTest::addedOffsetsAreFoldedIntoThePositions()
{
    Clip clip = makeWalker().clip;
    clip.skeleton.setOffset(NodeId::joint(0), {100.0, 2000.0, 30.0});
    OperationContext context;
    context.positionRule = PositionRuleChoice::Add;
    const Clip folded = applied("foldrootoffset", clip, context);
    QCOMPARE(folded.skeleton.joint(0).offset, glm::dvec3(0.0));
    QVERIFY(std::abs(folded.motion.value(7, 1) - clip.motion.value(7, 1) - 2000.0) < 1e-9);
}

void FoldRootOffsetTest::replacedOffsetsAreDropped()
{
    Clip clip = makeWalker().clip;
    clip.skeleton.setOffset(NodeId::joint(0), {0.0, 90.0, 0.0});
    OperationContext context;
    context.positionRule = PositionRuleChoice::Replace;
    const Clip folded = applied("foldrootoffset", clip, context);
    QCOMPARE(folded.skeleton.joint(0).offset, glm::dvec3(0.0));
    for (int frame = 0; frame < clip.motion.frameCount(); frame += 20)
        QVERIFY(std::ranges::equal(folded.motion.frame(frame), clip.motion.frame(frame)));
}

void FoldRootOffsetTest::missingChannelsAreAdded()
{
    Clip clip;
    clip.skeleton.addJoint({.name = "a", .offset = {1.0, 2.0, 3.0}, .channels = {channels::Xrotation}});
    clip.skeleton.addEndSite({.parent = 0, .offset = {0.0, 5.0, 0.0}});
    clip.motion = Motion(3, 1);
    const Clip folded = applied("foldrootoffset", clip);
    QCOMPARE(folded.skeleton.joint(0).columnCount(), 4);
    QVERIFY(poseError(clip, folded).units < 1e-12);
    clip.motion = Motion(0, 1);
    QCOMPARE(int(test::apply("foldrootoffset", clip).outcome), int(AppliedOperation::Outcome::Refused));
}

void FoldRootOffsetTest::aZeroOffsetIsKept()
{
    QVERIFY(!apply("foldrootoffset", makeWalker().clip).changes.isAnyChange);
}

QTEST_GUILESS_MAIN(FoldRootOffsetTest)

} // namespace tst_foldrootoffset

#include "tst_foldrootoffset.moc"
