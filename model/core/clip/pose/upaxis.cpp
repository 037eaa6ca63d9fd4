#include "pose/upaxis.h"

#include "base/statistics.h"
#include "messages/posemessages.h"
#include "pose/pose.h"
#include "pose/travellingjoints.h"

#include <glm/common.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <array>
#include <limits>
#include <vector>

namespace limber {

namespace {

constexpr int mostFramesLookedAt = 16;
// A person is at least this much taller than deep, and even more so in a rest pose. A smaller ratio shows nothing
// (animals, crawling, a tail).
constexpr double tallerInMotion = 1.8;
constexpr double tallerAtRest = 2.2;
// A figure travels if it moves by more than this fraction of its size. It keeps its height if the height changes by
// less than a third of that.
constexpr double travels = 0.3;
constexpr double steadier = 3.0;
constexpr double moreEnds = 1.2;
// Ends of chains that are this near to the lowest point stand on the floor; a fraction of the figure's size.
constexpr double nearFloor = 0.04;

// What a figure's poses show about one axis.
struct AxisEvidence
{
    double extent = 0.0; // length of the figure along it, median
    double standingEnds = 0.0; // number of ends of chains at its lower end, mean
    double floorSpread = 0.0; // how far its lower end moves over the motion
};

struct Evidence
{
    AxisEvidence y;
    AxisEvidence z;
};

// Returns the points without joints that are apart from the body: a root on the floor far away does not show how the
// figure stands.
std::vector<glm::dvec3> pointsOf(const Pose &pose, const std::vector<bool> &apart)
{
    std::vector<glm::dvec3> points;
    for (std::size_t joint = 0; joint < pose.jointPositions.size(); ++joint) {
        if (!apart[joint])
            points.push_back(pose.jointPositions[joint]);
    }
    points.insert(points.end(), pose.endPositions.begin(), pose.endPositions.end());
    return points;
}

// Returns the tips of the skeleton: end sites, and joints without children.
std::vector<glm::dvec3> tipsOf(const Skeleton &skeleton, const Pose &pose)
{
    std::vector<bool> isTip(static_cast<std::size_t>(skeleton.jointCount()), true);
    const auto hasChild = [&](int parent) {
        if (parent != NoJoint)
            isTip[static_cast<std::size_t>(parent)] = false;
    };
    for (const Joint &joint : skeleton.joints())
        hasChild(joint.parent);
    for (const EndSite &endSite : skeleton.endSites())
        hasChild(endSite.parent);
    std::vector<glm::dvec3> tips = pose.endPositions;
    for (std::size_t joint = 0; joint < isTip.size(); ++joint) {
        if (isTip[joint])
            tips.push_back(pose.jointPositions[joint]);
    }
    return tips;
}

AxisEvidence evidenceOf(const Skeleton &skeleton, const std::vector<bool> &apart, const std::vector<Pose> &poses,
                        int axis)
{
    AxisEvidence evidence;
    std::vector<double> extents;
    std::vector<double> lows;
    for (const Pose &pose : poses) {
        glm::dvec3 low(std::numeric_limits<double>::max());
        glm::dvec3 high(std::numeric_limits<double>::lowest());
        for (const glm::dvec3 &point : pointsOf(pose, apart)) {
            low = glm::min(low, point);
            high = glm::max(high, point);
        }
        const glm::dvec3 size = high - low;
        const double reach = nearFloor * std::max({size.x, size.y, size.z});
        const std::vector<glm::dvec3> tips = tipsOf(skeleton, pose);
        evidence.standingEnds += static_cast<double>(
            std::ranges::count_if(tips, [&](const glm::dvec3 &tip) { return tip[axis] <= low[axis] + reach; }));
        extents.push_back(size[axis]);
        lows.push_back(low[axis]);
    }
    evidence.extent = median(extents);
    evidence.standingEnds /= static_cast<double>(poses.size());
    const auto [lowest, highest] = std::ranges::minmax(lows);
    evidence.floorSpread = highest - lowest;
    return evidence;
}

Evidence evidenceOf(const Skeleton &skeleton, const std::vector<bool> &apart, const std::vector<Pose> &poses)
{
    return {evidenceOf(skeleton, apart, poses, 1), evidenceOf(skeleton, apart, poses, 2)};
}

std::vector<Pose> sampledPoses(const Clip &clip, const PositionRules &rules)
{
    const int frameCount = clip.motion.frameCount();
    const int count = std::min(frameCount, mostFramesLookedAt);
    std::vector<Pose> poses;
    for (int i = 0; i < count; ++i)
        poses.push_back(poseAt(clip, static_cast<int>(static_cast<long long>(i) * frameCount / count), rules));
    if (poses.empty())
        poses.push_back(restPose(clip.skeleton));
    return poses;
}

// Collects the clues for Y and for Z.
class Vote
{
public:
    // The axis with the larger measure gets a vote if that measure is `clearly` times the other.
    void larger(double y, double z, double clearly, const MessageForm<0> &reason)
    {
        if (y > clearly * z)
            m_forY.push_back(reason());
        else if (z > clearly * y)
            m_forZ.push_back(reason());
    }

    [[nodiscard]] bool isTied() const { return m_forY.size() == m_forZ.size(); }

    [[nodiscard]] UpAxis result() const
    {
        if (isTied())
            return {Axis::Y, messages::inconclusiveShape()};
        const bool z = m_forZ.size() > m_forY.size();
        const std::vector<Message> &reasons = z ? m_forZ : m_forY;
        Message all = reasons.front();
        for (std::size_t i = 1; i < reasons.size(); ++i)
            all = messages::alsoAlongIt(all, reasons[i]);
        return {z ? Axis::Z : Axis::Y, messages::alongIt(all)};
    }

private:
    std::vector<Message> m_forY;
    std::vector<Message> m_forZ;
};

} // namespace

UpAxis upAxisByShape(const Clip &clip, const PositionRules &rules)
{
    if (clip.skeleton.jointCount() == 0)
        return {Axis::Y, messages::noFigure()};
    const std::vector<bool> apart = jointsApart(clip, rules);
    const Evidence moving = evidenceOf(clip.skeleton, apart, sampledPoses(clip, rules));
    const Evidence resting = evidenceOf(clip.skeleton, apart, {restPose(clip.skeleton)});
    Vote vote;
    vote.larger(moving.y.extent, moving.z.extent, tallerInMotion, messages::tallestInMotion);
    vote.larger(resting.y.extent, resting.z.extent, tallerAtRest, messages::tallestAtRest);
    // A figure that walks stays at one height, so that the axis with less variation is up.
    const double size = std::max(moving.y.extent, moving.z.extent);
    if (std::max(moving.y.floorSpread, moving.z.floorSpread) > travels * size)
        vote.larger(moving.z.floorSpread, moving.y.floorSpread, steadier, messages::steadyWhileTravelling);
    if (vote.isTied())
        vote.larger(moving.y.standingEnds, moving.z.standingEnds, moreEnds, messages::standingOnMoreEnds);
    return vote.result();
}

glm::dvec3 directionOf(const UpAxis &up)
{
    return up.isNegative ? -directionOf(up.axis) : directionOf(up.axis);
}

UpAxisChoice choiceOf(Axis axis)
{
    return axis == Axis::X ? UpAxisChoice::X : axis == Axis::Y ? UpAxisChoice::Y : UpAxisChoice::Z;
}

glm::dmat3 yUpFrom(Axis up)
{
    // glm takes columns: the directions that X, Y and Z are mapped to.
    switch (up) {
    case Axis::X:
        return {{0, 1, 0}, {-1, 0, 0}, {0, 0, 1}};
    case Axis::Y:
        break;
    case Axis::Z:
        return {{1, 0, 0}, {0, 0, -1}, {0, 1, 0}};
    }
    return glm::dmat3(1.0);
}

glm::dmat3 rotationBetween(Axis from, Axis to)
{
    return glm::transpose(yUpFrom(to)) * yUpFrom(from);
}

} // namespace limber
