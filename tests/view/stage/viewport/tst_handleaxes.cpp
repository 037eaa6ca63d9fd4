#include "pose/pose.h"
#include "support/walker.h"
#include "viewport/handleaxes.h"

#include <QTest>

#include <glm/geometric.hpp>
#include <glm/mat3x3.hpp>

#include <array>
#include <cmath>

namespace tst_handleaxes {

using namespace limber;
using namespace limber::test;

// The directions of the handles in each space, and those of the rings of channels.
class HandleAxesTest : public QObject
{
    Q_OBJECT

private slots:
    void eachSpaceHasItsAxes();
    void anEndSiteHasThoseOfItsJoint();
    void channelsRotateAboutTheirAxes_data();
    void channelsRotateAboutTheirAxes();
    void aMissingChannelHasTheAxisOfTheJoint();

private:
    [[nodiscard]] Pose poseOf(int frame) const
    {
        return poseAt(m_walk.clip, frame, decidePositionRules(m_walk.clip.skeleton, m_walk.clip.motion));
    }
    [[nodiscard]] int joint(const char *name) const { return jointNamed(m_walk.clip.skeleton, name); }

    Walker m_walk = makeWalker({.frames = 12});
};

namespace {

bool areEqual(const std::array<glm::dvec3, 3> &axes, const glm::dmat3 &frame)
{
    return axes[0] == frame[0] && axes[1] == frame[1] && axes[2] == frame[2];
}

const glm::dmat3 &worldOf(const Pose &pose, int joint)
{
    return pose.worldFromJoint[static_cast<std::size_t>(joint)];
}

// The axis about which one rotation becomes the other, times the sine of the angle.
glm::dvec3 turnBetween(const glm::dmat3 &before, const glm::dmat3 &after)
{
    const glm::dmat3 turn = after * glm::transpose(before);
    return 0.5 * glm::dvec3(turn[1][2] - turn[2][1], turn[2][0] - turn[0][2], turn[0][1] - turn[1][0]);
}

} // namespace

void HandleAxesTest::eachSpaceHasItsAxes()
{
    const Skeleton &skeleton = m_walk.clip.skeleton;
    const Pose pose = poseOf(5);
    const int shin = joint("LeftLeg");
    const NodeId node = NodeId::joint(shin);
    QVERIFY(areEqual(handleAxes(skeleton, node, HandleSpace::World, pose), glm::dmat3(1.0)));
    QVERIFY(areEqual(handleAxes(skeleton, node, HandleSpace::Local, pose), worldOf(pose, shin)));
    QVERIFY(
        areEqual(handleAxes(skeleton, node, HandleSpace::Parent, pose), worldOf(pose, skeleton.joint(shin).parent)));
    QVERIFY(areEqual(handleAxes(skeleton, NodeId::joint(0), HandleSpace::Parent, pose), glm::dmat3(1.0)));
    QVERIFY(worldOf(pose, shin) != worldOf(pose, skeleton.joint(shin).parent));
}

void HandleAxesTest::anEndSiteHasThoseOfItsJoint()
{
    const Skeleton &skeleton = m_walk.clip.skeleton;
    const Pose pose = poseOf(5);
    const int owner = skeleton.parentOf(NodeId::endSite(0));
    QVERIFY(areEqual(handleAxes(skeleton, NodeId::endSite(0), HandleSpace::Local, pose), worldOf(pose, owner)));
}

void HandleAxesTest::channelsRotateAboutTheirAxes_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("a root") << m_walk.clip.skeleton.joint(0).name.c_str();
    QTest::newRow("a joint") << "LeftArm";
}

// What a small change of a channel rotates the joint about is the axis of its ring.
void HandleAxesTest::channelsRotateAboutTheirAxes()
{
    QFETCH(const QString, name);
    constexpr int frame = 5;
    constexpr double degrees = 1e-3;
    const int index = joint(qPrintable(name));
    const Joint &moved = m_walk.clip.skeleton.joint(index);
    for (int i = 0; i < moved.columnCount(); ++i) // no angle is special
        m_walk.clip.motion.setValue(frame, moved.firstColumn + i, 20.0 + 13.0 * i);
    const Pose before = poseOf(frame);
    const auto axes = channelAxes(m_walk.clip.skeleton, index, m_walk.clip.motion.frame(frame), before);
    for (int i = 0; i < moved.columnCount(); ++i) {
        const Channel channel = moved.channels[static_cast<std::size_t>(i)];
        if (!channel.isRotation())
            continue;
        const double value = m_walk.clip.motion.value(frame, moved.firstColumn + i);
        m_walk.clip.motion.setValue(frame, moved.firstColumn + i, value + degrees);
        const glm::dvec3 turn = turnBetween(worldOf(before, index), worldOf(poseOf(frame), index));
        m_walk.clip.motion.setValue(frame, moved.firstColumn + i, value);
        const glm::dvec3 axis = axes[static_cast<std::size_t>(channel.axisIndex())];
        QVERIFY(glm::distance(glm::normalize(turn), axis) < 1e-6);
    }
}

void HandleAxesTest::aMissingChannelHasTheAxisOfTheJoint()
{
    Skeleton skeleton;
    skeleton.addJoint({"Hips", NoJoint, {0, 90, 0}, {channels::Zrotation}, 0});
    skeleton.addJoint({"Knee", 0, {0, -40, 0}, {channels::Xrotation}, 0});
    Clip clip{skeleton, Motion(1, 2), nullptr};
    clip.motion.setValue(0, 0, 30.0);
    clip.motion.setValue(0, 1, 40.0);
    const Pose pose = poseAt(clip, 0, decidePositionRules(clip.skeleton, clip.motion));
    const auto axes = channelAxes(skeleton, 1, clip.motion.frame(0), pose);
    QCOMPARE(axes[0], worldOf(pose, 0)[0]);
    QCOMPARE(axes[1], worldOf(pose, 1)[1]);
    QCOMPARE(axes[2], worldOf(pose, 1)[2]);
}

QTEST_APPLESS_MAIN(HandleAxesTest)

} // namespace tst_handleaxes

#include "tst_handleaxes.moc"
