#include "bvh/write/bvhwriter.h"
#include "support/namedposes.h"
#include "support/operationcalls.h"
#include "support/randommotion.h"
#include "support/walker.h"

#include <QTest>

namespace tst_remove {

using namespace limber;
using namespace limber::test;

class RemoveTest : public QObject
{
    Q_OBJECT

private slots:
    void otherJointsKeepTheirPositions();
    void chainsEndInAnEndSite();
    void reportsHowManyJointsWereRemoved();
    void allRootsButOneCanBeRemoved();
};

void RemoveTest::otherJointsKeepTheirPositions()
{
    for (unsigned seed = 1; seed < 6; ++seed) {
        const Clip clip = makeRandomClip({.seed = seed});
        for (int joint = 1; joint < clip.skeleton.jointCount(); joint += 3) {
            const Clip made = applied("remove:joint=" + clip.skeleton.joint(joint).name, clip);
            QVERIFY(isWellFormed(made.skeleton));
            QCOMPARE(made.skeleton.jointCount(),
                     clip.skeleton.jointCount() - (clip.skeleton.subtreeEnd(joint) - joint));
            const NamedPoseError error = namedPoseError(clip, made);
            QCOMPARE(error.joints, made.skeleton.jointCount());
            QVERIFY(error.units == 0.0 && error.degrees < 1e-6);
        }
    }
}

void RemoveTest::chainsEndInAnEndSite()
{
    const Clip clip = makeWalker().clip;
    const Clip made = applied("remove:joint=LeftHand", clip);
    const int arm = jointNamed(made.skeleton, "LeftForeArm");
    const std::vector<NodeId> children = made.skeleton.childrenOf(arm);
    QCOMPARE(children.size(), std::size_t(1));
    QVERIFY(children.front().isEndSite());
    QCOMPARE(made.skeleton.offsetOf(children.front()),
             clip.skeleton.joint(jointNamed(clip.skeleton, "LeftHand")).offset);
    // A joint with other children needs no end site.
    QCOMPARE(applied("remove:joint=LeftUpLeg", clip).skeleton.endSiteCount(), clip.skeleton.endSiteCount() - 1);
}

void RemoveTest::reportsHowManyJointsWereRemoved()
{
    const Clip clip = makeWalker().clip;
    for (const char *const name : {"LeftUpLeg", "Spine"}) {
        const AppliedOperation result = test::apply(std::string("remove:joint=") + name, clip);
        const int joint = jointNamed(clip.skeleton, name);
        const int count = clip.skeleton.subtreeEnd(joint) - joint;
        QVERIFY(count > 1);
        QCOMPARE(result.notes.size(), std::size_t(1));
        QVERIFY(result.notes.front().text().find(std::to_string(count) + " joints") != std::string::npos);
    }
}

void RemoveTest::allRootsButOneCanBeRemoved()
{
    QCOMPARE(int(test::apply("remove:joint=Hips", makeWalker().clip).outcome), int(AppliedOperation::Outcome::Refused));
    const Clip two = applied("collapse:joint=Hips", makeWalker().clip);
    const Clip one = applied("remove:joint=Spine", two);
    QCOMPARE(one.skeleton.roots().size(), std::size_t(2));
    QVERIFY(isWellFormed(one.skeleton));
}

QTEST_GUILESS_MAIN(RemoveTest)

} // namespace tst_remove

#include "tst_remove.moc"
