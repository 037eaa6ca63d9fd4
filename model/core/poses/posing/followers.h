#pragma once

#include "body/bodyroles.h"
#include "motion/clip.h"
#include "pose/positionrule.h"
#include "posing/hingedlimbs.h"
#include "posing/posegoal.h"

#include <optional>
#include <vector>

namespace limber {

// Decides which joints of a clip follow a dragged node, and how stiff each of them is.
class Followers
{
public:
    // Clip and limbs must outlive it.
    Followers(const Clip &clip, const PositionRules &rules, const BodyRoles &roles, const HingedLimbs &limbs);

    // Returns the joints that may rotate for the node, all above it, in file order.
    [[nodiscard]] std::vector<int> rotating(NodeId node, SolverReach reach) const;
    // Returns the joint whose position channels may move for the node, or NoJoint. It is the joint that carries the
    // figure through the world, if the whole body may follow or the node is that joint itself.
    [[nodiscard]] int moving(NodeId node, SolverReach reach) const;
    // Returns how much a joint resists rotating, relative to a joint of a limb, which has 1.
    [[nodiscard]] double stiffness(int joint) const;
    // Returns how far a joint of the trunk may bend and twist from where it is, in radians; nothing for other joints.
    [[nodiscard]] std::optional<double> mostBend(int joint) const;

private:
    [[nodiscard]] int carrierOf(NodeId node) const;
    [[nodiscard]] bool isBranching(int joint) const;
    [[nodiscard]] int topOfBranch(int joint) const;
    [[nodiscard]] int topFor(int joint, bool isOfLeg, SolverReach reach) const;

    const Skeleton &m_skeleton;
    const HingedLimbs &m_limbs;
    BodyRoles m_roles;
    std::vector<bool> m_travels; // by joint
    int m_spineCount = 0;
};

} // namespace limber
