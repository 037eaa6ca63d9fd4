#include "posing/posesolver.h"

#include "base/at.h"
#include "body/bodymeasure.h"
#include "geometry/geometry.h"
#include "pose/pose.h"
#include "posing/limbbend.h"
#include "posing/posesearch.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double missedNcm = 1e-9; // a limb that is too short by less still reaches its goal
constexpr double shownNcm = 1e-7; // a limb whose channels cannot express its rotations stays farther away

bool isFinite(const PoseGoal &goal)
{
    double sum = glm::dot(goal.position, goal.position);
    for (int column = 0; goal.rotation && column < 3; ++column)
        sum += glm::dot((*goal.rotation)[column], (*goal.rotation)[column]);
    return std::isfinite(sum);
}

double ncmOf(const Clip &clip, const PositionRules &rules, const BodyRoles &roles)
{
    const double length = bodyLength(clip.skeleton, figureShape(clip, rules), roles);
    return length > 0.0 && std::isfinite(length) ? length / ncmOfBody : 1.0;
}

} // namespace

PoseSolver::PoseSolver(const Clip &clip, const PositionRules &rules, const BodyRoles &roles, Axis up)
    : m_skeleton(clip.skeleton), m_rules(rules), m_limbs(clip, rules, roles, up),
      m_followers(clip, rules, roles, m_limbs), m_ncm(ncmOf(clip, rules, roles))
{
}

SolvedPose PoseSolver::solve(std::span<const double> start, const PoseGoal &goal, std::span<const PoseGoal> pins,
                             const SolverSettings &settings) const
{
    return solve(start, std::span(&goal, 1), pins, settings);
}

SolvedPose PoseSolver::solve(std::span<const double> start, std::span<const PoseGoal> dragged,
                             std::span<const PoseGoal> pins, const SolverSettings &settings) const
{
    std::vector<PoseGoal> goals(dragged.begin(), dragged.end());
    goals.insert(goals.end(), pins.begin(), pins.end());
    SolvedPose solved{{start.begin(), start.end()}, 0.0, 0.0};
    if (goals.empty() || !isUsable(start, goals))
        return solved;
    solved.values = solveAll(start, goals, dragged.size(), settings);
    const std::vector<double> missing = distances(solved.values, goals);
    const auto firstPin = missing.begin() + static_cast<std::ptrdiff_t>(dragged.size());
    if (!dragged.empty())
        solved.missing = *std::max_element(missing.begin(), firstPin);
    if (!pins.empty())
        solved.worstPin = *std::max_element(firstPin, missing.end());
    return solved;
}

SolvedPose PoseSolver::hold(std::span<const double> start, std::span<const PoseGoal> pins,
                            const SolverSettings &settings) const
{
    return solve(start, std::span<const PoseGoal>(), pins, settings);
}

std::vector<int> PoseSolver::movedJoints(NodeId node, SolverReach reach) const
{
    if (!m_skeleton.contains(node))
        return {};
    std::vector<int> joints = m_followers.rotating(node, reach);
    const int moving = m_followers.moving(node, reach);
    if (moving != NoJoint && std::ranges::find(joints, moving) == joints.end())
        joints.insert(joints.begin(), moving);
    std::erase_if(joints, [this](int joint) { return m_skeleton.joint(joint).channels.empty(); });
    return joints;
}

bool PoseSolver::isUsable(std::span<const double> start, std::span<const PoseGoal> goals) const
{
    return start.size() == static_cast<std::size_t>(m_skeleton.columnCount()) &&
           std::ranges::all_of(start, [](double value) { return std::isfinite(value); }) &&
           std::ranges::all_of(
               goals, [this](const PoseGoal &goal) { return m_skeleton.contains(goal.node) && isFinite(goal); });
}

std::vector<double> PoseSolver::distances(std::span<const double> values, std::span<const PoseGoal> goals) const
{
    const Pose pose = evaluatePose(m_skeleton, values, m_rules);
    std::vector<double> distances;
    for (const PoseGoal &goal : goals)
        distances.push_back(glm::distance(pose.positionOf(goal.node), goal.position));
    return distances;
}

namespace {

// Returns the goals with that of a node directly below the end of a limb made a rotation of that end, if the end has a
// goal, too: an ankle and a toe are reached by bending the leg and rotating the foot.
std::vector<PoseGoal> joinedGoals(const Skeleton &skeleton, const HingedLimbs &limbs, const Pose &pose,
                                  std::span<const PoseGoal> goals, std::size_t firstHeld)
{
    std::vector<PoseGoal> joined(goals.begin(), goals.end());
    for (std::size_t end = firstHeld; end < joined.size(); ++end) {
        const HingedLimb *limb = limbs.carrying(joined[end].node);
        if (limb == nullptr || joined[end].node != NodeId::joint(limb->end) || joined[end].rotation)
            continue;
        const auto below = std::find_if(
            joined.begin() + static_cast<std::ptrdiff_t>(firstHeld), joined.end(),
            [&](const PoseGoal &goal) { return skeleton.parentOf(goal.node) == limb->end && !goal.rotation; });
        if (below == joined.end())
            continue;
        const glm::dvec3 now = pose.positionOf(below->node) - pose.positionOf(joined[end].node);
        joined[end].rotation = glm::mat3_cast(quaternionArc(now, below->position - joined[end].position)) *
                               at(pose.worldFromJoint, limb->end);
        const auto index = static_cast<std::size_t>(below - joined.begin());
        joined.erase(below);
        end -= index < end ? 1 : 0;
    }
    return joined;
}

} // namespace

// Solves all goals; those of dragged nodes are the first ones.
std::vector<double> PoseSolver::solveAll(std::span<const double> start, std::span<const PoseGoal> goals,
                                         std::size_t draggedCount, SolverSettings settings) const
{
    std::vector<double> values(start.begin(), start.end());
    // Without a dragged node, held nodes have priority over learned limits.
    if (draggedCount == 0 && settings.limits == LimitSource::Clip)
        settings.limits = LimitSource::Role;
    const HingedLimb *dragged = draggedCount > 0 ? m_limbs.carrying(goals.front().node) : nullptr;
    if (dragged == nullptr || (settings.pole && !std::isfinite(glm::dot(*settings.pole, *settings.pole))))
        settings.pole.reset();
    const Pose pose = evaluatePose(m_skeleton, start, m_rules);
    if (!settings.pole && std::ranges::all_of(goals, [&](const PoseGoal &goal) { return isMet(goal, pose, m_ncm); }))
        return values;
    const std::vector<PoseGoal> joined = joinedGoals(m_skeleton, m_limbs, pose, goals, draggedCount);
    if (bendLimbs(start, joined, draggedCount, settings, values))
        return values;
    const PoseSearch search(m_skeleton, m_rules, m_limbs, m_followers, m_ncm);
    // A change that is held frame after frame starts with stretched limbs, so that nothing jumps there.
    const std::vector<double> from = draggedCount > 0 ? std::vector<double>(start.begin(), start.end()) : values;
    values = search.run(from, goals, draggedCount, settings);
    if (settings.pole && limbFor(goals.front(), false, settings) != nullptr) {
        const PoseGoal here{goals.front().node,
                            evaluatePose(m_skeleton, values, m_rules).positionOf(goals.front().node), std::nullopt};
        bendLimb(m_skeleton, m_rules, *dragged, here, settings.pole, values);
    }
    return values;
}

// Returns the limb that can reach a goal by itself, or null if there is none.
const HingedLimb *PoseSolver::limbFor(const PoseGoal &goal, bool isDragged, const SolverSettings &settings) const
{
    constexpr std::size_t jointsOfLimb = 3;
    const HingedLimb *limb = m_limbs.carrying(goal.node);
    const auto isLocked = [&](int joint) {
        return static_cast<std::size_t>(joint) < settings.locked.size() && at(settings.locked, joint);
    };
    if (limb == nullptr || isLocked(limb->upper) || isLocked(limb->lower) || isLocked(limb->end) ||
        (goal.node.isJoint() && goal.rotation && isLocked(goal.node.index)))
        return nullptr;
    // A limb that bends by itself respects only the limits of its hinge.
    if (isDragged && settings.limits == LimitSource::Clip && settings.learned != nullptr)
        return nullptr;
    const bool isAlone = !isDragged || m_followers.rotating(goal.node, settings.reach).size() == jointsOfLimb;
    return isAlone ? limb : nullptr;
}

// Returns whether the goal is the rotation of a joint directly below the end of a limb that has a goal, too: a toe,
// whose place follows from the rotation of its ankle.
bool PoseSolver::isBroughtByEnd(const HingedLimb &limb, const PoseGoal &goal, std::span<const PoseGoal> goals) const
{
    return goal.node.isJoint() && goal.rotation && m_skeleton.parentOf(goal.node) == limb.end &&
           std::ranges::any_of(
               goals, [&](const PoseGoal &other) { return other.node == NodeId::joint(limb.end) && other.rotation; });
}

// Fulfils all goals by bending a leg or an arm for each. Returns false if that is impossible; the values are then those
// of the limbs stretched to their goals, or those of the start if goals have no limbs.
bool PoseSolver::bendLimbs(std::span<const double> start, std::span<const PoseGoal> goals, std::size_t draggedCount,
                           const SolverSettings &settings, std::vector<double> &values) const
{
    const Pose pose = evaluatePose(m_skeleton, start, m_rules);
    std::vector<const HingedLimb *> bent;
    std::vector<double> missing;
    std::vector<const PoseGoal *> turned;
    for (std::size_t i = 0; i < goals.size(); ++i) {
        const bool isDragged = i < draggedCount;
        const HingedLimb *limb = limbFor(goals[i], isDragged, settings);
        if (!isDragged && limb != nullptr && isBroughtByEnd(*limb, goals[i], goals)) {
            turned.push_back(&goals[i]);
            missing.push_back(0.0);
            continue;
        }
        const bool isTaken = limb != nullptr && std::ranges::find(bent, limb) != bent.end();
        const std::optional<glm::dvec3> pole = i == 0 ? settings.pole : std::nullopt;
        const bool isIdle = isMet(goals[i], pose, m_ncm) && !(pole && limb != nullptr);
        if (isTaken || (limb == nullptr && !isIdle)) {
            values.assign(start.begin(), start.end());
            return false;
        }
        if (limb != nullptr)
            bent.push_back(limb);
        missing.push_back(isIdle ? 0.0 : bendLimb(m_skeleton, m_rules, *limb, goals[i], pole, values));
    }
    for (const PoseGoal *goal : turned)
        turnJoint(m_skeleton, m_rules, goal->node.index, *goal->rotation, values);
    const std::vector<double> reached = distances(values, goals);
    for (std::size_t i = 0; i < goals.size(); ++i) {
        const bool mayHelp = settings.reach == SolverReach::WholeBody && missing[i] > missedNcm * m_ncm;
        if (mayHelp || reached[i] > missing[i] + shownNcm * m_ncm)
            return false;
    }
    return true;
}

} // namespace limber
