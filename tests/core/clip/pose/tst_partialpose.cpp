#include "pose/partialpose.h"
#include "support/randommotion.h"

#include <QTest>

namespace tst_partialpose {

using namespace limber;
using namespace limber::test;

class PartialPoseTest : public QObject
{
    Q_OBJECT

private slots:
    void agreesWithTheWholePose();
    void noJointsGiveAnEmptyPose();
};

void PartialPoseTest::agreesWithTheWholePose()
{
    for (unsigned seed = 1; seed < 6; ++seed) {
        const Clip clip = makeRandomClip({.seed = seed, .frames = 5});
        const PositionRules rules = decidePositionRules(clip.skeleton, clip.motion);
        const int joints[] = {int(seed) * 3, 2};
        PartialPose partial(clip.skeleton, rules, joints);
        for (int frame = 0; frame < 5; ++frame) {
            const Pose &some = partial.of(clip.motion.frame(frame));
            const Pose all = poseAt(clip, frame, rules);
            for (const int wanted : joints) {
                for (int joint = wanted; joint != NoJoint; joint = clip.skeleton.joint(joint).parent) {
                    const auto index = std::size_t(joint);
                    QVERIFY(some.jointPositions[index] == all.jointPositions[index]);
                    QVERIFY(some.worldFromJoint[index] == all.worldFromJoint[index]);
                }
            }
            for (int end = 0; end < clip.skeleton.endSiteCount(); ++end) {
                const int parent = clip.skeleton.endSite(end).parent;
                if (parent == joints[0] || parent == joints[1])
                    QVERIFY(some.endPositions[std::size_t(end)] == all.endPositions[std::size_t(end)]);
            }
        }
    }
}

void PartialPoseTest::noJointsGiveAnEmptyPose()
{
    const Clip clip = makeRandomClip({.frames = 1});
    const int none[] = {NoJoint};
    QCOMPARE(PartialPose(clip.skeleton, {}, none).of(clip.motion.frame(0)).jointPositions.size(),
             clip.skeleton.joints().size());
}

QTEST_GUILESS_MAIN(PartialPoseTest)

} // namespace tst_partialpose

#include "tst_partialpose.moc"
