#include "proportions/jointtracks.h"

#include "pose/poserun.h"

#include <algorithm>

namespace limber {

namespace {

constexpr int framesAtATime = 256;

} // namespace

std::optional<std::vector<Track>> trackPoints(const Clip &clip, const PositionRules &rules,
                                              std::span<const NodeId> points, const Progress &progress)
{
    const int frames = clip.motion.frameCount();
    const PoseRun run(clip.skeleton, rules);
    const auto stride = static_cast<std::size_t>(run.pointCount());
    std::vector<Track> tracks(points.size(), Track(static_cast<std::size_t>(frames)));
    std::vector<glm::dvec3> positions;
    for (int first = 0; first < frames; first += framesAtATime) {
        if (!progress(first / double(frames)))
            return std::nullopt;
        const int count = std::min(framesAtATime, frames - first);
        positions.resize(static_cast<std::size_t>(count) * stride);
        run.worldPositions(clip.motion, first, count, positions);
        for (std::size_t i = 0; i < points.size(); ++i) {
            const int point = points[i].isJoint() ? points[i].index : run.jointCount() + points[i].index;
            for (std::size_t frame = 0; frame < static_cast<std::size_t>(count); ++frame)
                tracks[i][static_cast<std::size_t>(first) + frame] =
                    positions[frame * stride + static_cast<std::size_t>(point)];
        }
    }
    return tracks;
}

} // namespace limber
