#include "bvh/write/bvhwriter.h"
#include "pose/pose.h"
#include "support/namedposes.h"
#include "support/operationcalls.h"
#include "support/randommotion.h"
#include "support/walker.h"

#include <QTest>

#include <glm/geometric.hpp>

namespace tst_addleaf {

using namespace limber;
using namespace limber::test;

class AddLeafTest : public QObject
{
    Q_OBJECT

private slots:
    void endSiteBecomesAJoint();
    void aLeafCanBeAddedToAnyJoint();
    void exactlyOneOfParentAndEndIsRequired();
};

void AddLeafTest::endSiteBecomesAJoint()
{
    const Clip clip = makeWalker().clip;
    const Clip made = applied("addleaf:end=Head/End,name=Crown,offset=0+5+0", clip);
    QVERIFY(isWellFormed(made.skeleton));
    QCOMPARE(made.skeleton.endSiteCount(), clip.skeleton.endSiteCount());
    QVERIFY(namedPoseError(clip, made).units <= 1e-12);
    const int crown = jointNamed(made.skeleton, "Crown");
    const Pose before = poseAt(clip, 12, {});
    const Pose after = poseAt(made, 12, {});
    QVERIFY(glm::distance(after.jointPositions[std::size_t(crown)], before.endPositions[2]) < 1e-9);
    QCOMPARE(made.skeleton.endSite(2).offset, glm::dvec3(0.0, 5.0, 0.0));
    QCOMPARE(made.skeleton.joint(crown).columnCount(), 3);
}

void AddLeafTest::aLeafCanBeAddedToAnyJoint()
{
    const Clip clip = makeRandomClip({.seed = 3});
    for (int joint = 0; joint < clip.skeleton.jointCount(); ++joint) {
        const Clip made = applied("addleaf:parent=" + clip.skeleton.joint(joint).name + ",offset=1+-2+3", clip);
        QVERIFY(isWellFormed(made.skeleton));
        QVERIFY(namedPoseError(clip, made).units <= 1e-12);
        QCOMPARE(made.skeleton.jointCount(), clip.skeleton.jointCount() + 1);
    }
}

void AddLeafTest::exactlyOneOfParentAndEndIsRequired()
{
    const Clip clip = makeWalker().clip;
    for (const char *call : {"addleaf", "addleaf:parent=Head,end=Head/End", "addleaf:end=Head", "addleaf:parent=Head",
                             "addleaf:end=Head/End,name=\" x\""})
        QCOMPARE(int(test::apply(call, clip).outcome), int(AppliedOperation::Outcome::Refused));
    QCOMPARE(int(test::apply("addleaf:parent=Head/End,offset=0+1+0", clip).outcome),
             int(AppliedOperation::Outcome::WrongCall));
    QCOMPARE(int(test::apply("addleaf:parent=Head,offset=1+2", clip).outcome),
             int(AppliedOperation::Outcome::WrongCall));
}

QTEST_GUILESS_MAIN(AddLeafTest)

} // namespace tst_addleaf

#include "tst_addleaf.moc"
