#include "retarget/measures/slidemeasure.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <utility>

namespace limber {

SlideMeasure::SlideMeasure(const Contacts &contacts, Axis up, double ncmPerUnit, std::vector<glm::dvec3> floorPath)
    : m_up(up), m_ncmPerUnit(ncmPerUnit), m_floorPath(std::move(floorPath))
{
    for (const JointContacts &joint : contacts)
        m_standing.push_back({joint, 0, {}});
}

glm::dvec2 SlideMeasure::onFloor(const glm::dvec3 &place, int frame) const
{
    const auto index = static_cast<std::size_t>(frame);
    const glm::dvec3 position = index < m_floorPath.size() ? place - m_floorPath[index] : place;
    const int up = static_cast<int>(m_up);
    return glm::dvec2(position[(up + 1) % 3], position[(up + 2) % 3]) * m_ncmPerUnit;
}

void SlideMeasure::add(const MeasuredFrames &frames)
{
    for (Standing &standing : m_standing) {
        const std::vector<FrameInterval> &intervals = standing.contacts.intervals;
        while (standing.next < intervals.size() && intervals[standing.next].first < frames.first + frames.count) {
            const FrameInterval &interval = intervals[standing.next];
            const int end = std::min(interval.last + 1, frames.first + frames.count);
            for (int frame = std::max(interval.first, frames.first); frame < end; ++frame)
                standing.positions.push_back(onFloor(frames.at(frame - frames.first, standing.contacts.joint), frame));
            if (interval.last >= frames.first + frames.count)
                break;
            close(standing);
        }
    }
}

void SlideMeasure::finish()
{
    for (Standing &standing : m_standing) {
        if (!standing.positions.empty())
            close(standing);
    }
}

void SlideMeasure::close(Standing &standing)
{
    const std::vector<glm::dvec2> positions = std::exchange(standing.positions, {});
    ++standing.next;
    if (positions.size() < 2)
        return;
    glm::dvec2 middle(0.0);
    for (std::size_t i = 0; i < positions.size(); ++i) {
        middle += positions[i] / static_cast<double>(positions.size());
        if (i > 0)
            m_steps.add(glm::distance(positions[i], positions[i - 1]));
    }
    double farthest = 0.0;
    for (const glm::dvec2 &position : positions)
        farthest = std::max(farthest, glm::distance(position, middle));
    m_drifts.add(farthest);
}

} // namespace limber
