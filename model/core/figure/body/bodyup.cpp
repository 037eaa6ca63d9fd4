#include "body/bodyup.h"

#include "base/statistics.h"
#include "body/upaxisdecision.h"
#include "pose/pose.h"
#include "pose/upaxis.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
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
    const auto positionOf = [&](int joint) { return pose.jointPositions[static_cast<std::size_t>(joint)]; };
    return positionOf(head) - 0.5 * (positionOf(left) + positionOf(right));
}

// Returns the median displacement over the frames.
std::optional<glm::dvec3> usualFeetTo(int head, const Clip &clip, const PositionRules &rules, const BodyRoles &roles)
{
    constexpr int mostSamples = 64;
    const int frames = clip.motion.frameCount();
    std::vector<double> displacements[3];
    Pose pose;
    for (int frame = 0; frame < frames; frame += std::max(1, frames / mostSamples)) {
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
    const auto positionOf = [&](int joint) { return rest.jointPositions[static_cast<std::size_t>(joint)]; };
    const glm::dvec3 upwards = positionOf(top) - 0.5 * (positionOf(left) + positionOf(right));
    const glm::dvec3 downwards = upwards - *displacement;
    return glm::dot(upwards, downwards) < 0.0 ? nearestAxis(*displacement) : std::nullopt;
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
    return !rest || (*rest)[along] < restFraction * glm::length(*rest);
}

UpAxis upAxisAfterChange(const Clip &clip, const PositionRules &rules, const BodyRoles &roles, const UpAxis &before)
{
    if (upAxisOfBody(clip, rules, roles) != before.axis)
        return decideUpAxis(clip, rules);
    UpAxis same = before;
    same.isNegative = hangsHeadDown(clip, rules, roles, before.axis);
    return same;
}

Axis sourceUpAxis(const Clip &clip, const PositionRules &rules, const BodyRoles &roles)
{
    const auto axis = upAxisOfBody(clip, rules, roles);
    return axis ? *axis : decideUpAxis(clip, rules).axis;
}

} // namespace limber
