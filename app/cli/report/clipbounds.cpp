#include "report/clipbounds.h"

#include "pose/pose.h"
#include "pose/poserun.h"

#include <glm/common.hpp>

#include <algorithm>
#include <limits>
#include <span>
#include <vector>

namespace limber::cli {

namespace {

constexpr int framesAtOnce = 64;

void include(Bounds &bounds, std::span<const glm::dvec3> positions)
{
    for (const glm::dvec3 &position : positions) {
        bounds.least = glm::min(bounds.least, position);
        bounds.most = glm::max(bounds.most, position);
    }
}

} // namespace

Bounds boundsOf(const Clip &clip, const PositionRules &rules)
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    Bounds bounds{glm::dvec3(infinity), glm::dvec3(-infinity)};
    if (clip.motion.isEmpty()) {
        const Pose pose = restPose(clip.skeleton);
        include(bounds, pose.jointPositions);
        include(bounds, pose.endPositions);
    }
    const PoseRun run(clip.skeleton, rules);
    std::vector<glm::dvec3> positions;
    for (int frame = 0; frame < clip.motion.frameCount(); frame += framesAtOnce) {
        const int count = std::min(framesAtOnce, clip.motion.frameCount() - frame);
        positions.resize(static_cast<std::size_t>(count) * static_cast<std::size_t>(run.pointCount()));
        run.worldPositions(clip.motion, frame, count, positions);
        include(bounds, positions);
    }
    return bounds;
}

} // namespace limber::cli
