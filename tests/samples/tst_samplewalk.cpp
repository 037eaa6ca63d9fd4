#include "body.h"
#include "templates.h"
#include "walk.h"

#include "body/upaxisdecision.h"
#include "bvh/read/bvhreader.h"
#include "bvh/write/bvhwriter.h"
#include "pose/pose.h"

#include <QTest>

#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>

#include <algorithm>
#include <cmath>

namespace tst_samplewalk {

using namespace limber;
using namespace limber::samples;

// What makes the sample a walk and not a figure that slides about. Lengths are in cm.
class SampleWalkTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void theSampleIsAPersonWhoWalksForward();
    void standingFeetDoNotSlide();
    void nothingSinksIntoTheFloor();
    void oneFootIsAlwaysOnTheFloor();
    void kneesBendBackAndNeverForward();
    void rotationsDoNotJump();
    void armsSwingAgainstTheLegs();
    void theHeadStaysLevel();
    void everyFileReadsBackWithoutAWarning();

private:
    static constexpr double ballOnFloor = 2.0; // the height of the ball joint of a foot in contact with the floor
    static constexpr double touch = 0.05;

    [[nodiscard]] const glm::dvec3 &joint(std::size_t frame, int index) const
    {
        return m_poses[frame].jointPositions[static_cast<std::size_t>(index)];
    }
    [[nodiscard]] bool stands(std::size_t frame, Side side) const
    {
        return joint(frame, m_joints.of(side).toes).y < ballOnFloor + touch;
    }
    // How far an arm or a leg reaches forward of its root, in the direction in which the hips travel.
    [[nodiscard]] double forward(std::size_t frame, int from, int to) const
    {
        return joint(frame, to).z - joint(frame, from).z;
    }

    Clip m_clip;
    HumanJoints m_joints{};
    std::vector<Pose> m_poses;
};

void SampleWalkTest::initTestCase()
{
    const ReadResult result = readBvh(writeBvh(makeWalk()));
    QVERIFY(result.clip);
    m_clip = *result.clip;
    m_joints = humanJoints(m_clip.skeleton);
    const PositionRules rules = decidePositionRules(m_clip.skeleton, m_clip.motion);
    for (int frame = 0; frame < m_clip.motion.frameCount(); ++frame)
        m_poses.push_back(poseAt(m_clip, frame, rules));
}

void SampleWalkTest::theSampleIsAPersonWhoWalksForward()
{
    QCOMPARE(m_clip.motion.frameCount(), 330);
    QVERIFY(std::abs(1.0 / m_clip.motion.frameTimeSeconds() - 60.0) < 0.01);
    double top = 0.0;
    for (const glm::dvec3 &end : m_poses.front().endPositions)
        top = std::max(top, end.y);
    QVERIFY(top > 165.0 && top < 175.0);
    const double way = joint(m_poses.size() - 1, m_joints.hips).z - joint(0, m_joints.hips).z;
    QVERIFY(way > 300.0 && way < 400.0);
    for (std::size_t frame = 1; frame < m_poses.size(); ++frame)
        QVERIFY(joint(frame, m_joints.hips).z - joint(frame - 1, m_joints.hips).z > -0.1);
}

void SampleWalkTest::standingFeetDoNotSlide()
{
    constexpr double mostSlide = 0.05; // half a millimetre per frame
    for (const Side side : {Side::Left, Side::Right}) {
        const int toes = m_joints.of(side).toes;
        for (std::size_t frame = 1; frame < m_poses.size(); ++frame) {
            if (stands(frame, side) && stands(frame - 1, side))
                QVERIFY2(glm::distance(joint(frame, toes), joint(frame - 1, toes)) < mostSlide,
                         qPrintable(QString::number(frame)));
        }
    }
}

void SampleWalkTest::nothingSinksIntoTheFloor()
{
    constexpr double mostBelow = 0.2;
    for (std::size_t frame = 0; frame < m_poses.size(); ++frame) {
        for (const glm::dvec3 &end : m_poses[frame].endPositions)
            QVERIFY2(end.y > -mostBelow, qPrintable(QString::number(frame)));
        for (const Side side : {Side::Left, Side::Right}) {
            const int foot = m_joints.of(side).foot;
            const glm::dmat3 &rotation = m_poses[frame].worldFromJoint[static_cast<std::size_t>(foot)];
            QVERIFY2((joint(frame, foot) + rotation * body::heel).y > -mostBelow, qPrintable(QString::number(frame)));
            QVERIFY2(joint(frame, m_joints.of(side).toes).y > ballOnFloor - mostBelow,
                     qPrintable(QString::number(frame)));
        }
    }
}

void SampleWalkTest::oneFootIsAlwaysOnTheFloor()
{
    std::size_t onBoth = 0;
    for (std::size_t frame = 0; frame < m_poses.size(); ++frame) {
        const auto isDown = [&](Side side) {
            const int foot = m_joints.of(side).foot;
            const glm::dmat3 &rotation = m_poses[frame].worldFromJoint[static_cast<std::size_t>(foot)];
            return stands(frame, side) || (joint(frame, foot) + rotation * body::heel).y < 0.5;
        };
        QVERIFY2(isDown(Side::Left) || isDown(Side::Right), qPrintable(QString::number(frame)));
        onBoth += isDown(Side::Left) && isDown(Side::Right) ? 1 : 0;
    }
    QVERIFY(onBoth > m_poses.size() / 10);
}

void SampleWalkTest::kneesBendBackAndNeverForward()
{
    double mostBend = 0.0;
    for (const Side side : {Side::Left, Side::Right}) {
        const Joint &knee = m_clip.skeleton.joint(m_joints.of(side).leg);
        for (int frame = 0; frame < m_clip.motion.frameCount(); ++frame) {
            const std::span<const double> values = m_clip.motion.frame(frame);
            const auto first = static_cast<std::size_t>(knee.firstColumn);
            const double bend = values[first + 1]; // Zrotation Xrotation Yrotation
            QVERIFY2(bend > 1.0 && bend < 75.0, qPrintable(QString::number(frame)));
            QVERIFY(std::abs(values[first]) < 0.01 && std::abs(values[first + 2]) < 0.01); // a hinge
            mostBend = std::max(mostBend, bend);
        }
    }
    QVERIFY(mostBend > 50.0); // the swinging foot clears the floor
}

void SampleWalkTest::rotationsDoNotJump()
{
    constexpr double mostDegrees = 12.0; // per frame
    for (int frame = 1; frame < m_clip.motion.frameCount(); ++frame) {
        for (int column = 3; column < m_clip.motion.columnCount(); ++column) {
            const double step = m_clip.motion.value(frame, column) - m_clip.motion.value(frame - 1, column);
            QVERIFY2(std::abs(step) < mostDegrees, qPrintable(QString::number(frame)));
        }
    }
}

void SampleWalkTest::armsSwingAgainstTheLegs()
{
    double together = 0.0;
    for (std::size_t frame = 0; frame < m_poses.size(); ++frame) {
        const double legs = forward(frame, m_joints.left.upLeg, m_joints.left.foot) -
                            forward(frame, m_joints.right.upLeg, m_joints.right.foot);
        const double arms = forward(frame, m_joints.left.arm, m_joints.left.hand) -
                            forward(frame, m_joints.right.arm, m_joints.right.hand);
        together += legs * arms;
    }
    QVERIFY(together < 0.0);
}

void SampleWalkTest::theHeadStaysLevel()
{
    for (const Pose &pose : m_poses) {
        const glm::dmat3 &head = pose.worldFromJoint[static_cast<std::size_t>(m_joints.head)];
        QVERIFY(glm::degrees(std::acos(head[1].y)) < 6.0);
        QVERIFY(glm::degrees(std::acos(head[2].z)) < 6.0);
    }
}

void SampleWalkTest::everyFileReadsBackWithoutAWarning()
{
    std::vector<Template> files = makeTemplates();
    files.push_back({"walk.bvh", makeWalk()});
    for (const Template &file : files) {
        const ReadResult result = readBvh(writeBvh(file.clip));
        QVERIFY2(result.clip && result.findings.empty(), file.fileName.c_str());
        QVERIFY2(result.clip->skeleton.hasSameLayoutAs(file.clip.skeleton), file.fileName.c_str());
        const PositionRules rules = decidePositionRules(result.clip->skeleton, result.clip->motion);
        const Pose pose = poseAt(*result.clip, 0, rules);
        const auto up = static_cast<int>(decideUpAxis(*result.clip, rules).axis);
        double lowest = 1e9;
        double highest = -1e9;
        for (const glm::dvec3 &end : pose.endPositions) {
            lowest = std::min(lowest, end[up]);
            highest = std::max(highest, end[up]);
        }
        // The figure stands on the floor, measured in its own units.
        QVERIFY2(lowest > -0.001 * highest && lowest < 0.01 * highest, file.fileName.c_str());
    }
}

QTEST_GUILESS_MAIN(SampleWalkTest)

} // namespace tst_samplewalk

#include "tst_samplewalk.moc"
