#include "viewport/seeing/trails.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr int mostSamples = 240;

// The least of 1, 2, 5 times a power of ten that is not below `value`.
double roundNumberAbove(double value)
{
    const double power = std::pow(10.0, std::floor(std::log10(value)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * power >= value)
            return factor * power;
    }
    return 10.0 * power;
}

// The frames of a trail: every so many, counted from the current one.
std::vector<int> framesAround(int frame, const Motion &motion)
{
    const double wanted = std::round(trailSeconds / motion.playingFrameTimeSeconds());
    const int reach = static_cast<int>(std::min<double>(wanted, motion.frameCount()));
    const int step = std::max(1, (2 * reach) / mostSamples + 1);
    std::vector<int> frames;
    for (int at = frame - reach / step * step; at <= frame + reach; at += step) {
        if (at >= 0 && at < motion.frameCount())
            frames.push_back(at);
    }
    return frames;
}

} // namespace

std::vector<Trail> trailsOf(const Clip &clip, const PositionRules &rules, std::span<const NodeId> nodes, int frame)
{
    std::vector<Trail> trails;
    for (std::size_t i = 0; i < std::min(nodes.size(), mostTrails); ++i)
        trails.push_back({nodes[i], {}});
    if (trails.empty() || frame >= clip.motion.frameCount())
        return {};
    const PoseRun run(clip.skeleton, rules);
    std::vector<glm::dvec3> points(static_cast<std::size_t>(run.pointCount()));
    const double frameTime = clip.motion.playingFrameTimeSeconds();
    for (const int at : framesAround(frame, clip.motion)) {
        run.worldPositions(clip.motion, at, 1, points);
        for (Trail &trail : trails) {
            const int point = trail.node.isJoint() ? trail.node.index : run.jointCount() + trail.node.index;
            Trail::Sample sample{at, points[static_cast<std::size_t>(point)], 0.0};
            if (!trail.samples.empty()) {
                const Trail::Sample &before = trail.samples.back();
                sample.speed = glm::distance(sample.position, before.position) / ((at - before.frame) * frameTime);
            }
            trail.samples.push_back(sample);
        }
    }
    return trails;
}

double scaleOf(std::span<const Trail> trails)
{
    constexpr double usual = 0.95;
    std::vector<double> speeds;
    for (const Trail &trail : trails) {
        for (const Trail::Sample &sample : trail.samples)
            speeds.push_back(sample.speed);
    }
    if (speeds.empty())
        return 0.0;
    const auto rank = static_cast<std::ptrdiff_t>(usual * static_cast<double>(speeds.size() - 1));
    std::nth_element(speeds.begin(), speeds.begin() + rank, speeds.end());
    const double high = speeds[static_cast<std::size_t>(rank)];
    return high > 0.0 && std::isfinite(high) ? roundNumberAbove(high) : 0.0;
}

} // namespace limber
