#include "body/bodyup.h"

#include "base/at.h"
#include "base/statistics.h"
#include "body/upaxisdecision.h"
#include "pose/pose.h"
#include "pose/travellingjoints.h"
#include "pose/upaxis.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace limber {

namespace {

constexpr double uprightFraction = 0.85; // how much of the displacement from the feet to the head is along one axis
constexpr double hangingFraction = 0.7; // the same for one that hangs; it may be bent
constexpr double restFraction = 0.5; // of a rest pose that stands

// Returns the neck, or else the lowest joint of the spine, for a figure without a head.
int insteadOfHead(const BodyRoles &roles)
{
    const int neck = roles.find(BodyPart::Neck);
    return neck != NoJoint ? neck : roles.find(BodyPart::Spine);
}

// Returns the displacement from the middle of the feet to a joint at the upper end of the body.
std::optional<glm::dvec3> feetTo(int head, const BodyRoles &roles, const Pose &pose)
{
    const int left = roles.find(BodyPart::Foot, BodySide::Left);
    const int right = roles.find(BodyPart::Foot, BodySide::Right);
    if (head == NoJoint || left == NoJoint || right == NoJoint)
        return std::nullopt;
    const auto positionOf = [&](int joint) { return at(pose.jointPositions, joint); };
    return positionOf(head) - 0.5 * (positionOf(left) + positionOf(right));
}

std::vector<int> sampledFrames(int frameCount)
{
    constexpr int mostSamples = 64;
    std::vector<int> frames;
    for (int frame = 0; frame < frameCount; frame += std::max(1, frameCount / mostSamples))
        frames.push_back(frame);
    return frames;
}

// Returns the median displacement over the frames.
std::optional<glm::dvec3> usualFeetTo(int head, const Clip &clip, const PositionRules &rules, const BodyRoles &roles)
{
    const int frames = clip.motion.frameCount();
    std::vector<double> displacements[3];
    Pose pose;
    for (const int frame : sampledFrames(frames)) {
        evaluatePose(clip.skeleton, clip.motion.frame(frame), rules, pose);
        const auto displacement = feetTo(head, roles, pose);
        if (!displacement)
            return std::nullopt;
        for (int axis = 0; axis < 3; ++axis)
            displacements[axis].push_back((*displacement)[axis]);
    }
    if (frames == 0)
        return std::nullopt;
    return glm::dvec3(middleValue(displacements[0]), middleValue(displacements[1]), middleValue(displacements[2]));
}

bool isFootOrToe(const BodyRoles &roles, int joint)
{
    const BodyPart part = roles.of(joint).part;
    return part == BodyPart::Foot || part == BodyPart::Toe;
}

// Returns from the lower to the upper fifth of some heights.
double usualSpread(const std::vector<double> &heights)
{
    return percentile(heights, 0.8) - percentile(heights, 0.2);
}

// How well the feet of a figure that hangs keep their height and their place, against its head and hands. Whoever
// stands on the feet keeps them where they are; whoever stands on the hands keeps those.
class SteadyEnds
{
public:
    SteadyEnds(const Clip &clip, const PositionRules &rules, const BodyRoles &roles, int along)
        : m_apart(jointsApart(clip, rules))
    {
        for (const int frame : sampledFrames(clip.motion.frameCount())) {
            const Pose pose = poseAt(clip, frame, rules);
            addHeights(clip.skeleton, roles, pose, along);
            if (frame + 1 < clip.motion.frameCount())
                addSteps(clip.skeleton, roles, pose, poseAt(clip, frame + 1, rules));
        }
    }

    [[nodiscard]] bool areFeet() const
    {
        constexpr double steadierInHeight = 1.5;
        constexpr double steadierInPlace = 3.0;
        if (steadierInHeight * usualSpread(m_feet) < usualSpread(m_lowest))
            return true;
        return !m_footSteps.empty() && steadierInPlace * median(m_footSteps) < median(m_otherSteps) &&
               usualSpread(m_feet) < steadierInHeight * usualSpread(m_lowest);
    }

private:
    void addHeights(const Skeleton &skeleton, const BodyRoles &roles, const Pose &pose, int along)
    {
        double highestFoot = std::numeric_limits<double>::lowest();
        double lowest = std::numeric_limits<double>::max();
        const auto add = [&](const glm::dvec3 &point, int joint) {
            if (isFootOrToe(roles, joint))
                highestFoot = std::max(highestFoot, point[along]);
            lowest = std::min(lowest, point[along]);
        };
        for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
            if (!at(m_apart, joint))
                add(at(pose.jointPositions, joint), joint);
        }
        for (int end = 0; end < skeleton.endSiteCount(); ++end)
            add(at(pose.endPositions, end), skeleton.endSite(end).parent);
        m_feet.push_back(highestFoot);
        m_lowest.push_back(lowest);
    }

    // Adds how far the quietest foot moves in a frame, and the quietest of head and hands.
    void addSteps(const Skeleton &skeleton, const BodyRoles &roles, const Pose &pose, const Pose &next)
    {
        double foot = std::numeric_limits<double>::max();
        double other = std::numeric_limits<double>::max();
        for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
            const BodyPart part = roles.of(joint).part;
            const double step = glm::distance(at(pose.jointPositions, joint), at(next.jointPositions, joint));
            if (isFootOrToe(roles, joint))
                foot = std::min(foot, step);
            else if (part == BodyPart::Head || part == BodyPart::Hand)
                other = std::min(other, step);
        }
        m_footSteps.push_back(foot);
        m_otherSteps.push_back(other);
    }

    std::vector<bool> m_apart; // by joint: not a part of the body
    std::vector<double> m_feet; // heights of the highest point of the feet
    std::vector<double> m_lowest; // heights of the lowest point of the body
    std::vector<double> m_footSteps;
    std::vector<double> m_otherSteps;
};

// Returns the joint at the upper end of the body.
int topOf(const BodyRoles &roles)
{
    const int head = roles.find(BodyPart::Head);
    return head != NoJoint ? head : insteadOfHead(roles);
}

// Returns the axis to which a displacement is nearly parallel, whatever its sign.
std::optional<Axis> nearestAxis(const glm::dvec3 &displacement)
{
    for (const Axis axis : {Axis::Y, Axis::Z, Axis::X}) {
        if (std::abs(displacement[static_cast<int>(axis)]) > uprightFraction * glm::length(displacement))
            return axis;
    }
    return std::nullopt;
}

} // namespace

std::optional<glm::dvec3> feetToHead(const Clip &clip, const PositionRules &rules, const BodyRoles &roles)
{
    return usualFeetTo(topOf(roles), clip, rules, roles);
}

std::optional<Axis> standingAxisAtRest(const Skeleton &skeleton, const BodyRoles &roles)
{
    const Pose rest = restPose(skeleton);
    const int top = topOf(roles);
    const auto displacement = feetTo(top, roles, rest);
    const int left = roles.find(BodyPart::Thigh, BodySide::Left);
    const int right = roles.find(BodyPart::Thigh, BodySide::Right);
    if (!displacement || left == NoJoint || right == NoJoint)
        return std::nullopt;
    const auto positionOf = [&](int joint) { return at(rest.jointPositions, joint); };
    const glm::dvec3 upwards = positionOf(top) - 0.5 * (positionOf(left) + positionOf(right));
    const glm::dvec3 downwards = upwards - *displacement;
    return glm::dot(upwards, downwards) < 0.0 ? nearestAxis(*displacement) : std::nullopt;
}

bool isHeadUpAtRest(const Skeleton &skeleton, const BodyRoles &roles)
{
    const auto displacement = feetTo(topOf(roles), roles, restPose(skeleton));
    const auto axis = standingAxisAtRest(skeleton, roles);
    return displacement && axis && (*displacement)[static_cast<int>(*axis)] > 0.0;
}

std::optional<Axis> upAxisOfBody(const Clip &clip, const PositionRules &rules, const BodyRoles &roles)
{
    const auto displacement = usualFeetTo(roles.find(BodyPart::Head), clip, rules, roles);
    if (!displacement)
        return std::nullopt;
    const glm::dvec3 upwards = glm::max(*displacement, glm::dvec3(0.0)); // no figure stands on its head for long
    for (const Axis axis : {Axis::Y, Axis::Z, Axis::X}) {
        if (upwards[static_cast<int>(axis)] > uprightFraction * glm::length(*displacement))
            return axis != Axis::X || decideUpAxis(clip, rules).axis == Axis::X ? std::optional(axis) : std::nullopt;
    }
    return std::nullopt;
}

bool hangsHeadDown(const Clip &clip, const PositionRules &rules, const BodyRoles &roles, Axis up)
{
    const int along = static_cast<int>(up);
    const int top = topOf(roles);
    const auto usual = usualFeetTo(top, clip, rules, roles);
    if (!usual || (*usual)[along] > -hangingFraction * glm::length(*usual))
        return false;
    const auto rest = feetTo(top, roles, restPose(clip.skeleton));
    return !rest || (*rest)[along] < restFraction * glm::length(*rest) ||
           SteadyEnds(clip, rules, roles, along).areFeet();
}

UpAxis upAxisAfterChange(const Clip &clip, const PositionRules &rules, const BodyRoles &roles, const UpAxis &before)
{
    if (upAxisOfBody(clip, rules, roles) != before.axis)
        return decideUpAxis(clip, rules);
    UpAxis same = before;
    same.isNegative = hangsHeadDown(clip, rules, roles, before.axis);
    return same;
}

} // namespace limber
