#include "joining/cloudalignment.h"

#include "base/at.h"
#include "pose/pose.h"
#include "pose/poserun.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace limber {

namespace {

constexpr double reachSeconds = 0.05;

glm::dvec3 meanOf(std::span<const glm::dvec3> points)
{
    glm::dvec3 sum(0.0);
    for (const glm::dvec3 &point : points)
        sum += point;
    return points.empty() ? sum : sum / static_cast<double>(points.size());
}

std::vector<glm::dvec3> cloudBeyond(const Clip &clip, const PositionRules &rules, std::span<const int> joints,
                                    int frame, int inside)
{
    const std::vector<glm::dvec3> end = jointCloud(clip, rules, joints, std::array{frame});
    const std::vector<glm::dvec3> before = jointCloud(clip, rules, joints, std::array{inside});
    std::vector<glm::dvec3> cloud;
    for (std::size_t i = 0; i < end.size(); ++i)
        cloud.push_back(2.0 * end[i] - before[i]);
    return cloud;
}

} // namespace

CloudAlignment alignedClouds(std::span<const glm::dvec3> cloud, std::span<const glm::dvec3> onto,
                             const FloorPlane &floor)
{
    const glm::dvec3 centre = meanOf(cloud);
    const glm::dvec3 ontoCentre = meanOf(onto);
    double along = 0.0;
    double across = 0.0;
    for (std::size_t i = 0; i < cloud.size(); ++i) {
        const glm::dvec3 a = cloud[i] - centre;
        const glm::dvec3 b = onto[i] - ontoCentre;
        along += glm::dot(floor.along(a), floor.along(b));
        across += glm::dot(floor.up, glm::cross(a, b));
    }
    CloudAlignment result;
    result.headingRadians = std::atan2(across, along);
    result.move.rotation = floor.rotation(result.headingRadians);
    result.move.displacement = floor.along(ontoCentre - result.move.rotation * centre);
    double squares = 0.0;
    for (std::size_t i = 0; i < cloud.size(); ++i) {
        const glm::dvec3 left = result.move.rotation * cloud[i] + result.move.displacement - onto[i];
        squares += glm::dot(left, left);
    }
    result.distance = cloud.empty() ? 0.0 : std::sqrt(squares / static_cast<double>(cloud.size()));
    return result;
}

std::vector<glm::dvec3> pointsOverTime(const Clip &clip, const PositionRules &rules, std::span<const int> points)
{
    const PoseRun run(clip.skeleton, rules);
    const auto all = static_cast<std::size_t>(run.pointCount());
    const auto frames = static_cast<std::size_t>(clip.motion.frameCount());
    std::vector<glm::dvec3> positions(all * frames);
    run.worldPositions(clip.motion, 0, clip.motion.frameCount(), std::span<glm::dvec3>(positions));
    if (points.size() == all)
        return positions;
    std::size_t next = 0; // never after the point that is read
    for (std::size_t frame = 0; frame < frames; ++frame) {
        for (const int point : points)
            positions[next++] = positions[frame * all + static_cast<std::size_t>(point)];
    }
    positions.resize(next);
    return positions;
}

int windowReach(double frameTimeSeconds)
{
    return std::max(1, static_cast<int>(std::lround(reachSeconds / frameTimeSeconds)));
}

std::vector<glm::dvec3> jointCloud(const Clip &clip, const PositionRules &rules, std::span<const int> joints,
                                   std::span<const int> frames)
{
    std::vector<glm::dvec3> cloud;
    Pose pose;
    for (const int frame : frames) {
        evaluatePose(clip.skeleton, clip.motion.frame(frame), rules, pose);
        for (const int joint : joints)
            cloud.push_back(at(pose.jointPositions, joint));
    }
    return cloud;
}

std::vector<glm::dvec3> cloudAfterEnd(const Clip &clip, const PositionRules &rules, std::span<const int> joints)
{
    const int last = clip.motion.frameCount() - 1;
    return cloudBeyond(clip, rules, joints, last, std::max(0, last - 1));
}

std::vector<glm::dvec3> cloudBeforeStart(const Clip &clip, const PositionRules &rules, std::span<const int> joints)
{
    return cloudBeyond(clip, rules, joints, 0, std::min(1, clip.motion.frameCount() - 1));
}

} // namespace limber
