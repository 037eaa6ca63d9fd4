#include "ground/footlesslegs.h"

#include "base/at.h"
#include "base/statistics.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace limber {

namespace {

constexpr double lowFraction = 0.03; // of the frames in which a point of a foot is below its level on the floor
constexpr double onGround = 0.04; // of the body: joints of feet that stand on zero are above or below it by less
constexpr double nowhere = std::numeric_limits<double>::infinity();

} // namespace

FootlessLegs::FootlessLegs(std::vector<FootlessLeg> legs, const glm::dvec3 &up, double scale, double bodyLength)
    : m_legs(std::move(legs)), m_up(up), m_scale(scale), m_bodyLength(bodyLength), m_heights(m_legs.size())
{
}

void FootlessLegs::reserve(int frameCount)
{
    m_lowest.reserve(static_cast<std::size_t>(frameCount));
    for (Heights &leg : m_heights) {
        for (std::vector<double> &heights : leg)
            heights.reserve(static_cast<std::size_t>(frameCount));
    }
}

void FootlessLegs::record(const Pose &body, const Pose &figure)
{
    double lowest = nowhere;
    for (std::size_t leg = 0; leg < m_legs.size(); ++leg) {
        for (std::size_t kind = 0; kind < kinds; ++kind) {
            const NodeId node = m_legs[leg].foot[kind];
            if (node.isValid())
                m_heights[leg][kind].push_back(glm::dot(body.positionOf(node), m_up));
        }
        for (const EndSite &point : m_legs[leg].sole) {
            const glm::dvec3 place =
                at(figure.jointPositions, point.parent) + at(figure.worldFromJoint, point.parent) * point.offset;
            lowest = std::min(lowest, glm::dot(place, m_up));
        }
    }
    m_lowest.push_back(lowest);
}

// Returns how high each kind of point is while it stands.
std::array<double, FootlessLegs::kinds> FootlessLegs::levels() const
{
    std::array<double, kinds> levels{};
    for (std::size_t kind = 0; kind < kinds; ++kind) {
        levels[kind] = nowhere;
        for (const Heights &leg : m_heights) {
            if (!leg[kind].empty())
                levels[kind] = std::min(levels[kind], percentile(leg[kind], lowFraction));
        }
    }
    return levels;
}

// Returns how high the lower foot is in a frame.
double FootlessLegs::aboveLevels(std::size_t frame, const std::array<double, kinds> &levels) const
{
    double least = nowhere;
    for (const Heights &leg : m_heights) {
        for (std::size_t kind = 0; kind < kinds; ++kind) {
            if (!leg[kind].empty())
                least = std::min(least, leg[kind][frame] - levels[kind]);
        }
    }
    return std::max(least, 0.0);
}

std::optional<FootlessLegs::Plan> FootlessLegs::plan() const
{
    if (m_legs.empty() || m_lowest.empty())
        return std::nullopt;
    const std::array<double, kinds> standing = levels();
    Plan plan{*std::ranges::min_element(standing), {}};
    // The figure has soles, but the other body only joints near them.
    if (std::abs(plan.floor) < onGround * m_bodyLength)
        plan.floor = 0.0;
    for (std::size_t frame = 0; frame < m_lowest.size(); ++frame)
        plan.lifts.push_back(m_scale * (plan.floor + aboveLevels(frame, standing)) - m_lowest[frame]);
    return plan;
}

} // namespace limber
