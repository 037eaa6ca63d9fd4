#include "holding/hold.h"

#include "base/at.h"
#include "contacts/legreach.h"
#include "geometry/geometry.h"
#include "holding/heldpath.h"
#include "holding/holdweights.h"
#include "pose/carriedplace.h"
#include "pose/jointangles.h"
#include "pose/partialpose.h"
#include "posing/hingedlimbs.h"
#include "posing/limbbend.h"
#include "posing/posesolver.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <cmath>
#include <memory>

namespace limber {

namespace {

constexpr double missedNcm = 0.01;
constexpr double missedDegrees = 0.01;
constexpr double sameUnits = 1e-9; // of the distance: a limb that can express its rotations comes so near
constexpr double reachedNcm = 1e-3;
constexpr double softSeconds = 0.12; // how long before and after it cannot be reached a limb straightens gently
constexpr int mostRounds = 150;
constexpr double mostLost = 0.2; // of a hold, where it can be reached, so that nothing jumps

// Returns the joints that change for a hold, each the child of the one before.
std::vector<int> pathOf(const Skeleton &skeleton, const PoseSolver &solver, const Hold &hold)
{
    std::vector<int> moved;
    if (hold.holdsPosition)
        moved = solver.movedJoints(hold.node, hold.chain);
    if (hold.node.isJoint())
        moved.push_back(hold.node.index);
    if (moved.empty())
        return {};
    const int top = *std::ranges::min_element(moved);
    std::vector<int> path;
    const int lowest = hold.node.isJoint() ? hold.node.index : skeleton.parentOf(hold.node);
    for (int joint = lowest; joint != NoJoint; joint = skeleton.joint(joint).parent) {
        path.push_back(joint);
        if (joint == top)
            break;
    }
    std::ranges::reverse(path);
    return path;
}

// One hold while it is made.
class Holder
{
public:
    Holder(Clip &clip, const PositionRules &rules, const BodyRoles &roles, Axis up, const Hold &hold)
        : m_clip(clip), m_rules(rules), m_hold(hold), m_solver(clip, rules, roles, up), m_limbs(clip, rules, roles, up),
          m_joints(pathOf(clip.skeleton, m_solver, hold)), m_path(clip, rules, roles, m_joints, hold.frames),
          m_weights(hold.frames, clip.motion.frameCount(), framesOf(hold.fadeInSeconds), framesOf(hold.fadeOutSeconds)),
          m_seen(clip.skeleton, rules, watched(hold)),
          m_place(poseOf(clip.motion.frame(hold.frames.first)), hold.node, hold.space)
    {
        const auto count = static_cast<std::size_t>(hold.frames.frameCount());
        m_missing.resize(count);
        m_broken.resize(count);
        const bool bends = hold.holdsPosition && hold.chain == SolverReach::Limb;
        m_limb = bends ? m_limbs.carrying(hold.node) : nullptr;
    }

    [[nodiscard]] bool solveAll(const Progress &progress)
    {
        const int count = m_hold.frames.frameCount();
        for (int frame = m_hold.frames.first; frame <= m_hold.frames.last; ++frame) {
            if (progress.wantsToStop(frame - m_hold.frames.first, count))
                return false;
            m_missing[indexOf(frame)] = solve(frame, 0.0);
        }
        return true;
    }

    // Solves the frames again in which the limb is stretched to its goal, and those around them, so that it gets
    // straight gently.
    [[nodiscard]] bool soften(const Progress &progress)
    {
        m_missed.clear();
        for (const double units : m_missing)
            m_missed.push_back(units > reachedNcm * m_solver.ncm());
        const auto count = std::ranges::count(m_missed, true);
        // A limb that is mostly out of reach is better smooth than exact in the other frames, and so is a chain that is
        // searched, whose poses out of reach have nothing to do with each other.
        m_letsGo = m_limb != nullptr ? 2 * count > m_hold.frames.frameCount() : count > 0;
        if (!m_letsGo)
            return true;
        m_weights.setLoose(m_missed);
        if (m_limb == nullptr)
            return true;
        const std::vector<double> softness = nearnessTo(m_missed, framesOf(softSeconds));
        const int all = m_hold.frames.frameCount();
        for (int frame = m_hold.frames.first; frame <= m_hold.frames.last; ++frame) {
            if (progress.wantsToStop(frame - m_hold.frames.first, all))
                return false;
            if (softness[indexOf(frame)] > 0.0)
                solve(frame, softness[indexOf(frame)]);
        }
        return true;
    }

    // Lets fades take longer, and loosens what cannot be reached, until nothing jumps. If that lets go of too much that
    // can be reached, the end of a fade may rather jump.
    [[nodiscard]] bool calm(const Progress &progress)
    {
        const HoldWeights before = m_weights;
        if (!calmOnce(progress.part(0.0, 0.5)))
            return false;
        if (lostFraction() <= mostLost)
            return true;
        const double lost = lostFraction();
        const HoldWeights first = m_weights;
        m_weights = before;
        m_weights.keepHold();
        if (!calmOnce(progress.part(0.5, 1.0)))
            return false;
        if (lostFraction() > lost / 2.0)
            m_weights = first;
        return true;
    }

    [[nodiscard]] HoldResult write()
    {
        std::vector<PoseGoal> goals;
        for (int frame = m_weights.full().first; frame <= m_weights.full().last; ++frame)
            goals.push_back(goalIn(poseOf(m_clip.motion.frame(frame))));
        HoldResult result;
        result.full = m_weights.full();
        result.unshown = m_path.write(m_clip, [this](int frame) { return weight(frame); });
        for (int frame = result.full.first; frame <= result.full.last; ++frame)
            judge(frame, at(goals, frame - result.full.first), result);
        return result;
    }

private:
    [[nodiscard]] bool calmOnce(const Progress &progress)
    {
        // A hold that is mostly out of reach is better smooth than exact in the remaining frames.
        const bool isHopeless = 2 * std::ranges::count(m_missed, true) > m_hold.frames.frameCount();
        for (int round = 0; round < mostRounds; ++round) {
            if (!progress(static_cast<double>(round) / mostRounds))
                return false;
            bool isBetter = false;
            for (const auto &[frame, isGross] : m_path.jumps([this](int each) { return weight(each); }))
                isBetter = m_weights.calm(frame, m_letsGo && (isGross || isHopeless)) || isBetter;
            if (!isBetter)
                break;
            m_weights.settle();
        }
        return true;
    }

    // Returns how much of the hold is let go in the frames between the fades in which it can be reached.
    [[nodiscard]] double lostFraction() const
    {
        double lost = 0.0;
        int count = 0;
        for (int frame = m_weights.full().first; frame <= m_weights.full().last; ++frame) {
            if (m_missed[indexOf(frame)])
                continue;
            lost += 1.0 - weight(frame);
            ++count;
        }
        return count > 0 ? lost / count : 0.0;
    }

    [[nodiscard]] std::size_t indexOf(int frame) const { return static_cast<std::size_t>(frame - m_hold.frames.first); }
    [[nodiscard]] const Pose &poseOf(std::span<const double> values) { return m_seen.of(values); }
    [[nodiscard]] PoseGoal goalIn(const Pose &pose) const
    {
        const CarriedPlace::Place place = m_place.in(pose);
        return {m_hold.node, place.position, place.rotation};
    }
    [[nodiscard]] double weight(int frame) const { return m_broken[indexOf(frame)] ? 0.0 : m_weights.weight(frame); }

    [[nodiscard]] double framesOf(double seconds) const
    {
        return std::min<double>(m_hold.frames.frameCount(), seconds / m_clip.motion.playingFrameTimeSeconds());
    }

    [[nodiscard]] static std::vector<int> watched(const Hold &hold, const Skeleton &skeleton)
    {
        std::vector<int> joints{hold.node.isJoint() ? hold.node.index : skeleton.parentOf(hold.node)};
        if (hold.space != NoJoint)
            joints.push_back(hold.space);
        return joints;
    }
    [[nodiscard]] std::vector<int> watched(const Hold &hold) const { return watched(hold, m_clip.skeleton); }

    // Finds the values with which the frame holds. Returns how far the node is from its goal.
    double solve(int frame, double softness)
    {
        const std::span<const double> before = m_clip.motion.frame(frame);
        m_values.assign(before.begin(), before.end());
        const Pose pose = poseOf(before);
        PoseGoal goal = goalIn(pose);
        if (!isUsable(goal)) {
            m_broken[indexOf(frame)] = true;
            return 0.0;
        }
        if (!m_hold.holdsRotation)
            goal.rotation.reset();
        double missing = 0.0;
        if (!m_hold.holdsPosition)
            rotate(pose, *goal.rotation);
        else if (m_limb != nullptr)
            missing = bend(pose, goal, softness);
        else
            missing = search(goal);
        m_path.take(frame, m_values);
        return missing;
    }

    [[nodiscard]] bool isUsable(const PoseGoal &goal) const
    {
        const bool isFinite = std::ranges::all_of(m_values, [](double value) { return std::isfinite(value); });
        return isFinite && std::isfinite(glm::dot(goal.position, goal.position)) &&
               (!goal.rotation || std::isfinite((*goal.rotation)[0][0]));
    }

    void rotate(const Pose &pose, const glm::dmat3 &world)
    {
        const Joint &joint = m_clip.skeleton.joint(m_hold.node.index);
        const glm::dmat3 parent = joint.isRoot() ? glm::dmat3(1.0) : at(pose.worldFromJoint, joint.parent);
        AngleEditor(joint).write(0, glm::transpose(parent) * world, m_values);
    }

    // Bends the limb. One whose channels cannot express that is left to the search.
    double bend(const Pose &pose, PoseGoal goal, double softness)
    {
        const glm::dvec3 wanted = goal.position;
        goal.position += softly(pose, goal, softness);
        const std::vector<double> start = m_values;
        const double missing = bendLimb(m_clip.skeleton, m_rules, *m_limb, goal, std::nullopt, m_values);
        const double away = glm::distance(poseOf(m_values).positionOf(m_hold.node), goal.position);
        if (away <= missing + sameUnits * (1.0 + glm::length(wanted)))
            return glm::distance(poseOf(m_values).positionOf(m_hold.node), wanted);
        m_values = start;
        return search(goal);
    }

    // Returns by how much the goal comes nearer, so that the limb does not get straight at once.
    [[nodiscard]] glm::dvec3 softly(const Pose &pose, const PoseGoal &goal, double softness) const
    {
        if (softness <= 0.0)
            return glm::dvec3(0.0);
        const glm::dvec3 &hip = at(pose.jointPositions, m_limb->upper);
        const glm::dvec3 &ankle = at(pose.jointPositions, m_limb->end);
        const glm::dvec3 end = ankle + goal.position - pose.positionOf(goal.node);
        const LegReach reach(hip, at(pose.jointPositions, m_limb->lower), ankle);
        const double wanted = glm::distance(hip, end);
        const double had = glm::mix(std::min(wanted, reach.longest()), reach.softened(wanted), softness);
        return wanted > 0.0 ? (end - hip) * (had / wanted - 1.0) : glm::dvec3(0.0);
    }

    double search(const PoseGoal &goal)
    {
        SolvedPose solved = m_solver.solve(m_values, goal, {}, {.reach = m_hold.chain});
        m_values = std::move(solved.values);
        return solved.missing;
    }

    // Adds how far a frame that was written is from its goal.
    void judge(int frame, const PoseGoal &goal, HoldResult &result)
    {
        const Pose &pose = poseOf(m_clip.motion.frame(frame));
        const double visible = missedNcm * m_solver.ncm();
        const double units = m_hold.holdsPosition ? glm::distance(pose.positionOf(m_hold.node), goal.position) : 0.0;
        const double missing = m_missing[indexOf(frame)];
        if (missing > visible)
            result.outOfReach.take(frame, missing);
        if (m_letsGo) {
            if (units > std::max(missing, 0.0) + visible)
                result.letGo.take(frame, units);
            return;
        }
        if (missing <= visible && units > visible)
            result.away.take(frame, units);
        if (!m_hold.holdsRotation || !goal.rotation)
            return;
        const double degrees =
            degreesPerRadian * angleOf(glm::transpose(*goal.rotation) * at(pose.worldFromJoint, m_hold.node.index));
        if (degrees > missedDegrees)
            result.turned.take(frame, degrees);
    }

    Clip &m_clip;
    const PositionRules &m_rules;
    const Hold &m_hold;
    PoseSolver m_solver;
    HingedLimbs m_limbs;
    const HingedLimb *m_limb = nullptr; // that is bent; null if the pose is searched
    std::vector<int> m_joints;
    HeldPath m_path;
    HoldWeights m_weights;
    PartialPose m_seen; // of what the goal needs
    CarriedPlace m_place;
    std::vector<bool> m_missed; // by frame: whether the node cannot reach its goal
    bool m_letsGo = false; // where it cannot, and in part around that
    std::vector<double> m_missing; // by frame: by how far the node cannot reach its goal, file units
    std::vector<bool> m_broken; // by frame: whether it has no usable numbers
    std::vector<double> m_values; // of the frame that is solved
};

} // namespace

namespace {

// Returns whether the figure as a whole would have to rotate for the node, as for a thigh, which hangs on the hips.
bool turnsFigure(const Skeleton &skeleton, const PoseSolver &solver, const Hold &hold, const std::vector<int> &path)
{
    const std::vector<int> all = solver.movedJoints(hold.node, SolverReach::WholeBody);
    if (all.empty() || path.front() != all.front() || hold.node == NodeId::joint(path.front()))
        return false;
    const auto children = skeleton.childrenOf(path.front());
    return std::ranges::count_if(children, [](NodeId child) { return child.isJoint(); }) > 1;
}

} // namespace

HoldRefusal refusalOf(const Clip &clip, const PositionRules &rules, const BodyRoles &roles, Axis up, const Hold &hold)
{
    const PoseSolver solver(clip, rules, roles, up);
    const std::vector<int> path = pathOf(clip.skeleton, solver, hold);
    const bool canMove = hold.holdsPosition ? !solver.movedJoints(hold.node, hold.chain).empty()
                                            : clip.skeleton.joint(path.back()).hasRotations();
    if (!canMove || (hold.holdsPosition && turnsFigure(clip.skeleton, solver, hold, path)))
        return HoldRefusal::NothingMoves;
    if (hold.space != NoJoint && clip.skeleton.isInSubtree(hold.space, path.front()))
        return HoldRefusal::MovesAlong;
    return HoldRefusal::None;
}

void HoldResult::Missed::take(int where, double amount)
{
    ++frames;
    if (frame < 0 || amount > most) {
        most = amount;
        frame = where;
    }
}

std::optional<HoldResult> holdNode(Clip &clip, const PositionRules &rules, const BodyRoles &roles, Axis up,
                                   const Hold &hold, const Progress &progress)
{
    Holder holder(clip, rules, roles, up, hold);
    if (!holder.solveAll(progress.part(0.0, 0.6)) || !holder.soften(progress.part(0.6, 0.8)) ||
        !holder.calm(progress.part(0.8, 0.95)))
        return std::nullopt;
    return holder.write();
}

} // namespace limber
