#include "posing/heldnodes.h"

#include "base/at.h"
#include "geometry/geometry.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>

#include <algorithm>
#include <limits>

namespace limber {

namespace {

constexpr double bridgedFades = 2.5; // a gap between two holds of at most so many fades, which is a step, is held too

} // namespace

double holdingWeight(const HeldNode &held, int frame, int fadeFrames)
{
    if (held.frames.empty())
        return 1.0;
    double weight = 0.0;
    int lastBefore = std::numeric_limits<int>::min() / 2; // of the holds before the frame
    int firstAfter = std::numeric_limits<int>::max() / 2; // of those after it
    for (const FrameInterval &frames : held.frames) {
        const int distance = std::max({0, frames.first - frame, frame - frames.last});
        weight = std::max(weight, smootherStep(1.0 - static_cast<double>(distance) / (fadeFrames + 1)));
        if (frames.last < frame)
            lastBefore = std::max(lastBefore, frames.last);
        if (frames.first > frame)
            firstAfter = std::min(firstAfter, frames.first);
    }
    return firstAfter - lastBefore - 1 <= bridgedFades * fadeFrames ? 1.0 : weight;
}

namespace {

// Moves the goals of nodes that share a bone to its length apart: the one that is held less goes around the other, from
// the bone's direction in the changed pose to the one before. `weights` is parallel to the goals.
void keepBones(const Skeleton &skeleton, const Pose &before, const Pose &changed, const std::vector<double> &weights,
               std::vector<PoseGoal> &goals)
{
    for (std::size_t child = 0; child < goals.size(); ++child) {
        for (std::size_t parent = 0; parent < goals.size(); ++parent) {
            if (skeleton.parentOf(goals[child].node) != goals[parent].node.index || !goals[parent].node.isJoint())
                continue;
            if (weights[child] + weights[parent] >= 2.0)
                continue;
            const std::size_t kept = weights[child] >= weights[parent] ? child : parent;
            const std::size_t yielding = kept == child ? parent : child;
            const auto bone = [&](const Pose &pose) {
                return pose.positionOf(goals[yielding].node) - pose.positionOf(goals[kept].node);
            };
            const glm::dvec3 direction = directionOf(glm::mix(bone(changed), bone(before), weights[yielding]));
            goals[yielding].position = goals[kept].position + direction * glm::length(bone(before));
        }
    }
}

} // namespace

std::vector<PoseGoal> holdingGoals(const Skeleton &skeleton, std::span<const HeldNode> held, int frame, int fadeFrames,
                                   const Pose &before, const Pose &changed)
{
    std::vector<PoseGoal> goals;
    std::vector<double> weights;
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
        weights.push_back(weight);
    }
    keepBones(skeleton, before, changed, weights, goals);
    return goals;
}

} // namespace limber
