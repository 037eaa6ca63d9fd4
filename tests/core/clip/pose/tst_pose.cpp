#include "bvh/read/bvhreader.h"
#include "pose/pose.h"

#include <QTest>

#include <cmath>

namespace tst_pose {

using namespace limber;

namespace {

Clip clipOf(const char *text)
{
    ReadResult result = readBvh(text);
    return result.clip ? std::move(*result.clip) : Clip();
}

bool near(const glm::dvec3 &a, const glm::dvec3 &b)
{
    return std::abs(a.x - b.x) + std::abs(a.y - b.y) + std::abs(a.z - b.z) < 1e-12;
}

} // namespace

class PoseTest : public QObject
{
    Q_OBJECT

private slots:
    void rotatesByTheChannelsInTheirOrder();
    void doesNotRotateAJointsOwnPosition();
    void replacesOrAddsPositionsByTheRule();
    void readsAnglesInDegrees();
    void keepsNothingFromThePreviousClip();
    void leavesOutAllChannelsAtRest();
};

void PoseTest::rotatesByTheChannelsInTheirOrder()
{
    // Z 90 then X 90 for column vectors: R = Rz Rx; the end site at +Y moves to Rz Rx y = Rz z = z.
    const Clip clip =
        clipOf("HIERARCHY\nROOT a\n{\nOFFSET 0 0 0\nCHANNELS 2 Zrotation Xrotation\nEnd Site\n{\nOFFSET 0 1 0\n}\n}\n"
               "MOTION\nFrames: 1\nFrame Time: 0.1\n90 90\n");
    const Pose pose = poseAt(clip, 0, {});
    QVERIFY(near(pose.endPositions[0], {0, 0, 1}));
    // The other order of the channels gives another pose: Rx Rz y = Rx (-x) = -x.
    const Clip other =
        clipOf("HIERARCHY\nROOT a\n{\nOFFSET 0 0 0\nCHANNELS 2 Xrotation Zrotation\nEnd Site\n{\nOFFSET 0 1 0\n}\n}\n"
               "MOTION\nFrames: 1\nFrame Time: 0.1\n90 90\n");
    QVERIFY(near(poseAt(other, 0, {}).endPositions[0], {-1, 0, 0}));
}

void PoseTest::doesNotRotateAJointsOwnPosition()
{
    const Clip clip = clipOf("HIERARCHY\nROOT a\n{\nOFFSET 0 0 0\nCHANNELS 4 Zrotation Xposition Yposition Zposition\n"
                             "End Site\n{\nOFFSET 1 0 0\n}\n}\nMOTION\nFrames: 1\nFrame Time: 0.1\n90 5 6 7\n");
    const Pose pose = poseAt(clip, 0, {});
    QVERIFY(near(pose.jointPositions[0], {5, 6, 7}));
    QVERIFY(near(pose.endPositions[0], {5, 7, 7}));
}

void PoseTest::replacesOrAddsPositionsByTheRule()
{
    const Clip clip =
        clipOf("HIERARCHY\nROOT a\n{\nOFFSET 10 20 30\nCHANNELS 1 Yposition\nEnd Site\n{\nOFFSET 0 0 0\n}\n}\n"
               "MOTION\nFrames: 1\nFrame Time: 0.1\n5\n");
    QVERIFY(near(poseAt(clip, 0, {PositionRule::Replace, PositionRule::Replace, {}}).jointPositions[0], {10, 5, 30}));
    QVERIFY(near(poseAt(clip, 0, {PositionRule::Add, PositionRule::Add, {}}).jointPositions[0], {10, 25, 30}));
}

void PoseTest::readsAnglesInDegrees()
{
    const glm::dmat3 right = rotationAbout(Axis::Z, 90);
    QVERIFY(near(right * glm::dvec3(1, 0, 0), {0, 1, 0}));
    const glm::dmat3 turns = rotationAbout(Axis::Z, 36000 + 90);
    QVERIFY(near(turns * glm::dvec3(1, 0, 0), right * glm::dvec3(1, 0, 0)));
}

void PoseTest::keepsNothingFromThePreviousClip()
{
    // A published loader continues to count channels from one file to the next; here the second reading equals the
    // first.
    const char *text = "HIERARCHY\nROOT a\n{\nOFFSET 0 0 0\nCHANNELS 3 Xposition Yposition Zposition\nEnd "
                       "Site\n{\nOFFSET 0 1 0\n}\n}\n"
                       "MOTION\nFrames: 1\nFrame Time: 0.1\n1 2 3\n";
    const Clip first = clipOf(text);
    const Clip second = clipOf(text);
    QCOMPARE(second.skeleton.joint(0).firstColumn, 0);
    QVERIFY(near(poseAt(first, 0, {}).jointPositions[0], poseAt(second, 0, {}).jointPositions[0]));
}

void PoseTest::leavesOutAllChannelsAtRest()
{
    const Clip clip = clipOf("HIERARCHY\nROOT a\n{\nOFFSET 1 2 3\nCHANNELS 3 Xposition Yposition Zposition\nEnd "
                             "Site\n{\nOFFSET 0 1 0\n}\n}\n"
                             "MOTION\nFrames: 1\nFrame Time: 0.1\n7 8 9\n");
    QVERIFY(near(restPose(clip.skeleton).jointPositions[0], {1, 2, 3}));
    QVERIFY(near(restPose(clip.skeleton).endPositions[0], {1, 3, 3}));
    QVERIFY(near(poseAt(clip, 5, {}).jointPositions[0], {1, 2, 3}));
}

QTEST_APPLESS_MAIN(PoseTest)

} // namespace tst_pose

#include "tst_pose.moc"
