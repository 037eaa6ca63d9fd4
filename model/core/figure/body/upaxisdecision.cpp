#include "body/upaxisdecision.h"

#include "base/at.h"
#include "base/statistics.h"
#include "body/bodystructure.h"
#include "body/bodyup.h"
#include "body/vocabulary.h"
#include "messages/posemessages.h"
#include "pose/pose.h"
#include "pose/travellingjoints.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <vector>

namespace limber {

namespace {

constexpr int mostFloorSamples = 64;
constexpr double uprightAlongAxis = 0.85; // how much of the displacement from the feet to the head is along the axis
// Fractions of the figure's size: how far it moves at least, and how near to zero a floor is.
constexpr double moves = 0.1;
constexpr double atZero = 0.05;
constexpr double tallestLying = 0.8; // how high one that lies, crawls or sits up is at most
constexpr double hardlyMoves = 0.5;
constexpr double travels = 0.3; // of a figure without feet or a head, along the axis along which it is tallest
constexpr double tallerInMotion = 1.8; // likewise
constexpr double tallerAtRest = 2.2;
// A floor is the end of the figure that moves clearly least.
constexpr double steadierThanBoth = 1.5;
constexpr double steadierThanOne = 3.0;
constexpr double walkOfSize = 0.3; // how long a walk is at least
constexpr double forward = 0.7; // how much of it is where the body faces

// Where the ends of a figure are along one axis, over its frames.
struct AxisEnd
{
    double level = 0.0; // median
    double spread = 0.0; // from the lower to the upper tenth
};

// What shows whether an axis is up in a clip, beside the shape.
class AxisClues
{
public:
    AxisClues(const Clip &clip, const PositionRules &rules, const BodyRoles &roles)
        : m_clip(clip), m_rules(rules), m_apart(jointsApart(clip, rules)), m_upright(feetToHead(clip, rules, roles)),
          m_restAxis(standingAxisAtRest(clip.skeleton, roles)), m_restIsHeadUp(isHeadUpAtRest(clip.skeleton, roles)),
          m_pelvis(std::max(0, roles.find(BodyPart::Pelvis))), m_left(roles.find(BodyPart::Thigh, BodySide::Left)),
          m_right(roles.find(BodyPart::Thigh, BodySide::Right))
    {
        if (!clip.motion.isEmpty())
            samplePoses();
    }

    // Returns whether the figure lies, crawls or sits along this axis, on a floor at zero that it never leaves, and has
    // no floor along the axis that the shape says. One that jumps or stands on a lift may have such a floor behind it
    // or beside it by chance, so the head must not be up as at rest, nor Z be taken for Y without a rest pose along it.
    [[nodiscard]] bool liesInsteadOf(Axis shape, Axis axis) const
    {
        if (axis == Axis::X || !m_upright || standsAlong(axis) || hasFloorAtZero(shape, moves) ||
            !hasFloorAtZero(axis, atZero) || extentAlong(axis) > tallestLying * m_size)
            return false;
        const bool standsAtRest = m_restAxis == shape && m_restIsHeadUp;
        if ((*m_upright)[int(shape)] < 0.0)
            return !standsAtRest || isSteadiest(axis, endAlong(axis, false));
        return !standsAtRest && (m_restAxis == axis || axis == Axis::Y);
    }

    // Returns whether this axis is up although the shape says that `shape` is.
    [[nodiscard]] bool isUpInsteadOf(Axis shape, Axis axis) const
    {
        if (m_poses.empty())
            return m_restAxis == axis;
        const bool hangs = standsAlong(axis) && (*m_upright)[int(axis)] < 0.0;
        const AxisEnd own = endAlong(axis, hangs);
        const AxisEnd others = endAlong(shape, false);
        const bool hasFloor = isSteadiest(axis, own);
        const bool isAtZero = std::abs(own.level) <= atZero * m_size && !hasFloorAtZero(shape, moves);
        if (!m_upright && isTallest(axis) && own.spread <= travels * m_size)
            return true;
        if (!standsAlong(axis))
            return !standsAlong(shape) && hasFloor && isAtZero && own.spread < others.spread;
        const bool liesOnShape = hasFloorAtZero(shape, atZero) && !hasFloorAtZero(axis, moves);
        const bool hasFloorOnShape = others.spread <= moves * m_size;
        if (axis != Axis::X && !m_restAxis && !standsAlong(shape) && !liesOnShape &&
            (!hasFloorOnShape || largestSpread() < hardlyMoves * m_size))
            return true; // neither the rest pose nor a floor shows more
        if (m_restAxis == axis && m_restIsHeadUp && (*m_upright)[int(axis)] > 0.0)
            return true; // it may jump or stand on a lift
        if (m_restAxis == axis)
            return own.spread <= moves * m_size || own.spread < steadierThanOne * others.spread;
        return hasFloor || walksForward(axis) || isAtZero;
    }

private:
    void samplePoses()
    {
        const int frames = m_clip.motion.frameCount();
        for (int frame = 0; frame < frames; frame += std::max(1, frames / mostFloorSamples))
            m_poses.push_back(poseAt(m_clip, frame, m_rules));
        std::vector<double> sizes;
        for (const Pose &pose : m_poses) {
            const Bounds bounds = boundsOf(pose);
            m_low.push_back(bounds.low);
            m_high.push_back(bounds.high);
            const glm::dvec3 size = bounds.high - bounds.low;
            sizes.push_back(std::max({size.x, size.y, size.z}));
        }
        m_size = m_upright ? glm::length(*m_upright) : median(sizes);
    }

    struct Bounds
    {
        glm::dvec3 low{std::numeric_limits<double>::max()};
        glm::dvec3 high{std::numeric_limits<double>::lowest()};
    };

    // Returns the bounds of a pose without joints that are apart from the body.
    [[nodiscard]] Bounds boundsOf(const Pose &pose) const
    {
        Bounds bounds;
        const auto add = [&](const glm::dvec3 &point) {
            bounds.low = glm::min(bounds.low, point);
            bounds.high = glm::max(bounds.high, point);
        };
        for (std::size_t joint = 0; joint < pose.jointPositions.size(); ++joint) {
            if (!m_apart[joint])
                add(pose.jointPositions[joint]);
        }
        std::ranges::for_each(pose.endPositions, add);
        return bounds;
    }

    [[nodiscard]] bool standsAlong(Axis axis) const
    {
        return m_upright && std::abs((*m_upright)[int(axis)]) > uprightAlongAxis * glm::length(*m_upright);
    }

    [[nodiscard]] AxisEnd endAlong(Axis axis, bool isHigh) const
    {
        std::vector<double> ends;
        for (const glm::dvec3 &end : isHigh ? m_high : m_low)
            ends.push_back(end[int(axis)]);
        return {median(ends), percentile(ends, 0.9) - percentile(ends, 0.1)};
    }

    [[nodiscard]] bool hasFloorAtZero(Axis axis, double mostSpread) const
    {
        const AxisEnd low = endAlong(axis, false);
        return std::abs(low.level) <= atZero * m_size && low.spread <= mostSpread * m_size;
    }

    [[nodiscard]] double largestSpread() const
    {
        double largest = 0.0;
        for (const Axis axis : {Axis::X, Axis::Y, Axis::Z})
            largest = std::max(largest, endAlong(axis, false).spread);
        return largest;
    }

    // Returns whether the figure moves, and clearly least at its end along this axis.
    [[nodiscard]] bool isSteadiest(Axis axis, const AxisEnd &own) const
    {
        const Axis next = static_cast<Axis>((int(axis) + 1) % 3);
        const Axis last = static_cast<Axis>((int(axis) + 2) % 3);
        const auto [least, most] = std::minmax({endAlong(next, false).spread, endAlong(last, false).spread});
        const double rounding = 1e-9 * m_size;
        return most > moves * m_size && most >= steadierThanOne * own.spread &&
               least + rounding >= steadierThanBoth * own.spread;
    }

    // Returns whether the figure is clearly tallest along this axis, moving and at rest.
    [[nodiscard]] bool isTallest(Axis axis) const
    {
        const Bounds rest = boundsOf(restPose(m_clip.skeleton));
        const glm::dvec3 atRest = rest.high - rest.low;
        for (int step = 1; step < 3; ++step) {
            const Axis other = static_cast<Axis>((int(axis) + step) % 3);
            if (extentAlong(axis) <= tallerInMotion * extentAlong(other) ||
                atRest[int(axis)] <= tallerAtRest * atRest[int(other)])
                return false;
        }
        return endAlong(axis, false).spread > 0.0; // a thing that never moves stands nowhere
    }

    [[nodiscard]] double extentAlong(Axis axis) const
    {
        std::vector<double> extents;
        for (std::size_t i = 0; i < m_poses.size(); ++i)
            extents.push_back((m_high[i] - m_low[i])[int(axis)]);
        return median(extents);
    }

    // Returns whether the pelvis travels where the body faces if it stands along this axis. One that lies does not: it
    // faces up, down or aside.
    [[nodiscard]] bool walksForward(Axis axis) const
    {
        if (m_left == NoJoint || m_right == NoJoint)
            return false;
        double ahead = 0.0;
        double path = 0.0;
        const double sign = (*m_upright)[int(axis)] < 0.0 ? -1.0 : 1.0;
        for (std::size_t i = 1; i < m_poses.size(); ++i) {
            const std::vector<glm::dvec3> &positions = m_poses[i].jointPositions;
            const glm::dvec3 step = at(positions, m_pelvis) - at(m_poses[i - 1].jointPositions, m_pelvis);
            const glm::dvec3 front =
                glm::cross(at(positions, m_left) - at(positions, m_right), sign * directionOf(axis));
            if (glm::length(front) > 0.0)
                ahead += glm::dot(step, glm::normalize(front));
            path += glm::length(step);
        }
        return ahead > walkOfSize * m_size && ahead > forward * path;
    }

    const Clip &m_clip;
    const PositionRules &m_rules;
    std::vector<bool> m_apart; // by joint: not a part of the body
    std::optional<glm::dvec3> m_upright; // from the feet to the head
    std::optional<Axis> m_restAxis; // along which the rest pose stands
    bool m_restIsHeadUp;
    int m_pelvis;
    int m_left; // thigh
    int m_right;
    std::vector<Pose> m_poses;
    std::vector<glm::dvec3> m_low; // by pose
    std::vector<glm::dvec3> m_high;
    double m_size = 0.0;
};

UpAxis decidedAxis(const Clip &clip, const PositionRules &rules, const BodyRoles &roles, UpAxisChoice choice)
{
    switch (choice) {
    case UpAxisChoice::X:
        return {Axis::X, messages::setByUser()};
    case UpAxisChoice::Y:
        return {Axis::Y, messages::setByUser()};
    case UpAxisChoice::Z:
        return {Axis::Z, messages::setByUser()};
    case UpAxisChoice::Auto:
        break;
    }
    UpAxis up = upAxisByShape(clip, rules);
    if (clip.skeleton.jointCount() == 0)
        return up;
    const AxisClues clues(clip, rules, roles);
    for (const Axis axis : {Axis::Y, Axis::Z, Axis::X}) {
        if (axis != up.axis && clues.liesInsteadOf(up.axis, axis))
            return {axis, messages::alongIt(messages::lyingOnFloor())};
        if (axis != up.axis && clues.isUpInsteadOf(up.axis, axis))
            return {axis, messages::alongIt(messages::headAboveFeet())};
    }
    return up;
}

} // namespace

UpAxis decideUpAxis(const Clip &clip, const PositionRules &rules, UpAxisChoice choice)
{
    const BodyRoles roles = bodyRoles(clip, rules, Vocabulary::builtIn());
    UpAxis up = decidedAxis(clip, rules, roles, choice);
    up.isNegative = hangsHeadDown(clip, rules, roles, up.axis);
    return up;
}

} // namespace limber
