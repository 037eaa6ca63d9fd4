#include "body/bodyup.h"

#include "base/statistics.h"
#include "pose/pose.h"
#include "pose/upaxis.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <vector>

namespace limber {

namespace {

constexpr double uprightFraction = 0.85; // how much of the displacement from the feet to the head is along one axis

} // namespace

std::optional<Axis> upAxisOfBody(const Clip &clip, const PositionRules &rules, const BodyRoles &roles)
{
    const int head = roles.find(BodyPart::Head);
    const int left = roles.find(BodyPart::Foot, BodySide::Left);
    const int right = roles.find(BodyPart::Foot, BodySide::Right);
    constexpr int mostSamples = 64;
    const int frames = clip.motion.frameCount();
    if (head == NoJoint || left == NoJoint || right == NoJoint || frames == 0)
        return std::nullopt;
    std::vector<double> displacements[3];
    Pose pose;
    for (int frame = 0; frame < frames; frame += std::max(1, frames / mostSamples)) {
        evaluatePose(clip.skeleton, clip.motion.frame(frame), rules, pose);
        const auto positionOf = [&](int joint) { return pose.jointPositions[static_cast<std::size_t>(joint)]; };
        const glm::dvec3 displacement = positionOf(head) - 0.5 * (positionOf(left) + positionOf(right));
        for (int axis = 0; axis < 3; ++axis)
            displacements[axis].push_back(displacement[axis]);
    }
    const glm::dvec3 displacement(middleValue(displacements[0]), middleValue(displacements[1]),
                                  middleValue(displacements[2]));
    const glm::dvec3 upwards = glm::max(displacement, glm::dvec3(0.0)); // no figure stands on its head for long
    for (const Axis axis : {Axis::Y, Axis::Z, Axis::X}) {
        if (upwards[static_cast<int>(axis)] > uprightFraction * glm::length(displacement))
            return axis;
    }
    return std::nullopt;
}

Axis sourceUpAxis(const Clip &clip, const PositionRules &rules, const BodyRoles &roles)
{
    const auto axis = upAxisOfBody(clip, rules, roles);
    return axis ? *axis : decideUpAxis(clip, rules).axis;
}

} // namespace limber
