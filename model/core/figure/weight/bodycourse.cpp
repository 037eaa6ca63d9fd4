#include "weight/bodycourse.h"

#include "base/at.h"
#include "pose/poserun.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <limits>

namespace limber {

namespace {

constexpr int framesAtOnce = 128;

bool isInFoot(const Skeleton &skeleton, int joint, std::span<const int> feet)
{
    return std::ranges::any_of(feet, [&](int foot) { return foot != NoJoint && skeleton.isInSubtree(joint, foot); });
}

// Returns the points of a PoseRun that belong to the body and not to its feet.
std::vector<std::size_t> pointsWithoutFeet(const Skeleton &skeleton, int top, std::span<const int> feet)
{
    std::vector<std::size_t> points;
    const auto add = [&](int joint, int point) {
        if (skeleton.isInSubtree(joint, top) && !isInFoot(skeleton, joint, feet))
            points.push_back(static_cast<std::size_t>(point));
    };
    for (int joint = 0; joint < skeleton.jointCount(); ++joint)
        add(joint, joint);
    for (int end = 0; end < skeleton.endSiteCount(); ++end)
        add(skeleton.endSite(end).parent, skeleton.jointCount() + end);
    return points;
}

// A mass point by its place among the points of a PoseRun.
struct WeighedPoint
{
    std::size_t point = 0;
    double share = 0.0;
};

std::vector<WeighedPoint> weighedPoints(const Skeleton &skeleton, const BodyMass &mass)
{
    std::vector<WeighedPoint> points;
    for (const MassPoint &each : mass.points) {
        const int point = each.node.isJoint() ? each.node.index : skeleton.jointCount() + each.node.index;
        points.push_back({static_cast<std::size_t>(point), each.share});
    }
    return points;
}

} // namespace

std::optional<BodyCourse> courseOfBody(const Clip &clip, const PositionRules &rules, const BodyMass &mass,
                                       std::span<const int> feet, const glm::dvec3 &up, const Progress &progress)
{
    BodyCourse course;
    const PoseRun run(clip.skeleton, rules);
    const std::vector<WeighedPoint> weighed = weighedPoints(clip.skeleton, mass);
    const std::vector<std::size_t> others = pointsWithoutFeet(clip.skeleton, mass.top, feet);
    const auto pointCount = static_cast<std::size_t>(run.pointCount());
    std::vector<glm::dvec3> positions;
    const int frames = clip.motion.frameCount();
    for (int first = 0; first < frames; first += framesAtOnce) {
        if (progress.wantsToStop(first, frames))
            return std::nullopt;
        const int count = std::min(framesAtOnce, frames - first);
        positions.resize(static_cast<std::size_t>(count) * pointCount);
        run.worldPositions(clip.motion, first, count, positions);
        for (std::size_t start = 0; start < positions.size(); start += pointCount) {
            glm::dvec3 centre(0.0);
            for (const WeighedPoint &each : weighed)
                centre += each.share * positions[start + each.point];
            double lowest = std::numeric_limits<double>::infinity();
            for (const std::size_t point : others)
                lowest = std::min(lowest, glm::dot(positions[start + point], up));
            course.centres.push_back(centre);
            course.lowest.push_back(lowest);
        }
    }
    return course;
}

} // namespace limber
