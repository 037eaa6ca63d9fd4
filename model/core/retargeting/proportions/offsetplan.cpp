#include "proportions/offsetplan.h"

#include "base/at.h"
#include "body/bodymeasure.h"
#include "geometry/geometry.h"
#include "pose/pose.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace limber {

namespace {

constexpr double noLength = 1e-12;
// Relative to the length along the bones: a standing figure has about that height; a figure whose bones lie on a line
// does not.
constexpr double leastStanding = 0.7;
constexpr double mostStanding = 1.3;

bool isUsable(double number)
{
    return std::isfinite(number) && number > 0.0;
}

// Returns the direction from side to side in the rest pose, or zero if the two sides coincide in it.
glm::dvec3 acrossBody(const Skeleton &skeleton, const std::vector<NodeId> &nodes)
{
    const Pose rest = restPose(skeleton);
    const NodeId last = nodes.back();
    // The first path ends before the second begins at the same parent.
    const int trunk = skeleton.parentOf(nodes.front());
    std::size_t end = 1;
    while (end < nodes.size() && skeleton.parentOf(nodes[end]) != trunk)
        ++end;
    const auto positionOf = [&](NodeId node) { return at(rest.jointPositions, node.index); };
    return directionOf(positionOf(nodes[end - 1]) - positionOf(last));
}

void scaleLimb(Skeleton &skeleton, const BodyRoles &roles, LimbGroup group, double factor)
{
    if (factor == 1.0 || !isUsable(factor))
        return;
    const std::vector<NodeId> bones = bonesOf(group, skeleton, roles);
    if (bones.empty())
        return;
    const glm::dvec3 across = isWidth(group) ? acrossBody(skeleton, bones) : glm::dvec3(0.0);
    for (const NodeId node : bones) {
        const glm::dvec3 offset = skeleton.offsetOf(node);
        const glm::dvec3 growing = across == glm::dvec3(0.0) ? offset : across * glm::dot(offset, across);
        skeleton.setOffset(node, offset + growing * (factor - 1.0));
    }
}

void scaleAll(Skeleton &skeleton, double factor)
{
    for (const NodeId node : skeleton.nodesInFileOrder())
        skeleton.setOffset(node, skeleton.offsetOf(node) * factor);
}

void setLength(Skeleton &skeleton, const BoneLength &bone)
{
    if (!skeleton.contains(bone.node) || !std::isfinite(bone.length) || bone.length < 0.0)
        return;
    const glm::dvec3 offset = skeleton.offsetOf(bone.node);
    const double length = glm::length(offset);
    if (length > noLength)
        skeleton.setOffset(bone.node, offset * (bone.length / length));
}

} // namespace

BodyHeight::BodyHeight(const Skeleton &skeleton, const BodyRoles &roles, Axis up) : m_roles(roles), m_up(up)
{
    if (m_roles.jointCount() != skeleton.jointCount())
        m_roles = BodyRoles(std::vector<JointRole>(static_cast<std::size_t>(skeleton.jointCount())));
    const double along = alongBones(skeleton);
    const double tall = standing(skeleton);
    m_stands = tall > leastStanding * along && tall < mostStanding * along;
}

double BodyHeight::of(const Skeleton &skeleton) const
{
    return m_stands ? standing(skeleton) : alongBones(skeleton);
}

double BodyHeight::standing(const Skeleton &skeleton) const
{
    const Pose rest = restPose(skeleton);
    const auto axis = static_cast<glm::length_t>(m_up);
    double lowest = std::numeric_limits<double>::infinity();
    double highest = -lowest;
    for (const auto *points : {&rest.jointPositions, &rest.endPositions}) {
        for (const glm::dvec3 &point : *points) {
            lowest = std::min(lowest, point[axis]);
            highest = std::max(highest, point[axis]);
        }
    }
    return std::max(0.0, highest - lowest);
}

double BodyHeight::alongBones(const Skeleton &skeleton) const
{
    return bodyLength(skeleton, figureShape({skeleton, {}, nullptr}, {}), m_roles);
}

Skeleton planned(const Skeleton &skeleton, const BodyRoles &roles, Axis up, const OffsetPlan &plan)
{
    Skeleton result = skeleton;
    for (const NodeOffset &copy : plan.copied) {
        if (result.contains(copy.node))
            result.setOffset(copy.node, copy.offset);
    }
    for (const LimbGroup group : allLimbGroups)
        scaleLimb(result, roles, group, plan.factorOf(group));
    if (plan.height && isUsable(*plan.height)) {
        const double factor = *plan.height / BodyHeight(skeleton, roles, up).of(result);
        if (isUsable(factor) && factor != 1.0)
            scaleAll(result, factor);
    }
    for (const BoneLength &bone : plan.bones)
        setLength(result, bone);
    return result;
}

std::vector<NodeOffset> changedOffsets(const Skeleton &before, const Skeleton &after)
{
    std::vector<NodeOffset> changes;
    for (const NodeId node : before.nodesInFileOrder()) {
        if (const glm::dvec3 offset = after.offsetOf(node); offset != before.offsetOf(node))
            changes.push_back({node, offset});
    }
    return changes;
}

} // namespace limber
