#include "posing/followers.h"

#include "base/at.h"
#include "geometry/geometry.h"
#include "motion/childjoints.h"
#include "pose/travellingjoints.h"

#include <algorithm>

namespace limber {

Followers::Followers(const Clip &clip, const PositionRules &rules, const BodyRoles &roles, const HingedLimbs &limbs)
    : m_skeleton(clip.skeleton), m_limbs(limbs), m_roles(roles), m_travels(travellingJoints(clip, rules))
{
    while (m_roles.find(BodyPart::Spine, BodySide::Centre, m_spineCount + 1) != NoJoint)
        ++m_spineCount;
}

std::vector<int> Followers::rotating(NodeId node, SolverReach reach) const
{
    std::vector<int> joints;
    const int carrier = carrierOf(node);
    if (node == NodeId::joint(carrier))
        return joints;
    int joint = m_skeleton.parentOf(node);
    bool isOfLeg = false;
    if (const HingedLimb *limb = m_limbs.carrying(node)) {
        joints = {limb->end, limb->lower, limb->upper};
        isOfLeg = limb->isLeg;
        joint = reach == SolverReach::Limb ? NoJoint : m_skeleton.joint(limb->upper).parent;
    }
    const int top = topFor(joint, isOfLeg, reach);
    for (; joint != NoJoint && top != NoJoint && m_skeleton.isInSubtree(joint, top);
         joint = m_skeleton.joint(joint).parent) {
        joints.push_back(joint);
        if (joint == carrier)
            break;
    }
    std::ranges::reverse(joints);
    return joints;
}

// Returns the uppermost joint that may rotate for the nodes below `joint`; NoJoint if none may.
int Followers::topFor(int joint, bool isOfLeg, SolverReach reach) const
{
    if (joint == NoJoint)
        return NoJoint;
    if (reach == SolverReach::WholeBody)
        return carrierOf(NodeId::joint(joint));
    if (reach == SolverReach::Limb)
        return topOfBranch(joint);
    if (isOfLeg)
        return NoJoint;
    const int pelvis = m_roles.find(BodyPart::Pelvis);
    if (pelvis != NoJoint && joint != pelvis && m_skeleton.isInSubtree(joint, pelvis)) {
        int top = joint;
        while (m_skeleton.joint(top).parent != pelvis)
            top = m_skeleton.joint(top).parent;
        return top;
    }
    const int above = m_skeleton.joint(topOfBranch(joint)).parent;
    return above == NoJoint ? topOfBranch(joint) : topOfBranch(above);
}

// Returns the last joint on the path up before the next one at which the hierarchy branches.
int Followers::topOfBranch(int joint) const
{
    int top = joint;
    for (int above = m_skeleton.joint(top).parent; above != NoJoint && !isBranching(above);
         above = m_skeleton.joint(above).parent)
        top = above;
    return top;
}

bool Followers::isBranching(int joint) const
{
    int count = 0;
    for ([[maybe_unused]] const int child : ChildJoints(m_skeleton, joint))
        ++count;
    return count > 1;
}

int Followers::moving(NodeId node, SolverReach reach) const
{
    const int carrier = carrierOf(node);
    const bool isMeant = reach == SolverReach::WholeBody || node == NodeId::joint(carrier);
    return isMeant && m_skeleton.joint(carrier).hasPositions() ? carrier : NoJoint;
}

// Returns the uppermost travelling joint, among the node and the joints above it, or else its root.
int Followers::carrierOf(NodeId node) const
{
    int joint = node.isJoint() ? node.index : m_skeleton.parentOf(node);
    int travelling = NoJoint;
    for (; !m_skeleton.joint(joint).isRoot(); joint = m_skeleton.joint(joint).parent) {
        if (at(m_travels, joint))
            travelling = joint;
    }
    return travelling != NoJoint ? travelling : joint;
}

double Followers::stiffness(int joint) const
{
    switch (m_roles.of(joint).part) {
    case BodyPart::Root:
    case BodyPart::Pelvis:
        return 10.0;
    case BodyPart::Spine: // the lower ones have the longer lever, and would bend alone
        return 4.0 + 2.0 * std::max(0, m_spineCount - m_roles.of(joint).number);
    case BodyPart::Clavicle:
        return 4.0;
    case BodyPart::Neck:
    case BodyPart::Head:
    case BodyPart::HipJoint:
        return 2.0;
    default:
        return m_skeleton.joint(joint).isRoot() ? 10.0 : 1.0;
    }
}

std::optional<double> Followers::mostBend(int joint) const
{
    constexpr double spineDegrees = 120.0; // of all its joints together
    constexpr double claviclesDegrees = 35.0;
    switch (m_roles.of(joint).part) {
    case BodyPart::Spine:
        return std::clamp(spineDegrees / std::max(1, m_spineCount), 20.0, 45.0) / degreesPerRadian;
    case BodyPart::Clavicle:
        return claviclesDegrees / degreesPerRadian;
    default:
        return std::nullopt;
    }
}

} // namespace limber
