#include "joining/seamsearch.h"

#include "travel/travellingjoint.h"

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double shortestCycleSeconds = 0.5;
constexpr int mostCoarseFrames = 200;

} // namespace

int shortestCycleFrames(const Motion &motion)
{
    const double frames = std::ceil(shortestCycleSeconds / motion.playingFrameTimeSeconds());
    return std::max(2, static_cast<int>(std::min(frames, 1e8)));
}

SeamSearch::SeamSearch(const Clip &clip, const PositionRules &rules, Axis up)
    : m_floor(up), m_frames(clip.motion.frameCount()), m_reach(windowReach(clip.motion.playingFrameTimeSeconds()))
{
    const std::vector<int> points = carriedPoints(clip.skeleton, figureTravel(clip, rules, up));
    m_points = points.size();
    m_positions = pointsOverTime(clip, rules, points);
}

void SeamSearch::addCloud(int frame, int reach, std::vector<glm::dvec3> &cloud) const
{
    for (const int each : {frame - reach, frame, frame + reach}) {
        const auto begin = m_positions.begin() + static_cast<std::ptrdiff_t>(m_points) * each;
        cloud.insert(cloud.end(), begin, begin + static_cast<std::ptrdiff_t>(m_points));
        if (reach == 0)
            break;
    }
}

CloudAlignment SeamSearch::between(int first, int last) const
{
    const int reach = std::min({m_reach, first, last, m_frames - 1 - first, m_frames - 1 - last});
    std::vector<glm::dvec3> cloud;
    std::vector<glm::dvec3> onto;
    addCloud(first, reach, cloud);
    addCloud(last, reach, onto);
    return alignedClouds(cloud, onto, m_floor);
}

double SeamSearch::distance(const FrameInterval &seam) const
{
    return between(seam.first, seam.last).distance;
}

// Uses only frames with others on both sides, so that speeds are compared as well.
FramePairs SeamSearch::pairs(int shortest, int step) const
{
    const FrameInterval inside{m_reach, m_frames - m_reach - 1};
    return {inside, inside, shortest, step, step};
}

std::optional<FrameInterval> SeamSearch::best(int shortest, const Progress &progress) const
{
    const int step = std::max(1, (m_frames - 2 * m_reach) / mostCoarseFrames);
    return nearestPair(
        pairs(shortest, step), [this](const FrameInterval &seam) { return distance(seam); }, progress);
}

FrameInterval SeamSearch::refined(FrameInterval seam, int step, int shortest) const
{
    return downhill(seam, pairs(shortest, step), [this](const FrameInterval &each) { return distance(each); });
}

} // namespace limber
