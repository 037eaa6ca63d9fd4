#include "feet/lowestpoints.h"

#include "pose/poserun.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <limits>

namespace limber {

namespace {

constexpr int framesAtATime = 64;

} // namespace

std::optional<std::vector<double>> lowestPoints(const Clip &clip, const PositionRules &rules, const glm::dvec3 &up,
                                                const Progress &progress)
{
    const PoseRun run(clip.skeleton, rules);
    const auto points = static_cast<std::size_t>(run.pointCount());
    std::vector<glm::dvec3> positions;
    std::vector<double> lowest;
    const int frames = clip.motion.frameCount();
    for (int first = 0; first < frames; first += framesAtATime) {
        if (!progress(static_cast<double>(first) / frames))
            return std::nullopt;
        const int count = std::min(framesAtATime, frames - first);
        positions.resize(static_cast<std::size_t>(count) * points);
        run.worldPositions(clip.motion, first, count, positions);
        for (auto frame = positions.begin(); frame != positions.end(); frame += static_cast<std::ptrdiff_t>(points)) {
            double least = std::numeric_limits<double>::infinity();
            for (std::size_t point = 0; point < points; ++point)
                least = std::min(least, glm::dot(*(frame + static_cast<std::ptrdiff_t>(point)), up));
            lowest.push_back(least);
        }
    }
    return lowest;
}

} // namespace limber
