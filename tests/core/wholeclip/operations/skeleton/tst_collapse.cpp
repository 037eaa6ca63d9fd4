#include "bvh/write/bvhwriter.h"
#include "pose/pose.h"
#include "support/namedposes.h"
#include "support/operationcalls.h"
#include "support/randommotion.h"
#include "support/walker.h"

#include <QTest>

namespace tst_collapse {

using namespace limber;
using namespace limber::test;

class CollapseTest : public QObject
{
    Q_OBJECT

private slots:
    void aLossMustBeAccepted();
    void positionChannelsKeepEverything();
    void acceptedLossesAreReported();
    void stillJointsAreNoLoss();
    void rootsCanBeCollapsed();
    void endSitesMoveToTheParent();
    void theLastJointCannotBeRemoved();
    void withoutFramesOffsetsAreAdded();
};

void CollapseTest::aLossMustBeAccepted()
{
    const Clip clip = makeWalker().clip;
    const AppliedOperation result = test::apply("collapse:joint=LeftLeg", clip);
    QCOMPARE(int(result.outcome), int(AppliedOperation::Outcome::Refused));
    const QString text = QString::fromStdString(result.problem.text());
    QVERIFY2(text.contains(QStringLiteral("LeftFoot")), qPrintable(text));
    QVERIFY(text.contains(QStringLiteral("loss=positions")));
}

void CollapseTest::positionChannelsKeepEverything()
{
    for (unsigned seed = 1; seed < 8; ++seed) {
        const Clip clip = makeRandomClip({.seed = seed});
        for (const int joint : {2, 5, 9}) {
            const AppliedOperation result =
                test::apply("collapse:loss=positions,joint=" + clip.skeleton.joint(joint).name, clip);
            QVERIFY2(result.isDone(), result.problem.text().c_str());
            QVERIFY(isWellFormed(result.clip.skeleton));
            const NamedPoseError error = namedPoseError(clip, result.clip);
            QCOMPARE(error.joints, clip.skeleton.jointCount() - 1);
            QVERIFY2(error.units <= 1e-9 && error.degrees <= 1e-6, qPrintable(QString::number(error.units)));
        }
    }
}

void CollapseTest::acceptedLossesAreReported()
{
    const Clip clip = makeWalker().clip;
    const AppliedOperation result = test::apply("collapse:joint=LeftLeg,loss=accept", clip);
    QVERIFY(result.isDone());
    QVERIFY(!result.warnings.empty());
    const NamedPoseError error = namedPoseError(clip, result.clip);
    QVERIFY(error.degrees < 1e-6);
    QVERIFY(error.units > 1.0);
    QVERIFY(!result.clip.skeleton.joint(jointNamed(result.clip.skeleton, "LeftFoot")).hasPositions());
}

void CollapseTest::stillJointsAreNoLoss()
{
    Clip clip = makeWalker().clip;
    const Joint &spine = clip.skeleton.joint(jointNamed(clip.skeleton, "Spine"));
    for (int frame = 0; frame < clip.motion.frameCount(); ++frame) {
        for (int channel = 0; channel < 3; ++channel)
            clip.motion.setValue(frame, spine.firstColumn + channel, 10.0 * channel);
    }
    const AppliedOperation result = test::apply("collapse:joint=Spine", clip);
    QVERIFY2(result.isDone(), result.problem.text().c_str());
    QVERIFY(result.warnings.empty());
    const NamedPoseError error = namedPoseError(clip, result.clip);
    QVERIFY(error.units <= 1e-9 && error.degrees <= 1e-6);
    for (const Joint &joint : result.clip.skeleton.joints())
        QVERIFY(joint.isRoot() || !joint.hasPositions());
}

void CollapseTest::rootsCanBeCollapsed()
{
    const Clip clip = makeWalker().clip;
    const Clip above = applied("insert:above=Hips,name=Reference", clip);
    const Clip back = applied("collapse:joint=Reference", above);
    QVERIFY(back.skeleton.hasSameLayoutAs(clip.skeleton));
    QVERIFY(poseError(back, clip).units <= 1e-9);
    const AppliedOperation torn = test::apply("collapse:joint=Hips", clip);
    QVERIFY(torn.isDone());
    QCOMPARE(torn.clip.skeleton.roots().size(), std::size_t(3));
    const NamedPoseError error = namedPoseError(clip, torn.clip);
    QVERIFY(error.units <= 1e-9 && error.degrees <= 1e-6);
}

void CollapseTest::endSitesMoveToTheParent()
{
    Clip clip = makeWalker().clip;
    const AppliedOperation refused = test::apply("collapse:joint=Head", clip);
    QCOMPARE(int(refused.outcome), int(AppliedOperation::Outcome::Refused));
    const Clip made = applied("collapse:joint=Head,loss=accept", clip);
    QVERIFY(isWellFormed(made.skeleton));
    QCOMPARE(made.skeleton.endSiteCount(), clip.skeleton.endSiteCount());
    QVERIFY(namedPoseError(clip, made).units <= 1e-12);
}

void CollapseTest::theLastJointCannotBeRemoved()
{
    const Clip clip = makeRandomClip({.joints = 1});
    QCOMPARE(int(test::apply("collapse:joint=j0,loss=accept", clip).outcome), int(AppliedOperation::Outcome::Refused));
}

void CollapseTest::withoutFramesOffsetsAreAdded()
{
    Clip clip = makeWalker().clip;
    clip.motion.removeFrames(0, clip.motion.frameCount());
    const auto offsetIn = [](const Clip &made, const char *name) {
        return made.skeleton.joint(jointNamed(made.skeleton, name)).offset;
    };
    const Clip made = applied("collapse:joint=Spine", clip);
    QCOMPARE(offsetIn(made, "LeftArm"), glm::dvec3(16.0, 52.0, 0.0)); // 25 of the spine and 27 of the arm
    QCOMPARE(offsetIn(made, "Neck"), glm::dvec3(0.0, 55.0, 0.0));
    QCOMPARE(offsetIn(made, "LeftUpLeg"), glm::dvec3(9.0, -4.0, 0.0));
    const Clip torn = applied("collapse:joint=Hips", clip);
    QCOMPARE(torn.skeleton.roots().size(), std::size_t(3));
    for (const int root : torn.skeleton.roots())
        QCOMPARE(torn.skeleton.joint(root).offset, glm::dvec3(0.0));
}

QTEST_GUILESS_MAIN(CollapseTest)

} // namespace tst_collapse

#include "tst_collapse.moc"
