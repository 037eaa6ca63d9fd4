#include "bvh/write/bvhwriter.h"
#include "channels/normalise.h"
#include "pose/pose.h"
#include "support/operationcalls.h"
#include "support/randommotion.h"
#include "support/stillroot.h"
#include "support/walker.h"

#include <QTest>

#include <glm/geometric.hpp>

namespace tst_standardise {

using namespace limber;
using namespace limber::test;

namespace {

Clip oddWalker()
{
    Clip clip = applied("channels:joints=LeftArm,to=Xposition+Yposition+Zposition+Zrotation+Xrotation+Yrotation",
                        makeWalker().clip);
    clip.skeleton.setName(1, "a joint");
    return clip;
}

} // namespace

// Brings the clip into the form that most programs expect.
class StandardiseTest : public QObject
{
    Q_OBJECT

private slots:
    void rootsHaveSixChannelsAndOthersThree();
    void thePoseIsKept();
    void theResultEqualsThatOfTheDialog();
    void theLossOfMovingPositionsIsReported();
    void theRootTakesTheTravel_data();
    void theRootTakesTheTravel();
    void spacesAreReplacedOnRequest();
    void aStandardClipIsNotChanged();
};

void StandardiseTest::rootsHaveSixChannelsAndOthersThree()
{
    const Clip after = applied("standardise", makeRandomClip());
    for (const Joint &joint : after.skeleton.joints())
        QCOMPARE(joint.columnCount(), joint.isRoot() ? 6 : 3);
    const Clip ordered = applied("standardise:layout=keep,order=YZX", makeWalker().clip);
    QCOMPARE(ordered.skeleton.joint(2).channels,
             (std::vector<Channel>{channels::Yrotation, channels::Zrotation, channels::Xrotation}));
}

void StandardiseTest::thePoseIsKept()
{
    const Clip clip = oddWalker();
    const AppliedOperation result = test::apply("standardise:order=XYZ", clip);
    QVERIFY(result.isDone() && result.warnings.empty());
    QVERIFY(poseError(clip, result.clip).units < 1e-9);
    QVERIFY(poseError(clip, result.clip).degrees < 1e-9);
}

void StandardiseTest::theRootTakesTheTravel_data()
{
    QTest::addColumn<bool>("goesAlong");
    QTest::newRow("a root that stays") << false;
    QTest::newRow("a root that goes along on the floor") << true;
}

// Hips that move below a root would stay on the spot, or sink into the floor, without their positions.
void StandardiseTest::theRootTakesTheTravel()
{
    QFETCH(const bool, goesAlong);
    Clip clip = withStillRoot(makeWalker().clip, glm::dmat3(1.0), {3.0, 0.0, 5.0});
    for (int frame = 0; goesAlong && frame < clip.motion.frameCount(); ++frame) {
        for (const int axis : {0, 2}) {
            const double along = clip.motion.value(frame, 6 + axis);
            clip.motion.setValue(frame, axis, clip.motion.value(frame, axis) + along);
            clip.motion.setValue(frame, 6 + axis, 0.0);
        }
    }
    const AppliedOperation result = test::apply("standardise", clip);
    QVERIFY(result.isDone() && result.warnings.empty());
    QCOMPARE(result.clip.skeleton.joint(1).columnCount(), 3);
    const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
    const PositionRules rulesAfter = decidePositionRules(result.clip.skeleton, result.clip.motion);
    for (const int frame : {0, 100, 239}) {
        const Pose before = poseAt(clip, frame, rules);
        const Pose after = poseAt(result.clip, frame, rulesAfter);
        for (std::size_t joint = 1; joint < before.jointPositions.size(); ++joint)
            QVERIFY(glm::distance(before.jointPositions[joint], after.jointPositions[joint]) < 1e-9);
    }
}

void StandardiseTest::theResultEqualsThatOfTheDialog()
{
    for (const unsigned seed : {1U, 2U, 3U}) {
        const Clip clip = makeRandomClip({.seed = seed});
        const NormaliseOptions options{{true, RotationOrder{Axis::X, Axis::Y, Axis::Z}}, true, {}};
        QCOMPARE(writeBvh(applied("standardise:order=XYZ,blanks=replace", clip)),
                 writeBvh(normalise(clip, PositionRuleChoice::Auto, options).clip));
    }
}

void StandardiseTest::theLossOfMovingPositionsIsReported()
{
    Clip clip = oddWalker();
    const int arm = jointNamed(clip.skeleton, "LeftArm");
    clip.motion.setValue(7, clip.skeleton.joint(arm).firstColumn, 50.0);
    const AppliedOperation result = test::apply("standardise", clip);
    QVERIFY(result.isDone() && result.warnings.size() == 1);
    QVERIFY(result.warnings.front().text().find("LeftArm") != std::string::npos);
}

void StandardiseTest::spacesAreReplacedOnRequest()
{
    const Clip clip = oddWalker();
    QCOMPARE(applied("standardise", clip).skeleton.joint(1).name, std::string("a joint"));
    const AppliedOperation result = test::apply("standardise:layout=keep,blanks=replace", clip);
    QCOMPARE(result.clip.skeleton.joint(1).name, std::string("a_joint"));
    QCOMPARE(result.notes.size(), std::size_t(1));
    QVERIFY(result.clip.skeleton.hasSameLayoutAs(clip.skeleton));
}

void StandardiseTest::aStandardClipIsNotChanged()
{
    for (const char *call : {"standardise:layout=keep", "standardise:layout=keep,blanks=replace"}) {
        const Clip clip = makeRandomClip({.seed = 8});
        const AppliedOperation result = test::apply(call, clip);
        QVERIFY(result.isDone() && !result.changes.isAnyChange && result.notes.empty());
        QCOMPARE(writeBvh(result.clip), writeBvh(clip));
    }
    QVERIFY(!test::apply("standardise", makeWalker().clip).changes.isAnyChange);
}

QTEST_GUILESS_MAIN(StandardiseTest)

} // namespace tst_standardise

#include "tst_standardise.moc"
