#include "joining/seamsearch.h"

#include "pose/poserun.h"

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double shortestCycleSeconds = 0.5;
constexpr double reachSeconds = 0.05;
constexpr int mostCoarseFrames = 200;
constexpr std::size_t refinedSeams = 12;

} // namespace

int shortestCycleFrames(const Motion &motion)
{
    const double frames = std::ceil(shortestCycleSeconds / motion.playingFrameTimeSeconds());
    return std::max(2, static_cast<int>(std::min(frames, 1e8)));
}

SeamSearch::SeamSearch(const Clip &clip, const PositionRules &rules, Axis up)
    : m_floor(up), m_frames(clip.motion.frameCount()),
      m_reach(std::max(1, static_cast<int>(std::lround(reachSeconds / clip.motion.playingFrameTimeSeconds()))))
{
    const PoseRun run(clip.skeleton, rules);
    m_points = static_cast<std::size_t>(run.pointCount());
    m_positions.resize(m_points * static_cast<std::size_t>(m_frames));
    run.worldPositions(clip.motion, 0, m_frames, std::span<glm::dvec3>(m_positions));
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

std::optional<FrameInterval> SeamSearch::best(int shortest, const Progress &progress) const
{
    struct Candidate
    {
        FrameInterval seam;
        double distance = 0.0;
    };
    const int begin = m_reach;
    const int end = m_frames - m_reach;
    const int step = std::max(1, (end - begin) / mostCoarseFrames);
    std::vector<Candidate> candidates;
    for (int first = begin; first < end; first += step) {
        if (!progress(double(first) / m_frames))
            return std::nullopt;
        for (int last = first + shortest; last < end; last += step)
            candidates.push_back({{first, last}, distance({first, last})});
    }
    if (candidates.empty())
        return std::nullopt;
    const std::size_t kept = std::min(refinedSeams, candidates.size());
    std::ranges::partial_sort(candidates, candidates.begin() + static_cast<std::ptrdiff_t>(kept), {},
                              &Candidate::distance);
    candidates.resize(kept);
    for (Candidate &each : candidates) {
        each.seam = refined(each.seam, step, shortest);
        each.distance = distance(each.seam);
    }
    return std::ranges::min_element(candidates, {}, &Candidate::distance)->seam;
}

FrameInterval SeamSearch::refined(FrameInterval seam, int step, int shortest) const
{
    double least = distance(seam);
    for (int by = step; by >= 1;) {
        const FrameInterval from = seam;
        for (const FrameInterval &next : {FrameInterval{from.first - by, from.last},
                                          {from.first + by, from.last},
                                          {from.first, from.last - by},
                                          {from.first, from.last + by},
                                          {from.first + by, from.last + by},
                                          {from.first - by, from.last - by}}) {
            const bool fits =
                next.first >= m_reach && next.last < m_frames - m_reach && next.last - next.first >= shortest;
            const double now = fits ? distance(next) : least;
            if (now >= least)
                continue;
            least = now;
            seam = next;
        }
        if (seam == from)
            by /= 2;
    }
    return seam;
}

} // namespace limber
