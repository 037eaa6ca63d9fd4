#include "bvh/write/bvhwriter.h"
#include "support/namedposes.h"
#include "support/operationcalls.h"
#include "support/randommotion.h"
#include "support/walker.h"

#include <QTest>

namespace tst_reparent {

using namespace limber;
using namespace limber::test;

class ReparentTest : public QObject
{
    Q_OBJECT

private slots:
    void allJointsKeepTheirPoses();
    void theOffsetIsTheBestFit();
    void aJointCannotBecomeItsOwnAncestor();
    void aRootCanBecomeAChild();
};

void ReparentTest::allJointsKeepTheirPoses()
{
    for (unsigned seed = 1; seed < 10; ++seed) {
        const Clip clip = makeRandomClip({.seed = seed});
        const int joint = 3 + int(seed);
        const int to = clip.skeleton.isInSubtree(2, joint) ? 0 : 2;
        if (clip.skeleton.joint(joint).parent == to)
            continue;
        const AppliedOperation result = test::apply(
            "reparent:joint=" + clip.skeleton.joint(joint).name + ",to=" + clip.skeleton.joint(to).name, clip);
        QVERIFY2(result.isDone(), result.problem.text().c_str());
        QVERIFY(isWellFormed(result.clip.skeleton));
        const NamedPoseError error = namedPoseError(clip, result.clip);
        QCOMPARE(error.joints, clip.skeleton.jointCount());
        QVERIFY2(error.units <= 1e-9 && error.degrees <= 1e-6, qPrintable(QString::number(error.units)));
    }
}

void ReparentTest::theOffsetIsTheBestFit()
{
    const Clip clip = makeWalker().clip;
    const AppliedOperation result = test::apply("reparent:joint=Head,to=Spine,by=offset", clip);
    QVERIFY(result.isDone());
    QVERIFY(!result.warnings.empty());
    QVERIFY(!result.clip.skeleton.joint(jointNamed(result.clip.skeleton, "Head")).hasPositions());
    const NamedPoseError error = namedPoseError(clip, result.clip);
    QVERIFY(error.degrees < 1e-6);
    QVERIFY(error.units > 0.0 && error.units < 2.0);
    // The neck has no child any more.
    QVERIFY(isWellFormed(result.clip.skeleton));
}

void ReparentTest::aJointCannotBecomeItsOwnAncestor()
{
    const Clip clip = makeWalker().clip;
    QCOMPARE(int(test::apply("reparent:joint=Spine,to=Head", clip).outcome), int(AppliedOperation::Outcome::Refused));
    QCOMPARE(int(test::apply("reparent:joint=Spine,to=Spine", clip).outcome), int(AppliedOperation::Outcome::Refused));
    const AppliedOperation same = test::apply("reparent:joint=Head,to=Neck", clip);
    QVERIFY(same.isDone() && !same.changes.isAnyChange);
}

void ReparentTest::aRootCanBecomeAChild()
{
    const Clip torn = applied("collapse:joint=Hips", makeWalker().clip);
    const Clip made = applied("reparent:joint=Spine,to=LeftUpLeg", torn);
    QCOMPARE(made.skeleton.roots().size(), std::size_t(2));
    QVERIFY(isWellFormed(made.skeleton));
    const NamedPoseError error = namedPoseError(torn, made);
    QVERIFY(error.units <= 1e-9 && error.degrees <= 1e-6);
}

QTEST_GUILESS_MAIN(ReparentTest)

} // namespace tst_reparent

#include "tst_reparent.moc"
