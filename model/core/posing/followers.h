#pragma once

#include "body/bodyroles.h"
#include "motion/clip.h"
#include "pose/positionrule.h"
#include "posing/hingedlimbs.h"
#include "posing/posegoal.h"

#include <vector>

namespace limber {

// Which joints of a clip follow a node that is dragged, and how stiff each of them is.
class Followers
{
public:
    // Clip and limbs must outlive it.
    Followers(const Clip &clip, const PositionRules &rules, const BodyRoles &roles, const HingedLimbs &limbs);

    // The joints that may rotate for the node, each above it, in file order.
    [[nodiscard]] std::vector<int> rotating(NodeId node, SolverReach reach) const;
    // The joint whose position channels may move for the node, or NoJoint: that which carries the figure through the
    // world, for a whole body or where it is the node itself.
    [[nodiscard]] int moving(NodeId node, SolverReach reach) const;
    // How much a joint resists rotating against a joint of a limb, which has 1.
    [[nodiscard]] double stiffness(int joint) const;

private:
    [[nodiscard]] int carrierOf(NodeId node) const;
    [[nodiscard]] bool isBranching(int joint) const;
    [[nodiscard]] int topOfBranch(int joint) const;
    [[nodiscard]] int topFor(int joint, bool isOfLeg, SolverReach reach) const;

    const Skeleton &m_skeleton;
    const HingedLimbs &m_limbs;
    BodyRoles m_roles;
    std::vector<bool> m_travels; // by joint
};

} // namespace limber
