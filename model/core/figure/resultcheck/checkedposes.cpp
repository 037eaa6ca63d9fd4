#include "resultcheck/checkedposes.h"

#include "geometry/geometry.h"

#include <glm/geometric.hpp>

#include <cmath>

namespace limber {

CheckedPoses::CheckedPoses(const Clip &clip, const PositionRules &rules) : m_clip(clip), m_run(clip.skeleton, rules)
{
}

void CheckedPoses::read(int first, int last)
{
    m_first = first;
    const auto count = static_cast<std::size_t>(last - first + 1);
    m_matrices.resize(count * static_cast<std::size_t>(m_run.jointCount()));
    m_run.worldFromJoint(m_clip.motion, first, last - first + 1, m_matrices);
    m_positions.resize(count * static_cast<std::size_t>(m_run.pointCount()));
    m_run.worldPositions(m_clip.motion, first, last - first + 1, m_positions);
}

const glm::mat4x3 &CheckedPoses::worldFromJoint(int frame, int joint) const
{
    return m_matrices[static_cast<std::size_t>(frame - m_first) * static_cast<std::size_t>(m_run.jointCount()) +
                      static_cast<std::size_t>(joint)];
}

const glm::dvec3 &CheckedPoses::position(int frame, int joint) const
{
    return m_positions[static_cast<std::size_t>(frame - m_first) * static_cast<std::size_t>(m_run.pointCount()) +
                       static_cast<std::size_t>(joint)];
}

double CheckedPoses::turnDegrees(int frame, int joint) const
{
    const glm::mat4x3 &now = worldFromJoint(frame, joint);
    const glm::mat4x3 &before = worldFromJoint(frame - 1, joint);
    // The rotation between both: twice its cosine from the trace, twice its sine from the part that is not symmetric.
    // Together they are exact for small and for large angles, although the matrices are floats.
    const float twiceCosine =
        glm::dot(now[0], before[0]) + glm::dot(now[1], before[1]) + glm::dot(now[2], before[2]) - 1;
    const glm::vec3 axis =
        glm::cross(before[0], now[0]) + glm::cross(before[1], now[1]) + glm::cross(before[2], now[2]);
    return std::atan2(static_cast<double>(glm::length(axis)), static_cast<double>(twiceCosine)) * degreesPerRadian;
}

} // namespace limber
