#include "posing/heldnodes.h"

#include "base/at.h"
#include "geometry/geometry.h"

#include <glm/gtc/quaternion.hpp>

#include <algorithm>

namespace limber {

double holdingWeight(const HeldNode &held, int frame, int fadeFrames)
{
    if (held.frames.empty())
        return 1.0;
    double weight = 0.0;
    for (const FrameInterval &frames : held.frames) {
        const int distance = std::max({0, frames.first - frame, frame - frames.last});
        weight = std::max(weight, smootherStep(1.0 - static_cast<double>(distance) / (fadeFrames + 1)));
    }
    return weight;
}

std::vector<PoseGoal> holdingGoals(std::span<const HeldNode> held, int frame, int fadeFrames, const Pose &before,
                                   const Pose &changed)
{
    std::vector<PoseGoal> goals;
    for (const HeldNode &node : held) {
        const double weight = holdingWeight(node, frame, fadeFrames);
        if (weight <= 0.0)
            continue;
        PoseGoal goal{.node = node.node, .position = {}, .rotation = {}};
        goal.position = weight >= 1.0 ? before.positionOf(node.node)
                                      : glm::mix(changed.positionOf(node.node), before.positionOf(node.node), weight);
        if (node.holdsRotation && node.node.isJoint()) {
            const glm::dquat now = glm::quat_cast(at(changed.worldFromJoint, node.node.index));
            const glm::dquat then = glm::quat_cast(at(before.worldFromJoint, node.node.index));
            goal.rotation = weight >= 1.0 ? at(before.worldFromJoint, node.node.index)
                                          : glm::mat3_cast(glm::slerp(now, then, weight));
        }
        goals.push_back(goal);
    }
    return goals;
}

} // namespace limber
