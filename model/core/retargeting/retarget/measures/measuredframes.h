#pragma once

#include "body/bodyroles.h"
#include "motion/clip.h"
#include "pose/positionrule.h"

#include <glm/vec3.hpp>

#include <cmath>
#include <span>

namespace limber {

// A figure whose motion is measured, with its interpretation.
struct MeasuredFigure
{
    const Clip &clip; // must outlive the measures
    const PositionRules &rules; // of the clip
    const BodyRoles &roles; // of its joints
    Axis up = Axis::Y; // of the clip
    double ncmPerUnit = 1.0; // normalised centimetres: 170 over the body's length
    int top = NoJoint; // the joint below which the figure is; NoJoint if it is the whole clip
};

// The positions of all points of some consecutive frames, as PoseRun gives them.
struct MeasuredFrames
{
    int first = 0; // frame
    int count = 0; // of frames
    std::size_t pointCount = 0; // positions in a frame: joints, then end sites
    std::span<const glm::dvec3> positions; // of all points, frame by frame

    // Returns the position of a point; `frame` counts from the first of these frames.
    [[nodiscard]] const glm::dvec3 &at(int frame, int point) const
    {
        return positions[static_cast<std::size_t>(frame) * pointCount + static_cast<std::size_t>(point)];
    }
};

// The mean and maximum of values that are not negative.
struct MeanAndMaximum
{
    double mean = 0.0; // 0 without values
    double maximum = 0.0; // 0 without values
};

// Gathers numbers for their mean and maximum; it ignores numbers that are not finite.
class RunningStatistics
{
public:
    // Adds a value.
    void add(double value)
    {
        if (!std::isfinite(value))
            return;
        m_sum += value;
        m_maximum = m_count == 0 || value > m_maximum ? value : m_maximum;
        ++m_count;
    }
    // Adds all values of other statistics.
    void add(const RunningStatistics &other)
    {
        if (other.m_count > 0 && (m_count == 0 || other.m_maximum > m_maximum))
            m_maximum = other.m_maximum;
        m_sum += other.m_sum;
        m_count += other.m_count;
    }
    // Returns how many values there were.
    [[nodiscard]] long long count() const { return m_count; }
    // Returns the mean, or 0 without values.
    [[nodiscard]] double mean() const { return m_count > 0 ? m_sum / static_cast<double>(m_count) : 0.0; }
    // Returns mean and maximum of all values so far.
    [[nodiscard]] MeanAndMaximum result() const { return {mean(), m_maximum}; }

private:
    double m_sum = 0.0;
    double m_maximum = 0.0;
    long long m_count = 0;
};

} // namespace limber
