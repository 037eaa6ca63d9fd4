#include "posing/posesearch.h"

#include "base/at.h"
#include "geometry/geometry.h"
#include "geometry/twobones.h"
#include "pose/jointangles.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double positionStiffness = 10.0;
constexpr double ncmOfPositionRadian = 40.0; // moving so far is as much as rotating by a radian
constexpr double foldedRadians = 3.05; // a knee does not fold farther
constexpr double straightRadians = 0.02;
constexpr double guessedRadians = 0.05;

bool isLocked(int joint, const SolverSettings &settings)
{
    return static_cast<std::size_t>(joint) < settings.locked.size() && at(settings.locked, joint);
}

// By how much a middle joint may rotate about its axis, on which it stands at `bend` now.
FreedomBounds boundsOf(double bend, bool respectsLimits)
{
    // Exactly straight it cannot tell that bending would help.
    const double guess = std::abs(bend) < straightRadians ? guessedRadians : 0.0;
    if (!respectsLimits)
        return {.guess = guess};
    return {-std::max(0.0, bend), std::max(0.0, foldedRadians - bend), guess};
}

} // namespace

std::vector<double> PoseSearch::run(std::span<const double> start, std::span<const PoseGoal> goals, bool hasDragged,
                                    const SolverSettings &settings) const
{
    PoseFreedoms freedoms(m_skeleton, m_rules, start);
    const Pose pose = freedoms.pose();
    addFreedoms(goals, hasDragged, settings, pose, freedoms);
    const std::vector<double> changes = nearestPose(freedoms, tasksOf(goals, hasDragged, settings, pose), m_ncm);
    return freedoms.values(changes);
}

void PoseSearch::addFreedoms(std::span<const PoseGoal> goals, bool hasDragged, const SolverSettings &settings,
                             const Pose &pose, PoseFreedoms &freedoms) const
{
    std::vector<bool> rotates(m_skeleton.joints().size());
    std::vector<bool> moves(m_skeleton.joints().size());
    for (std::size_t i = 0; i < goals.size(); ++i) {
        const NodeId node = goals[i].node;
        // With less than a whole body a pin is held by its own limb.
        const bool isPin = !(hasDragged && i == 0);
        const SolverReach reach =
            isPin && settings.reach != SolverReach::WholeBody ? SolverReach::Limb : settings.reach;
        for (const int joint : m_followers.rotating(node, reach))
            at(rotates, joint) = true;
        if (goals[i].rotation && node.isJoint())
            at(rotates, node.index) = true;
        if (const int moving = m_followers.moving(node, reach);
            moving != NoJoint && (!isPin || reach != SolverReach::Limb))
            at(moves, moving) = true;
    }
    for (int joint = 0; joint < m_skeleton.jointCount(); ++joint) {
        if (isLocked(joint, settings))
            continue;
        if (at(rotates, joint))
            addRotations(joint, settings, pose, freedoms);
        if (at(moves, joint))
            freedoms.addPositions(joint, positionStiffness, ncmOfPositionRadian * m_ncm);
    }
}

// Knees and elbows rotate about their hinge alone.
void PoseSearch::addRotations(int joint, const SolverSettings &settings, const Pose &pose, PoseFreedoms &freedoms) const
{
    const HingedLimb *limb = m_limbs.bentAt(joint);
    if (limb == nullptr || !JointAngles(m_skeleton.joint(joint)).isComplete()) {
        freedoms.addRotations(joint, m_followers.stiffness(joint));
        return;
    }
    const glm::dvec3 upper = at(pose.jointPositions, joint) - at(pose.jointPositions, limb->upper);
    const glm::dvec3 lower = at(pose.jointPositions, limb->end) - at(pose.jointPositions, joint);
    const glm::dvec3 axis = bendingAxis(upper, lower, at(pose.worldFromJoint, limb->upper) * limb->hinge);
    const double bend = std::atan2(glm::dot(axis, glm::cross(upper, lower)), glm::dot(upper, lower));
    freedoms.addHinge(joint, glm::transpose(at(pose.worldFromJoint, joint)) * axis,
                      boundsOf(bend, settings.respectsLimits), m_followers.stiffness(joint));
}

std::vector<PoseTask> PoseSearch::tasksOf(std::span<const PoseGoal> goals, bool hasDragged,
                                          const SolverSettings &settings, const Pose &pose) const
{
    std::vector<PoseTask> tasks;
    for (std::size_t i = 0; i < goals.size(); ++i) {
        const PoseGoal &goal = goals[i];
        const bool isPin = !(hasDragged && i == 0);
        PoseTask task{goal.node, goal.position, std::nullopt, isPin};
        if (goal.rotation && goal.node.isJoint())
            task.rotation = glm::normalize(glm::quat_cast(*goal.rotation));
        tasks.push_back(task);
        const HingedLimb *limb = m_limbs.carrying(goal.node);
        const bool isOwn = limb != nullptr && goal.node == NodeId::joint(limb->end) && goal.rotation;
        if (limb == nullptr || isOwn || isLocked(limb->end, settings) ||
            !JointAngles(m_skeleton.joint(limb->end)).isComplete())
            continue;
        tasks.push_back(
            {NodeId::joint(limb->end), std::nullopt, glm::quat_cast(at(pose.worldFromJoint, limb->end)), isPin});
    }
    return tasks;
}

} // namespace limber
