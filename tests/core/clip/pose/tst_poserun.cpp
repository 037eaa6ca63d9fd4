#include "pose/pose.h"
#include "pose/poserun.h"

#include <glm/geometric.hpp>

#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>
#include <vector>

namespace tst_poserun {

using namespace limber;

namespace {

// A clip of any shape: several roots, any channels in any order, end sites, and some channels twice.
Clip randomClip(unsigned seed, int joints, int frames)
{
    std::mt19937 random(seed);
    const auto below = [&](int end) { return static_cast<int>(random() % static_cast<unsigned>(end)); };
    std::uniform_real_distribution<double> length(-30, 30);
    Clip clip;
    for (int index = 0; index < joints; ++index) {
        Joint joint;
        joint.name = "j";
        joint.parent = index == 0 || below(12) == 0 ? NoJoint : index - 1;
        for (int up = below(3); up > 0 && joint.parent != NoJoint && !clip.skeleton.joint(joint.parent).isRoot(); --up)
            joint.parent = clip.skeleton.joint(joint.parent).parent;
        joint.offset = {length(random), length(random), length(random)};
        for (int channels = below(8); channels > 0; --channels)
            joint.channels.push_back(allChannels[static_cast<std::size_t>(below(6))]);
        clip.skeleton.addJoint(joint);
        for (int ends = below(3); ends > 0; --ends)
            clip.skeleton.addEndSite({"Site", index, {length(random), 1, 2}, 0});
    }
    clip.motion = Motion(frames, clip.skeleton.columnCount());
    std::uniform_real_distribution<double> angle(-720, 720);
    for (int frame = 0; frame < frames; ++frame) {
        for (double &value : clip.motion.editFrame(frame))
            value = below(5) == 0 ? 90.0 * below(9) - 360.0 : angle(random);
    }
    return clip;
}

// The largest distance between the points, as a fraction of the largest coordinate.
template <typename Point>
double worstFraction(const Clip &clip, const PositionRules &rules, int first, int count,
                     const std::vector<Point> &points)
{
    double worst = 0.0;
    double reach = 1.0;
    auto point = points.begin();
    for (int frame = first; frame < first + count; ++frame) {
        const Pose pose = poseAt(clip, frame, rules);
        for (const auto *positions : {&pose.jointPositions, &pose.endPositions}) {
            for (const glm::dvec3 &position : *positions) {
                worst = std::max(worst, glm::distance(position, glm::dvec3(*point++)));
                reach = std::max(reach, glm::length(position));
            }
        }
    }
    return worst / reach;
}

template <typename Point>
std::vector<Point> positionsOf(const Clip &clip, const PositionRules &rules, int first, int count)
{
    const PoseRun run(clip.skeleton, rules);
    std::vector<Point> points(static_cast<std::size_t>(run.pointCount()) * static_cast<std::size_t>(count));
    run.worldPositions(clip.motion, first, count, points);
    return points;
}

PositionRules rulesOf(PositionRule rule)
{
    return {rule, rule, {}};
}

} // namespace

class PoseRunTest : public QObject
{
    Q_OBJECT

private slots:
    void positionsEqualThoseOfTheExactPose();
    void anyRunOfFramesCanBeComputed();
    void hugeAnglesRotateCorrectly();
    void matricesEqualThoseOfTheExactPose();
    void aSkeletonWithoutJointsIsHandled();
};

void PoseRunTest::positionsEqualThoseOfTheExactPose()
{
    for (unsigned seed = 0; seed < 60; ++seed) {
        const Clip clip = randomClip(seed, 1 + static_cast<int>(seed) * 2, 21);
        for (const PositionRule rule : {PositionRule::Replace, PositionRule::Add}) {
            const PositionRules rules = rulesOf(rule);
            const double exact = worstFraction(clip, rules, 0, 21, positionsOf<glm::dvec3>(clip, rules, 0, 21));
            QVERIFY2(exact < 1e-12, qPrintable(QString::number(seed) + QLatin1Char(' ') + QString::number(exact)));
            const double coarse = worstFraction(clip, rules, 0, 21, positionsOf<glm::vec3>(clip, rules, 0, 21));
            QVERIFY2(coarse < 1e-5, qPrintable(QString::number(seed) + QLatin1Char(' ') + QString::number(coarse)));
        }
    }
}

void PoseRunTest::anyRunOfFramesCanBeComputed()
{
    const Clip clip = randomClip(7, 30, 40);
    const PositionRules rules = rulesOf(PositionRule::Replace);
    for (int first = 0; first < 40; first += 3) {
        for (int count = 0; first + count <= 40; ++count)
            QVERIFY(worstFraction(clip, rules, first, count, positionsOf<glm::dvec3>(clip, rules, first, count)) <
                    1e-12);
    }
}

void PoseRunTest::hugeAnglesRotateCorrectly()
{
    Clip clip;
    Joint root;
    root.channels = {channels::Zrotation, channels::Xrotation, channels::Yrotation};
    clip.skeleton.addJoint(root);
    clip.skeleton.addEndSite({"Site", 0, {10, 20, 30}, 0});
    const std::vector<double> angles{0.0,   -0.0,   45.0,  -45.0,  90.0,   135.0,       -180.0,   360.0,
                                     1e6,   -1e6,   1e9,   1e12,   -1e15,  1e300,       -1e308,   4.9e-324,
                                     89.99, 90.01,  44.99, 45.01,  -89.99, 123456789.5, 16777217, -2147483648.0,
                                     1e10,  3.6e16, 7e20,  -5e100, 0.1,    -0.1,        1e-9,     720.25};
    clip.motion = Motion(static_cast<int>(angles.size()), 3);
    for (std::size_t frame = 0; frame < angles.size(); ++frame) {
        for (std::size_t column = 0; column < 3; ++column)
            clip.motion.setValue(static_cast<int>(frame), static_cast<int>(column),
                                 angles[(frame + column * 5) % angles.size()]);
    }
    const PositionRules rules = rulesOf(PositionRule::Replace);
    const int count = clip.motion.frameCount();
    QVERIFY(worstFraction(clip, rules, 0, count, positionsOf<glm::dvec3>(clip, rules, 0, count)) < 1e-12);
    QVERIFY(worstFraction(clip, rules, 0, count, positionsOf<glm::vec3>(clip, rules, 0, count)) < 1e-5);
}

void PoseRunTest::matricesEqualThoseOfTheExactPose()
{
    const Clip clip = randomClip(3, 25, 11);
    const PositionRules rules = rulesOf(PositionRule::Add);
    const PoseRun run(clip.skeleton, rules);
    std::vector<glm::mat4x3> matrices(static_cast<std::size_t>(run.jointCount()) * 11);
    run.worldFromJoint(clip.motion, 0, 11, matrices);
    for (int frame = 0; frame < 11; ++frame) {
        const Pose pose = poseAt(clip, frame, rules);
        for (int joint = 0; joint < run.jointCount(); ++joint) {
            const auto index = static_cast<std::size_t>(joint);
            const glm::mat4x3 &matrix = matrices[static_cast<std::size_t>(frame * run.jointCount()) + index];
            for (int column = 0; column < 3; ++column) {
                const glm::dvec3 exact = pose.worldFromJoint[index][column];
                QVERIFY(glm::distance(exact, glm::dvec3(matrix[column])) < 1e-5);
            }
            const double reach = 1.0 + glm::length(pose.jointPositions[index]);
            QVERIFY(glm::distance(pose.jointPositions[index], glm::dvec3(matrix[3])) < 1e-5 * reach);
        }
    }
}

void PoseRunTest::aSkeletonWithoutJointsIsHandled()
{
    const PoseRun run(Skeleton(), rulesOf(PositionRule::Replace));
    QCOMPARE(run.pointCount(), 0);
    run.worldPositions(Motion(), 0, 0, std::span<glm::dvec3>());
}

QTEST_APPLESS_MAIN(PoseRunTest)

} // namespace tst_poserun

#include "tst_poserun.moc"
