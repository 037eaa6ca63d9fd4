#include "timeline/speedcurve.h"

#include "base/statistics.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>

namespace limber {

namespace {

constexpr int mostSamples = 2000;

} // namespace

void SpeedCurve::start(int frameCount, std::vector<NodeId> nodes)
{
    m_nodes = std::move(nodes);
    m_frames.clear();
    m_samples.clear();
    m_next = 0;
    const int pairs = frameCount - 1;
    const int count = std::clamp(pairs, 0, mostSamples);
    for (int index = 0; index < count; ++index)
        m_frames.push_back(static_cast<int>(static_cast<std::int64_t>(index) * pairs / count));
}

bool SpeedCurve::work(const Clip &clip, const PositionRules &rules, double seconds)
{
    using Clock = std::chrono::steady_clock;
    const auto until = Clock::now() + std::chrono::duration<double>(seconds);
    while (!isDone() && Clock::now() < until)
        look(clip, rules, m_frames[m_next++]);
    return !isDone();
}

void SpeedCurve::look(const Clip &clip, const PositionRules &rules, int frame)
{
    if (frame + 1 >= clip.motion.frameCount())
        return;
    evaluatePose(clip.skeleton, clip.motion.frame(frame), rules, m_pose);
    evaluatePose(clip.skeleton, clip.motion.frame(frame + 1), rules, m_nextPose);
    const double speed = distanceMoved() / clip.motion.playingFrameTimeSeconds();
    if (!std::isfinite(speed))
        return;
    m_samples.push_back({frame + 0.5, speed});
}

double SpeedCurve::distanceMoved() const
{
    double sum = 0.0;
    if (!m_nodes.empty()) {
        for (const NodeId node : m_nodes)
            sum += glm::distance(m_pose.positionOf(node), m_nextPose.positionOf(node));
        return sum / static_cast<double>(m_nodes.size());
    }
    for (std::size_t joint = 0; joint < m_pose.jointPositions.size(); ++joint)
        sum += glm::distance(m_pose.jointPositions[joint], m_nextPose.jointPositions[joint]);
    return sum / std::max<double>(1.0, static_cast<double>(m_pose.jointPositions.size()));
}

double SpeedCurve::usualFastest() const
{
    std::vector<double> speeds;
    for (const Sample &sample : m_samples)
        speeds.push_back(sample.unitsPerSecond);
    if (speeds.empty())
        return 0.0;
    return percentile(std::move(speeds), 0.99);
}

} // namespace limber
