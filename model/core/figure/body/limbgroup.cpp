#include "body/limbgroup.h"

namespace limber {

namespace {

using Nodes = std::vector<NodeId>;

// Returns the bones from a joint down to one below it; empty if one of them is missing or is not below the other.
Nodes pathDown(const Skeleton &skeleton, int from, int to)
{
    if (from == NoJoint)
        return {};
    Nodes nodes;
    for (int joint = to; joint != from; joint = skeleton.joint(joint).parent) {
        if (joint == NoJoint)
            return {};
        nodes.insert(nodes.begin(), NodeId::joint(joint));
    }
    return nodes;
}

Nodes allBelow(const Skeleton &skeleton, int joint)
{
    Nodes nodes;
    if (joint == NoJoint)
        return nodes;
    for (const NodeId node : skeleton.nodesInFileOrder()) {
        const int parent = skeleton.parentOf(node);
        if (parent != NoJoint && skeleton.isInSubtree(parent, joint))
            nodes.push_back(node);
    }
    return nodes;
}

Nodes both(Nodes left, const Nodes &right)
{
    left.insert(left.end(), right.begin(), right.end());
    return left;
}

Nodes pathsOfBothSides(const Skeleton &skeleton, const BodyRoles &roles, BodyPart from, BodyPart to)
{
    const auto of = [&](BodySide side) { return pathDown(skeleton, roles.find(from, side), roles.find(to, side)); };
    return both(of(BodySide::Left), of(BodySide::Right));
}

// Returns the bones from where the paths to the left and the right separate; empty unless both exist.
Nodes pathsApart(const Skeleton &skeleton, const BodyRoles &roles, BodyPart part)
{
    const int left = roles.find(part, BodySide::Left);
    const int right = roles.find(part, BodySide::Right);
    if (left == NoJoint || right == NoJoint)
        return {};
    const int trunk = skeleton.commonAncestor(left, right);
    return both(pathDown(skeleton, trunk, left), pathDown(skeleton, trunk, right));
}

int lastOf(const BodyRoles &roles, BodyPart part)
{
    int last = NoJoint;
    for (int number = 1; roles.find(part, BodySide::Centre, number) != NoJoint; ++number)
        last = roles.find(part, BodySide::Centre, number);
    return last;
}

// Returns the bones from the pelvis to the neck, or if there is none to the head, else to the last joint of the spine.
Nodes spine(const Skeleton &skeleton, const BodyRoles &roles)
{
    int top = roles.find(BodyPart::Neck);
    if (top == NoJoint)
        top = roles.find(BodyPart::Head);
    if (top == NoJoint)
        top = lastOf(roles, BodyPart::Spine);
    return pathDown(skeleton, roles.find(BodyPart::Pelvis), top);
}

} // namespace

bool isWidth(LimbGroup group)
{
    return group == LimbGroup::HipWidth || group == LimbGroup::ShoulderWidth;
}

std::vector<NodeId> bonesOf(LimbGroup group, const Skeleton &skeleton, const BodyRoles &roles)
{
    if (roles.jointCount() != skeleton.jointCount())
        return {};
    switch (group) {
    case LimbGroup::Thigh:
        return pathsOfBothSides(skeleton, roles, BodyPart::Thigh, BodyPart::Shin);
    case LimbGroup::Shin:
        return pathsOfBothSides(skeleton, roles, BodyPart::Shin, BodyPart::Foot);
    case LimbGroup::Foot:
        return both(allBelow(skeleton, roles.find(BodyPart::Foot, BodySide::Left)),
                    allBelow(skeleton, roles.find(BodyPart::Foot, BodySide::Right)));
    case LimbGroup::Spine:
        return spine(skeleton, roles);
    case LimbGroup::HipWidth:
        return pathsApart(skeleton, roles, BodyPart::Thigh);
    case LimbGroup::Neck:
        return pathDown(skeleton, roles.find(BodyPart::Neck), roles.find(BodyPart::Head));
    case LimbGroup::ShoulderWidth:
        return pathsApart(skeleton, roles, BodyPart::UpperArm);
    case LimbGroup::UpperArm:
        return pathsOfBothSides(skeleton, roles, BodyPart::UpperArm, BodyPart::Forearm);
    case LimbGroup::Forearm:
        return pathsOfBothSides(skeleton, roles, BodyPart::Forearm, BodyPart::Hand);
    }
    return {};
}

} // namespace limber
