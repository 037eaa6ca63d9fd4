#pragma once

#include "body/bodyroles.h"
#include "motion/clip.h"
#include "pose/positionrule.h"
#include "posing/followers.h"
#include "posing/hingedlimbs.h"
#include "posing/posegoal.h"

#include <span>
#include <vector>

namespace limber {

// Inverse kinematics of a clip: it changes the pose of a frame so that joints and end sites reach their goals. A leg or
// an arm that moves alone is solved exactly; everything else is solved as the nearest pose that meets all goals. A foot
// or hand whose goal has no rotation keeps its world rotation, and so does a foot or hand above a goal.
class PoseSolver
{
public:
    // The clip must outlive it, and its skeleton must not change.
    PoseSolver(const Clip &clip, const PositionRules &rules, const BodyRoles &roles, Axis up);
    PoseSolver(const PoseSolver &) = delete; // its parts refer to each other
    PoseSolver &operator=(const PoseSolver &) = delete;

    // Returns the pose nearest to `start`, the values of a whole frame, in which `goal` is reached and `pins` stay;
    // pins have priority. The result depends only on the arguments: if each step starts from the pose at the press, a
    // drag back gives that pose again. If a goal is not finite, the result is `start`.
    [[nodiscard]] SolvedPose solve(std::span<const double> start, const PoseGoal &goal, std::span<const PoseGoal> pins,
                                   const SolverSettings &settings) const;
    // Does the same for several dragged nodes, as with a symmetric drag. A pole is for the limb of the first one.
    [[nodiscard]] SolvedPose solve(std::span<const double> start, std::span<const PoseGoal> dragged,
                                   std::span<const PoseGoal> pins, const SolverSettings &settings) const;
    // Returns the pose in which only the pins are held, for frames to which a change of another frame spreads. Limbs
    // hold them by themselves if they can; with WholeBody the rest of the body helps if they cannot.
    [[nodiscard]] SolvedPose hold(std::span<const double> start, std::span<const PoseGoal> pins,
                                  const SolverSettings &settings) const;

    // Returns the joints whose values a drag of the node may change, in file order. They do not include those of pins,
    // nor the node itself, which rotates only if its goal has a rotation.
    [[nodiscard]] std::vector<int> movedJoints(NodeId node, SolverReach reach) const;
    // Returns the leg or arm whose middle joint this is; null for other joints.
    [[nodiscard]] const HingedLimb *limbBentAt(int joint) const { return m_limbs.bentAt(joint); }
    // Returns the length of a normalised centimetre in file units.
    [[nodiscard]] double ncm() const { return m_ncm; }

private:
    [[nodiscard]] bool isUsable(std::span<const double> start, std::span<const PoseGoal> goals) const;
    [[nodiscard]] std::vector<double> solveAll(std::span<const double> start, std::span<const PoseGoal> goals,
                                               std::size_t draggedCount, SolverSettings settings) const;
    [[nodiscard]] const HingedLimb *limbFor(const PoseGoal &goal, bool isDragged, const SolverSettings &settings) const;
    [[nodiscard]] bool isBroughtByEnd(const HingedLimb &limb, const PoseGoal &goal,
                                      std::span<const PoseGoal> goals) const;
    [[nodiscard]] bool bendLimbs(std::span<const double> start, std::span<const PoseGoal> goals,
                                 std::size_t draggedCount, const SolverSettings &settings,
                                 std::vector<double> &values) const;
    [[nodiscard]] std::vector<double> distances(std::span<const double> values, std::span<const PoseGoal> goals) const;

    const Skeleton &m_skeleton;
    PositionRules m_rules;
    HingedLimbs m_limbs;
    Followers m_followers;
    double m_ncm = 1.0;
};

} // namespace limber
