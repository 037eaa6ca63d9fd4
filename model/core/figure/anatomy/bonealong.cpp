#include "anatomy/bonealong.h"

#include "base/at.h"
#include "geometry/geometry.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <initializer_list>

namespace limber {

namespace {

// As a cosine: an end that leads back lies on the bone above, and no part of a body does.
constexpr double backward = -0.97;
// A fraction of the bone above: the ends of some exporters are nearly at their joints, anywhere.
constexpr double shortest = 0.01;
// As a cosine: what leads further away from the neck than this does not lead up a head.
constexpr double leastUpHead = 0.5;

// Returns the first of the roles that the body has.
int firstOf(const BodyRoles &roles, std::initializer_list<JointRole> wanted)
{
    for (const JointRole &role : wanted) {
        if (const int joint = roles.find(role.part, role.side, role.number); joint != NoJoint)
            return joint;
    }
    return NoJoint;
}

int nextByRole(const BodyRoles &roles, const JointRole &role)
{
    const auto below = [&](BodyPart part) { return roles.find(part, role.side); };
    switch (role.part) {
    case BodyPart::Pelvis:
        return firstOf(roles, {{BodyPart::Spine}, {BodyPart::Neck}, {BodyPart::Head}});
    case BodyPart::Spine:
    case BodyPart::Neck:
        return firstOf(roles, {{role.part, BodySide::Centre, role.number + 1},
                               {role.part == BodyPart::Spine ? BodyPart::Neck : BodyPart::Head},
                               {BodyPart::Head}});
    case BodyPart::Head:
        return roles.find(BodyPart::HeadTop);
    case BodyPart::HipJoint:
        return below(BodyPart::Thigh);
    case BodyPart::Thigh:
        return below(BodyPart::Shin);
    case BodyPart::Shin:
        return below(BodyPart::Foot);
    case BodyPart::Foot:
        return below(BodyPart::Toe);
    case BodyPart::Clavicle:
        return below(BodyPart::UpperArm);
    case BodyPart::UpperArm:
        return below(BodyPart::Forearm);
    case BodyPart::Forearm:
        return below(BodyPart::Hand);
    case BodyPart::Hand:
        return below(BodyPart::MiddleFinger);
    case BodyPart::None:
    case BodyPart::Root:
    case BodyPart::HeadTop:
    case BodyPart::Toe:
        return NoJoint;
    case BodyPart::Thumb:
    case BodyPart::IndexFinger:
    case BodyPart::MiddleFinger:
    case BodyPart::RingFinger:
    case BodyPart::LittleFinger:
        return roles.find(role.part, role.side, role.number + 1);
    }
    return NoJoint;
}

} // namespace

int nextJoint(const Skeleton &skeleton, const BodyRoles &roles, int joint)
{
    const int next = nextByRole(roles, roles.of(joint));
    return next != NoJoint && next != joint && skeleton.isInSubtree(next, joint) ? next : NoJoint;
}

bool onlyCloses(const glm::dvec3 &offset, const glm::dvec3 &end, BodyPart part)
{
    const bool beginsLimb = part == BodyPart::Thigh || part == BodyPart::UpperArm;
    return glm::length(end) < shortest * glm::length(offset) ||
           (!beginsLimb && glm::dot(directionOf(end), directionOf(offset)) < backward);
}

glm::dvec3 endOfChain(const Skeleton &skeleton, const FigureShape &shape, int joint, BodyPart part)
{
    glm::dvec3 sum(0.0);
    for (const NodeId node : skeleton.childrenOf(joint)) {
        if (node.isJoint() && !at(shape.isBone, node.index))
            continue;
        sum += node.isJoint() ? at(shape.offsets, node.index) : skeleton.offsetOf(node);
    }
    return !skeleton.joint(joint).isRoot() && onlyCloses(at(shape.offsets, joint), sum, part) ? glm::dvec3(0.0) : sum;
}

glm::dvec3 boneToEnd(const Skeleton &skeleton, int joint)
{
    const std::vector<NodeId> below = skeleton.childrenOf(joint);
    const auto end = std::ranges::find_if(below, &NodeId::isEndSite);
    return end != below.end() ? skeleton.offsetOf(*end) : glm::dvec3(0.0);
}

glm::dvec3 meanVector(std::span<const Pose> poses, int joint, int from, int to)
{
    glm::dvec3 sum(0.0);
    for (const Pose &pose : poses)
        sum += glm::transpose(at(pose.worldFromJoint, joint)) *
               (at(pose.jointPositions, to) - at(pose.jointPositions, from));
    return poses.empty() ? sum : sum / static_cast<double>(poses.size());
}

namespace {

// Returns where a head leads. Eyes, a jaw and some ends lie in front of it; then it leads on from the neck.
glm::dvec3 headAlong(const Skeleton &skeleton, const FigureShape &shape, std::span<const Pose> poses, int head)
{
    glm::dvec3 end(0.0);
    for (const NodeId node : skeleton.childrenOf(head)) {
        if (!node.isJoint())
            end = skeleton.offsetOf(node);
    }
    const int neck = skeleton.joint(head).parent;
    if (neck == NoJoint || !at(shape.isBone, head))
        return directionOf(endOfChain(skeleton, shape, head, BodyPart::Head));
    const glm::dvec3 up = directionOf(meanVector(poses, head, neck, head));
    const glm::dvec3 along = directionOf(end);
    return up == glm::dvec3(0.0) || glm::dot(along, up) > leastUpHead ? along : up;
}

} // namespace

glm::dvec3 boneAlong(const Skeleton &skeleton, const FigureShape &shape, const BodyRoles &roles,
                     std::span<const Pose> poses, int joint)
{
    const int next = nextJoint(skeleton, roles, joint);
    if (next == NoJoint && roles.of(joint).part == BodyPart::Head)
        return headAlong(skeleton, shape, poses, joint);
    if (next == NoJoint)
        return directionOf(endOfChain(skeleton, shape, joint, roles.of(joint).part));
    if (skeleton.joint(next).parent == joint && at(shape.isBone, next))
        return directionOf(at(shape.offsets, next));
    return directionOf(meanVector(poses, joint, joint, next));
}

} // namespace limber
