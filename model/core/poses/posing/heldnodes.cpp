#include "posing/heldnodes.h"

#include "base/at.h"
#include "contacts/legreach.h"
#include "geometry/geometry.h"
#include "pose/carriedplace.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <utility>

namespace limber {

namespace {

constexpr double sameRadians = 1e-6; // except for rounding
constexpr double bridgedFades = 2.5; // a gap between two holds of at most so many fades, which is a step, is held too
constexpr double mostHeelRadians = 0.6;

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

// Returns how far a foot is held because it swings low.
double lowWeight(const HeldNode &held, const Pose &before)
{
    if (!held.swing)
        return 0.0;
    const LowSwing &swing = *held.swing;
    const double height = glm::dot(before.positionOf(held.node), swing.up);
    return smootherStep((swing.high - height) / (swing.high - swing.low));
}

// The goals of a frame with how far each node is held there.
struct WeighedGoals
{
    const Skeleton &skeleton;
    const Pose &before;
    const Pose &changed;
    std::vector<PoseGoal> goals;
    std::vector<double> weights; // parallel to the goals
    std::vector<std::optional<HeldLeg>> legs; // parallel to the goals

    // Makes the goals at the two ends of each bone agree.
    void joinBones()
    {
        std::vector<std::size_t> implied;
        for (std::size_t child = 0; child < goals.size(); ++child) {
            for (std::size_t parent = 0; parent < goals.size(); ++parent) {
                if (!isBone(parent, child))
                    continue;
                keepLength(parent, child);
                if (goals[parent].rotation && followsFrom(parent, child))
                    implied.push_back(child);
            }
        }
        for (std::size_t foot = 0; foot < goals.size(); ++foot) {
            if (legs[foot] && goals[foot].rotation && reachSoftly(foot))
                std::erase_if(implied, [&](std::size_t child) { return isTurnedAlone(foot, child); });
        }
        std::ranges::sort(implied, std::greater());
        for (const std::size_t child : implied)
            goals.erase(goals.begin() + static_cast<std::ptrdiff_t>(child));
    }

private:
    [[nodiscard]] bool isBone(std::size_t parent, std::size_t child) const
    {
        return goals[parent].node.isJoint() && skeleton.parentOf(goals[child].node) == goals[parent].node.index;
    }

    // Returns whether a toe keeps its own rotation when the heel rises.
    [[nodiscard]] bool isTurnedAlone(std::size_t foot, std::size_t child) const
    {
        return isBone(foot, child) && goals[child].rotation && goals[child].node.isJoint();
    }

    // Moves the goal of a foot that its leg would be stretched for: around its toe if that is held, too, else towards
    // the hip. Returns whether the heel rises.
    bool reachSoftly(std::size_t foot)
    {
        const HeldLeg &leg = *legs[foot];
        const LegReach legReach(at(before.jointPositions, leg.thigh), at(before.jointPositions, leg.shin),
                                at(before.jointPositions, leg.foot));
        const glm::dvec3 &hip = at(changed.jointPositions, leg.thigh);
        const double reach = legReach.softened(glm::distance(hip, goals[foot].position));
        const bool rises = raiseHeel(foot, hip, reach);
        const glm::dvec3 towards = hip - goals[foot].position;
        const double missing = glm::length(towards) - reach;
        if (missing > 0.0) {
            const glm::dvec3 by = directionOf(towards) * missing;
            for (std::size_t each = 0; each < goals.size(); ++each) {
                if (each == foot || isBone(foot, each))
                    goals[each].position += by;
            }
        }
        return rises;
    }

    struct Pivot
    {
        glm::dvec3 position{0.0};
        double weight = 0.0; // how far it is held
    };

    // Returns what a foot turns about when its heel rises: its held toe, else whatever is at its end.
    [[nodiscard]] Pivot pivotOf(std::size_t foot) const
    {
        for (std::size_t toe = 0; toe < goals.size(); ++toe) {
            if (isBone(foot, toe))
                return {goals[toe].position, weights[toe]};
        }
        const std::vector<NodeId> ends = skeleton.childrenOf(goals[foot].node.index);
        if (ends.empty())
            return {};
        const glm::dvec3 bone = changed.positionOf(ends.front()) - changed.positionOf(goals[foot].node);
        const glm::dmat3 &now = at(changed.worldFromJoint, goals[foot].node.index);
        return {goals[foot].position + *goals[foot].rotation * (glm::transpose(now) * bone), weights[foot]};
    }

    // Turns the foot about its toe towards the hip, by what would be missing if it lay across that direction. Returns
    // whether it was turned.
    bool raiseHeel(std::size_t foot, const glm::dvec3 &hip, double reach)
    {
        const Pivot pivot = pivotOf(foot);
        const glm::dvec3 ankle = goals[foot].position - pivot.position;
        const glm::dvec3 towards = hip - goals[foot].position;
        const double length = glm::length(ankle);
        const double missing = glm::length(towards) - reach;
        const glm::dvec3 axis = glm::cross(directionOf(ankle), directionOf(towards)); // short where it would not help
        if (!(missing > 0.0) || !(length > 0.0) || axis == glm::dvec3(0.0))
            return false;
        const double most = pivot.weight * mostHeelRadians;
        const glm::dmat3 turn =
            glm::mat3_cast(rotationFromVector(axis * (most * std::tanh(missing / (length * mostHeelRadians)))));
        goals[foot].position = pivot.position + turn * ankle;
        goals[foot].rotation = turn * *goals[foot].rotation;
        return true;
    }

    // Moves the node that is held less to the bone's length apart: it goes around the other one, from the bone's
    // direction in the changed pose to the one before.
    void keepLength(std::size_t parent, std::size_t child)
    {
        if (weights[child] + weights[parent] >= 2.0)
            return;
        const std::size_t kept = weights[child] >= weights[parent] ? child : parent;
        const std::size_t yielding = kept == child ? parent : child;
        const auto bone = [&](const Pose &pose) {
            return pose.positionOf(goals[yielding].node) - pose.positionOf(goals[kept].node);
        };
        const glm::dvec3 direction = directionOf(glm::mix(bone(changed), bone(before), weights[yielding]));
        goals[yielding].position = goals[kept].position + direction * glm::length(bone(before));
    }

    // Returns whether the goal of the parent, a position and a rotation, brings its child where it is held: an ankle
    // brings its toe there. To this end the parent's rotation yields to a child that is held more, and the child's
    // position to a parent that is; otherwise the two could not both be reached, and the search between them jumps.
    bool followsFrom(std::size_t parent, std::size_t child)
    {
        const glm::dmat3 &now = at(changed.worldFromJoint, goals[parent].node.index);
        const glm::dvec3 offset =
            glm::transpose(now) * (changed.positionOf(goals[child].node) - changed.positionOf(goals[parent].node));
        glm::dmat3 &rotation = *goals[parent].rotation;
        if (weights[child] > weights[parent])
            rotation =
                glm::mat3_cast(quaternionArc(rotation * offset, goals[child].position - goals[parent].position)) *
                rotation;
        goals[child].position = goals[parent].position + rotation * offset;
        // Its own joint may have been rotated, which only a goal of its own takes back.
        const NodeId node = goals[child].node;
        return !node.isJoint() || angleOf(glm::transpose(localRotationIn(before, parent, node)) *
                                          localRotationIn(changed, parent, node)) < sameRadians;
    }

    [[nodiscard]] glm::dmat3 localRotationIn(const Pose &pose, std::size_t parent, NodeId node) const
    {
        return glm::transpose(at(pose.worldFromJoint, goals[parent].node.index)) * at(pose.worldFromJoint, node.index);
    }
};

} // namespace

std::vector<PoseGoal> holdingGoals(const Skeleton &skeleton, std::span<const HeldNode> held, int frame, int fadeFrames,
                                   const Pose &before, const Pose &changed)
{
    return holdingGoals(skeleton, held, frame, fadeFrames, before, changed, changed);
}

std::vector<PoseGoal> holdingGoals(const Skeleton &skeleton, std::span<const HeldNode> held, int frame, int fadeFrames,
                                   const Pose &before, const Pose &changed, const Pose &spaces)
{
    WeighedGoals weighed{skeleton, before, changed, {}, {}, {}};
    for (const HeldNode &node : held) {
        const double weight = std::max(holdingWeight(node, frame, fadeFrames), lowWeight(node, before));
        if (weight <= 0.0)
            continue;
        const CarriedPlace::Place place = CarriedPlace(before, node.node, node.space).in(spaces);
        PoseGoal goal{.node = node.node, .position = {}, .rotation = {}};
        goal.position =
            weight >= 1.0 ? place.position : glm::mix(changed.positionOf(node.node), place.position, weight);
        if (node.holdsRotation && node.node.isJoint()) {
            const glm::dquat now = glm::quat_cast(at(changed.worldFromJoint, node.node.index));
            goal.rotation = weight >= 1.0 ? place.rotation
                                          : glm::mat3_cast(glm::slerp(now, glm::quat_cast(*place.rotation), weight));
        }
        weighed.goals.push_back(goal);
        weighed.weights.push_back(weight);
        weighed.legs.push_back(node.leg);
    }
    weighed.joinBones();
    return std::move(weighed.goals);
}

} // namespace limber
