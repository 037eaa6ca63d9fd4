#include "retarget/measures/smoothnessmeasure.h"

#include "base/at.h"
#include "geometry/geometry.h"
#include "pose/localrotation.h"
#include "pose/pose.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <algorithm>

namespace limber {

namespace {

constexpr double bigStepDegrees = 170.0;

} // namespace

SmoothnessMeasure::SmoothnessMeasure(const MeasuredFigure &figure)
    : m_clip(figure.clip), m_first(figure.top == NoJoint ? 0 : figure.top),
      m_end(figure.top == NoJoint ? m_clip.skeleton.jointCount() : m_clip.skeleton.subtreeEnd(figure.top))
{
    const double frameTime = figure.clip.motion.playingFrameTimeSeconds();
    m_jerkPerDifference = figure.ncmPerUnit / (frameTime * frameTime * frameTime);
    for (auto &positions : m_history)
        positions.resize(static_cast<std::size_t>(m_end - m_first));
}

void SmoothnessMeasure::add(const MeasuredFrames &frames)
{
    addPositions(frames);
    for (int frame = frames.first; frame < frames.first + frames.count; ++frame)
        addValues(frame);
}

double SmoothnessMeasure::jerk() const
{
    return m_thirdDifferences.mean() * m_jerkPerDifference;
}

void SmoothnessMeasure::addPositions(const MeasuredFrames &frames)
{
    for (int frame = 0; frame < frames.count; ++frame) {
        for (std::size_t joint = 0; joint < m_history[0].size(); ++joint) {
            const glm::dvec3 &now = frames.at(frame, m_first + static_cast<int>(joint));
            if (m_historyLength == 3)
                m_thirdDifferences.add(
                    glm::length(now - 3.0 * m_history[2][joint] + 3.0 * m_history[1][joint] - m_history[0][joint]));
            m_history[0][joint] = now;
        }
        // The oldest entry now holds this frame.
        std::rotate(m_history, m_history + 1, m_history + 3);
        m_historyLength = std::min(m_historyLength + 1, 3);
    }
}

void SmoothnessMeasure::addValues(int frame)
{
    const std::span<const double> now = m_clip.motion.frame(frame);
    m_notFinite += std::ranges::count_if(now, [](double value) { return !std::isfinite(value); });
    if (frame == 0)
        return;
    const std::span<const double> before = m_clip.motion.frame(frame - 1);
    for (int joint = m_first; joint < m_end; ++joint)
        addJointStep(m_clip.skeleton.joint(joint), before, now);
}

void SmoothnessMeasure::addJointStep(const Joint &joint, std::span<const double> before, std::span<const double> now)
{
    double atMost = 0.0; // the sum for all channels, which no rotation exceeds
    for (int i = 0; i < joint.columnCount(); ++i) {
        if (at(joint.channels, i).isPosition())
            continue;
        const auto column = static_cast<std::size_t>(joint.firstColumn + i);
        const double step = std::abs(now[column] - before[column]);
        m_bigSteps += step > bigStepDegrees;
        atMost += step;
    }
    if (!(atMost > m_largestStep))
        return;
    const glm::dmat3 change = glm::transpose(localRotation(joint, before)) * localRotation(joint, now);
    const double degrees = angleOf(change) * degreesPerRadian;
    if (degrees > m_largestStep)
        m_largestStep = degrees;
}

} // namespace limber
