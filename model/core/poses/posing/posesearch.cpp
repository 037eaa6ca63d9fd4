#include "posing/posesearch.h"

#include "base/at.h"
#include "geometry/geometry.h"
#include "geometry/twobones.h"
#include "pose/jointangles.h"
#include "posing/learnedlimits.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

constexpr double positionStiffness = 10.0;
constexpr double ncmOfPositionRadian = 40.0; // moving by this distance counts as much as rotating by a radian
constexpr double straightRadians = 0.02;
constexpr double guessedRadians = 0.05;

bool isLocked(int joint, const SolverSettings &settings)
{
    return static_cast<std::size_t>(joint) < settings.locked.size() && at(settings.locked, joint);
}

// Returns the limits learned from the clip, if they apply.
const LearnedLimits *learnedFor(const SolverSettings &settings)
{
    return settings.limits == LimitSource::Clip ? settings.learned.get() : nullptr;
}

// Returns by how much a middle joint that is bent by `bend` may rotate about its axis.
FreedomBounds boundsOf(int joint, double bend, const SolverSettings &settings)
{
    // If the limb is exactly straight, the search cannot see that bending would help.
    const double guess = std::abs(bend) < straightRadians ? guessedRadians : 0.0;
    if (settings.limits == LimitSource::None)
        return {.guess = guess};
    const LearnedLimits *learned = learnedFor(settings);
    const AngleBounds *bounds = learned != nullptr ? learned->bendingOf(joint) : nullptr;
    const AngleBounds allowed = bounds != nullptr ? *bounds : AngleBounds{0.0, foldedRadians};
    const double most = std::max(0.0, allowed.most - bend);
    return {-std::max(0.0, bend - allowed.least), most, std::min(guess, most)};
}

} // namespace

std::vector<double> PoseSearch::run(std::span<const double> start, std::span<const PoseGoal> goals,
                                    std::size_t draggedCount, const SolverSettings &settings) const
{
    PoseFreedoms freedoms(m_skeleton, m_rules, start);
    const Pose pose = freedoms.pose();
    const std::vector<Wanted> wanted = this->wanted(goals, draggedCount, settings.reach, pose);
    addFreedoms(wanted, settings, pose, freedoms);
    const std::vector<double> changes = nearestPose(freedoms, tasksOf(wanted, settings, pose), m_ncm);
    return freedoms.values(changes);
}

// Returns only the goals that the search concerns: a pin that nothing can move is left alone with its limb.
std::vector<PoseSearch::Wanted> PoseSearch::wanted(std::span<const PoseGoal> goals, std::size_t draggedCount,
                                                   SolverReach reach, const Pose &pose) const
{
    std::vector<Wanted> all;
    for (std::size_t i = 0; i < goals.size(); ++i) {
        const bool isPin = i >= draggedCount;
        // Unless the whole body follows, a pin is held by its own limb.
        const bool isHeldByLimb = isPin && reach != SolverReach::WholeBody;
        const NodeId node = goals[i].node;
        Wanted one{goals[i], isPin, m_followers.rotating(node, isHeldByLimb ? SolverReach::Limb : reach),
                   isHeldByLimb ? NoJoint : m_followers.moving(node, reach), !isPin || !isMet(goals[i], pose, m_ncm)};
        if (one.goal.rotation && node.isJoint() && std::ranges::find(one.rotating, node.index) == one.rotating.end())
            one.rotating.push_back(node.index);
        all.push_back(std::move(one));
    }
    // Each goal that is added may concern others.
    for (std::size_t round = 0; round < all.size(); ++round) {
        for (Wanted &one : all) {
            one.isConcerned = one.isConcerned || std::ranges::any_of(all, [&](const Wanted &other) {
                                  return other.isConcerned && mayMove(one.goal.node, other);
                              });
        }
    }
    std::erase_if(all, [](const Wanted &one) { return !one.isConcerned; });
    return all;
}

bool PoseSearch::mayMove(NodeId node, const Wanted &other) const
{
    const int joint = node.isJoint() ? node.index : m_skeleton.parentOf(node);
    const auto isBelow = [&](int above) { return above != NoJoint && m_skeleton.isInSubtree(joint, above); };
    return isBelow(other.moving) || std::ranges::any_of(other.rotating, isBelow);
}

void PoseSearch::addFreedoms(std::span<const Wanted> wanted, const SolverSettings &settings, const Pose &pose,
                             PoseFreedoms &freedoms) const
{
    std::vector<bool> rotates(m_skeleton.joints().size());
    std::vector<bool> moves(m_skeleton.joints().size());
    for (const Wanted &one : wanted) {
        for (const int joint : one.rotating)
            at(rotates, joint) = true;
        if (one.moving != NoJoint)
            at(moves, one.moving) = true;
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

// Returns the limit of a joint that may bend and twist by so much from where it is in the pose.
JointLimit PoseSearch::limitAround(int joint, double radians, const Pose &pose) const
{
    const int parent = m_skeleton.joint(joint).parent;
    const glm::dmat3 above = parent == NoJoint ? glm::dmat3(1.0) : at(pose.worldFromJoint, parent);
    const glm::dvec3 toParent = parent == NoJoint ? glm::dvec3(0.0) : m_skeleton.joint(joint).offset;
    JointLimit limit;
    limit.middle = glm::quat_cast(glm::transpose(above) * at(pose.worldFromJoint, joint));
    limit.bone = directionOf(glm::transpose(glm::mat3_cast(limit.middle)) * toParent);
    if (limit.bone == glm::dvec3(0.0))
        limit.bone = glm::dvec3(0.0, 1.0, 0.0);
    limit.across = normalTo(limit.bone);
    limit.swings[0] = limit.swings[1] = limit.twists = {-radians, radians};
    return limit;
}

// Adds the rotations of a joint. Knees and elbows rotate only about their hinge. Learned limits do not apply to hands
// and feet: they keep their world rotation, and their limb must not stop for a limit of theirs.
void PoseSearch::addRotations(int joint, const SolverSettings &settings, const Pose &pose, PoseFreedoms &freedoms) const
{
    const HingedLimb *limb = m_limbs.bentAt(joint);
    if (limb == nullptr || !JointAngles(m_skeleton.joint(joint)).isComplete()) {
        const bool isEnd = std::ranges::find(m_limbs.all(), joint, &HingedLimb::end) != m_limbs.all().end();
        const LearnedLimits *learned = isEnd ? nullptr : learnedFor(settings);
        const double stiffness = m_followers.stiffness(joint);
        if (learned != nullptr && learned->of(joint).isLimited())
            return freedoms.addRotationsWithin(joint, learned->of(joint), stiffness);
        const auto most = m_followers.mostBend(joint);
        if (most && settings.reach == SolverReach::WholeBody && settings.limits == LimitSource::Role &&
            JointAngles(m_skeleton.joint(joint)).isComplete())
            return freedoms.addRotationsWithin(joint, limitAround(joint, *most, pose), stiffness);
        return freedoms.addRotations(joint, stiffness);
    }
    const LimbBending bending = bendingOf(*limb, pose);
    freedoms.addHinge(joint, glm::transpose(at(pose.worldFromJoint, joint)) * bending.axis,
                      boundsOf(joint, bending.radians, settings), m_followers.stiffness(joint));
}

// The end of a limb without a rotation in its goal keeps its world rotation.
std::vector<PoseTask> PoseSearch::tasksOf(std::span<const Wanted> wanted, const SolverSettings &settings,
                                          const Pose &pose) const
{
    std::vector<PoseTask> tasks;
    for (const Wanted &one : wanted) {
        const PoseGoal &goal = one.goal;
        PoseTask task{goal.node, goal.position, std::nullopt, one.isPin};
        if (goal.rotation && goal.node.isJoint())
            task.rotation = glm::normalize(glm::quat_cast(*goal.rotation));
        tasks.push_back(task);
        const HingedLimb *limb = m_limbs.carrying(goal.node);
        const bool hasOwn = limb != nullptr && goal.node == NodeId::joint(limb->end) && goal.rotation;
        if (limb == nullptr || hasOwn || isLocked(limb->end, settings) ||
            !JointAngles(m_skeleton.joint(limb->end)).isComplete())
            continue;
        tasks.push_back(
            {NodeId::joint(limb->end), std::nullopt, glm::quat_cast(at(pose.worldFromJoint, limb->end)), one.isPin});
    }
    return tasks;
}

} // namespace limber
