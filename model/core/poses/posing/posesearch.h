#pragma once

#include "pose/positionrule.h"
#include "posing/followers.h"
#include "posing/hingedlimbs.h"
#include "posing/jointlimit.h"
#include "posing/nearestpose.h"
#include "posing/posegoal.h"

#include <span>
#include <vector>

namespace limber {

// Sets up the search for a pose: which joints may change for the goals, and in which way. All arguments must outlive
// it.
class PoseSearch
{
public:
    PoseSearch(const Skeleton &skeleton, const PositionRules &rules, const HingedLimbs &limbs,
               const Followers &followers, double ncm)
        : m_skeleton(skeleton), m_rules(rules), m_limbs(limbs), m_followers(followers), m_ncm(ncm)
    {
    }

    // Returns the values of the pose that was found; the first goals are those of dragged nodes.
    [[nodiscard]] std::vector<double> run(std::span<const double> start, std::span<const PoseGoal> goals,
                                          std::size_t draggedCount, const SolverSettings &settings) const;

private:
    // A goal with the joints that may change for it.
    struct Wanted
    {
        PoseGoal goal;
        bool isPin = false;
        std::vector<int> rotating;
        int moving = NoJoint;
        bool isConcerned = false; // it is not met, or something above it may change
    };
    [[nodiscard]] std::vector<Wanted> wanted(std::span<const PoseGoal> goals, std::size_t draggedCount,
                                             SolverReach reach, const Pose &pose) const;
    [[nodiscard]] bool mayMove(NodeId node, const Wanted &other) const;
    void addFreedoms(std::span<const Wanted> wanted, const SolverSettings &settings, const Pose &pose,
                     PoseFreedoms &freedoms) const;
    [[nodiscard]] JointLimit limitAround(int joint, double radians, const Pose &pose) const;
    void addRotations(int joint, const SolverSettings &settings, const Pose &pose, PoseFreedoms &freedoms) const;
    [[nodiscard]] std::vector<PoseTask> tasksOf(std::span<const Wanted> wanted, const SolverSettings &settings,
                                                const Pose &pose) const;

    const Skeleton &m_skeleton;
    const PositionRules &m_rules;
    const HingedLimbs &m_limbs;
    const Followers &m_followers;
    double m_ncm;
};

} // namespace limber
