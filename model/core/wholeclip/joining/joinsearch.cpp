#include "joining/joinsearch.h"

#include "joining/seamsearch.h"
#include "travel/travellingjoint.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>

namespace limber {

namespace {

constexpr int mostJoinSteps = 120; // of each clip in the coarse search
constexpr double sameJoinRate = 2e-4; // relative: files round their frame time
constexpr double sameJoinPosition = 1e-9; // relative
constexpr int anyOrder = -1'000'000'000; // frames of two clips: neither is before the other

double ratioOf(double frameTime, double secondFrameTime)
{
    const double ratio = frameTime / secondFrameTime;
    return std::abs(ratio - 1.0) > sameJoinRate ? ratio : 1.0;
}

// Returns the pair in the form of the search: the first frame of the second clip and the last frame of this one.
FrameInterval pairOf(const JoinFrames &join)
{
    return {join.first, join.last};
}

JoinFrames joinOf(const FrameInterval &pair)
{
    return {pair.last, pair.first};
}

int stepOf(const FrameInterval &frames)
{
    return std::max(1, frames.frameCount() / mostJoinSteps);
}

} // namespace

JoinSearch::JoinSearch(const Clip &clip, const Clip &second, const PositionRules &rules, Axis up)
    : m_floor(up), m_points(carriedPoints(clip.skeleton, figureTravel(clip, rules, up))),
      m_clip{clip.motion.frameCount(), pointsOverTime(clip, rules, m_points)}, m_second{second.motion.frameCount(),
                                                                                        pointsOverTime(second, rules,
                                                                                                       m_points)},
      m_reach(windowReach(clip.motion.playingFrameTimeSeconds())),
      m_ratio(ratioOf(clip.motion.playingFrameTimeSeconds(), second.motion.playingFrameTimeSeconds())),
      m_shortest(shortestCycleFrames(clip.motion))
{
    m_isSame = haveSameMotion();
    addExtrapolatedFrame();
}

// Adds a frame at the speed of the end, so that the continuation after the last frame can be compared, too.
void JoinSearch::addExtrapolatedFrame()
{
    const std::size_t end = m_clip.positions.size();
    const std::size_t before = m_clip.frames > 1 ? 2 * m_points.size() : m_points.size();
    for (std::size_t i = 0; i < m_points.size(); ++i)
        m_clip.positions.push_back(2.0 * m_clip.positions[end - m_points.size() + i] -
                                   m_clip.positions[end - before + i]);
}

bool JoinSearch::haveSameMotion() const
{
    return m_clip.frames == m_second.frames && m_ratio == 1.0 &&
           std::equal(m_clip.positions.begin(), m_clip.positions.end(), m_second.positions.begin(),
                      [](const glm::dvec3 &a, const glm::dvec3 &b) {
                          return glm::distance(a, b) <= sameJoinPosition * (1.0 + glm::length(a));
                      });
}

FramePairs JoinSearch::pairs() const
{
    const FrameInterval firsts{0, m_second.frames - 1};
    const FrameInterval lasts{0, m_clip.frames - 1};
    return {firsts, lasts, m_isSame ? m_shortest - 1 : anyOrder, stepOf(firsts), stepOf(lasts)};
}

// Leaves enough frames around for the speeds, if the halves have such frames.
FramePairs JoinSearch::searchedPairs() const
{
    FramePairs pairs = this->pairs();
    pairs.firsts.last /= 2;
    pairs.lasts.first = m_clip.frames / 2;
    const int reach = static_cast<int>(std::ceil(m_reach * m_ratio));
    const FrameInterval firsts{reach, std::min(pairs.firsts.last, m_second.frames - 1 - reach)};
    const FrameInterval lasts{std::max(pairs.lasts.first, m_reach - 1), m_clip.frames - 1 - m_reach};
    if (firsts.first <= firsts.last && lasts.first <= lasts.last) {
        pairs.firsts = firsts;
        pairs.lasts = lasts;
    }
    pairs.firstStep = stepOf(pairs.firsts);
    pairs.lastStep = stepOf(pairs.lasts);
    return pairs;
}

// Returns the reach, which is smaller near the ends, where there are fewer frames.
int JoinSearch::reachAround(const JoinFrames &join) const
{
    const double before = join.first / m_ratio + 1e-9;
    const double after = (m_second.frames - 1 - join.first) / m_ratio + 1e-9;
    const double inSecond = std::min({before, after, double(m_reach)});
    return std::max(0, std::min({static_cast<int>(inSecond), join.last + 1, m_clip.frames - 1 - join.last}));
}

void JoinSearch::addClipCloud(int frame, int reach, std::vector<glm::dvec3> &cloud) const
{
    for (const int each : {frame - reach, frame, frame + reach}) {
        const auto begin = m_clip.positions.begin() + std::ssize(m_points) * each;
        cloud.insert(cloud.end(), begin, begin + std::ssize(m_points));
        if (reach == 0)
            break;
    }
}

// Adds the cloud at the same times as in this clip: between the second clip's frames if its rate differs.
void JoinSearch::addSecondCloud(int frame, int reach, std::vector<glm::dvec3> &cloud) const
{
    for (const int by : {-reach, 0, reach}) {
        const double time = std::clamp(frame + by * m_ratio, 0.0, m_second.frames - 1.0);
        const auto before = static_cast<std::size_t>(time);
        const std::size_t after = std::min(before + 1, static_cast<std::size_t>(m_second.frames) - 1);
        const double fraction = time - static_cast<double>(before);
        for (std::size_t i = 0; i < m_points.size(); ++i)
            cloud.push_back(glm::mix(m_second.positions[before * m_points.size() + i],
                                     m_second.positions[after * m_points.size() + i], fraction));
        if (reach == 0)
            break;
    }
}

CloudAlignment JoinSearch::between(const JoinFrames &join) const
{
    const int reach = reachAround(join);
    std::vector<glm::dvec3> cloud;
    std::vector<glm::dvec3> onto;
    cloud.reserve(3 * m_points.size());
    onto.reserve(3 * m_points.size());
    addSecondCloud(join.first, reach, cloud);
    addClipCloud(join.last + 1, reach, onto);
    return alignedClouds(cloud, onto, m_floor);
}

PairDistance JoinSearch::distance() const
{
    return [this](const FrameInterval &pair) { return between(joinOf(pair)).distance; };
}

std::optional<JoinFrames> JoinSearch::best(const Progress &progress) const
{
    const auto nearest = nearestPair(searchedPairs(), distance(), progress);
    return nearest ? std::optional(joinOf(*nearest)) : std::nullopt;
}

JoinFrames JoinSearch::refined(const JoinFrames &join, int lastStep, int firstStep) const
{
    FramePairs pairs = this->pairs();
    pairs.firstStep = firstStep;
    pairs.lastStep = lastStep;
    return joinOf(downhill(pairOf(join), pairs, distance()));
}

} // namespace limber
