#pragma once

#include "retarget/measures/measuredframes.h"

#include <vector>

namespace limber {

// Measures how smoothly a figure moves: the jerk of its joints, and the steps of its rotations and channels from frame
// to frame. Frames must come in order, without gaps.
class SmoothnessMeasure
{
public:
    explicit SmoothnessMeasure(const MeasuredFigure &figure);

    void add(const MeasuredFrames &frames);

    // Returns the mean over all joints of the figure and all frames in ncm / s^3, or 0 with fewer than four frames.
    [[nodiscard]] double jerk() const;
    // Returns the largest rotation of a joint relative to its parent from one frame to the next.
    [[nodiscard]] double largestJointStepDegrees() const { return m_largestStep; }
    [[nodiscard]] int channelStepsOver170() const { return m_bigSteps; }
    [[nodiscard]] long long valuesNotFinite() const { return m_notFinite; }

private:
    void addPositions(const MeasuredFrames &frames);
    void addValues(int frame);
    void addJointStep(const Joint &joint, std::span<const double> before, std::span<const double> now);

    const Clip &m_clip;
    int m_first; // joint of the figure
    int m_end; // after its last joint
    double m_jerkPerDifference;
    std::vector<glm::dvec3> m_history[3]; // the joints' positions in the frames before, the last frame last
    int m_historyLength = 0;
    RunningStatistics m_thirdDifferences; // file units
    double m_largestStep = 0.0;
    int m_bigSteps = 0;
    long long m_notFinite = 0;
};

} // namespace limber
