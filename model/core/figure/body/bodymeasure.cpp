#include "body/bodymeasure.h"

#include "base/at.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace limber {

namespace {

constexpr double trunkOfLegs = 0.5; // from pelvis to head, of the way from pelvis to toe, in people

// Returns the longest path through all joints, or through those from `top` down.
double longestPathThroughTree(const Skeleton &skeleton, const FigureShape &shape, int top)
{
    const int first = top == NoJoint ? 0 : top;
    const int end = top == NoJoint ? skeleton.jointCount() : skeleton.subtreeEnd(top);
    std::vector<double> below(shape.offsets.size(), 0.0); // the longest path down from each joint
    for (const EndSite &endSite : skeleton.endSites()) {
        double &reach = at(below, endSite.parent);
        reach = std::max(reach, glm::length(endSite.offset));
    }
    double longest = 0.0;
    for (int joint = end - 1; joint >= first; --joint) {
        const double own = at(below, joint);
        longest = std::max(longest, own);
        const int parent = skeleton.joint(joint).parent;
        if (parent == NoJoint || joint == top)
            continue;
        double &reach = at(below, parent);
        const double path = own + glm::length(at(shape.offsets, joint));
        longest = std::max(longest, reach + path); // down one branch and up the other
        reach = std::max(reach, path);
    }
    return longest;
}

int lastNeck(const BodyRoles &roles)
{
    int last = NoJoint;
    for (int number = 1;; ++number) {
        const int neck = roles.find(BodyPart::Neck, BodySide::Centre, number);
        if (neck == NoJoint)
            return last;
        last = neck;
    }
}

// Returns the path from the pelvis up to the head; of a body that ends at its neck up to there; 0 without either.
double trunkLength(const Skeleton &skeleton, const FigureShape &shape, const BodyRoles &roles, int pelvis)
{
    const int head = roles.find(BodyPart::Head);
    const int top = head != NoJoint ? head : lastNeck(roles);
    return top != NoJoint ? pathLength(skeleton, shape, pelvis, top) : 0.0;
}

} // namespace

LegJoints legJoints(const BodyRoles &roles, BodySide side)
{
    return {roles.find(BodyPart::Thigh, side), roles.find(BodyPart::Shin, side), roles.find(BodyPart::Foot, side),
            roles.find(BodyPart::Toe, side)};
}

LegJoints armJoints(const BodyRoles &roles, BodySide side)
{
    return {roles.find(BodyPart::UpperArm, side), roles.find(BodyPart::Forearm, side),
            roles.find(BodyPart::Hand, side)};
}

double pathLength(const Skeleton &skeleton, const FigureShape &shape, int ancestor, int joint)
{
    double length = 0.0;
    for (int below = joint; below != ancestor; below = skeleton.joint(below).parent) {
        if (below == NoJoint)
            return 0.0;
        length += glm::length(at(shape.offsets, below));
    }
    return length;
}

double legsLength(const Skeleton &skeleton, const FigureShape &shape, const LegJoints &left, const LegJoints &right)
{
    double length = 0.0;
    for (const LegJoints &leg : {left, right}) {
        if (leg.isWhole())
            length += pathLength(skeleton, shape, leg.thigh, leg.foot);
    }
    return length;
}

NodeId topOfHead(const Skeleton &skeleton, const BodyRoles &roles)
{
    if (const int top = roles.find(BodyPart::HeadTop); top != NoJoint)
        return NodeId::joint(top);
    const int head = roles.find(BodyPart::Head);
    for (int end = 0; head != NoJoint && end < skeleton.endSiteCount(); ++end) {
        if (skeleton.endSite(end).parent == head)
            return NodeId::endSite(end);
    }
    return {};
}

double bodyLength(const Skeleton &skeleton, const FigureShape &shape, const BodyRoles &roles)
{
    return bodyLength(skeleton, shape, roles, NoJoint);
}

double bodyLength(const Skeleton &skeleton, const FigureShape &shape, const BodyRoles &roles, int top)
{
    const int pelvis = roles.find(BodyPart::Pelvis);
    if (pelvis == NoJoint)
        return longestPathThroughTree(skeleton, shape, top);
    double down = 0.0;
    for (const BodySide side : {BodySide::Left, BodySide::Right}) {
        const LegJoints leg = legJoints(roles, side);
        const int last = leg.toe != NoJoint ? leg.toe : leg.foot;
        if (last != NoJoint)
            down = std::max(down, pathLength(skeleton, shape, pelvis, last));
    }
    if (down <= 0.0)
        return longestPathThroughTree(skeleton, shape, top);
    const double up = trunkLength(skeleton, shape, roles, pelvis);
    return down + (up > 0.0 ? up : trunkOfLegs * down);
}

} // namespace limber
