#include "figure/bonegeometry.h"

#include "figure/viewspace.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace limber {

namespace {

// Returns the axis of the joint's frame that is farthest from the bone's rest direction.
glm::dvec3 axisAcross(const glm::dvec3 &offset)
{
    const glm::dvec3 size(std::abs(offset.x), std::abs(offset.y), std::abs(offset.z));
    if (size.x <= size.y && size.x <= size.z)
        return {1.0, 0.0, 0.0};
    return size.z <= size.y ? glm::dvec3(0.0, 0.0, 1.0) : glm::dvec3(0.0, 1.0, 0.0);
}

// Longer bones are thicker, but within limits, so that none looks like a needle or a barrel.
double boneRadius(double length, double bodySize)
{
    return std::min(std::clamp(0.11 * length, 0.007 * bodySize, BoneGeometry::thickestFraction * bodySize),
                    0.3 * length);
}

bool isLongEnough(double length, double bodySize)
{
    return length > 1e-6 * bodySize;
}

} // namespace

BoneGeometry::BoneGeometry(const Skeleton &skeleton, std::vector<bool> travels, int carrier)
    : m_travels(std::move(travels)), m_carrier(std::max(0, carrier))
{
    m_travels.resize(static_cast<std::size_t>(skeleton.jointCount()), false);
    for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
        const Joint &child = skeleton.joint(joint);
        m_isRoot.push_back(child.isRoot());
        if (!child.isRoot())
            m_links.push_back({child.parent, NodeId::joint(joint), axisAcross(child.offset)});
    }
    for (int end = 0; end < skeleton.endSiteCount(); ++end) {
        const EndSite &site = skeleton.endSite(end);
        m_links.push_back({site.parent, NodeId::endSite(end), axisAcross(site.offset)});
    }
    m_hasBone.resize(static_cast<std::size_t>(skeleton.jointCount()), false);
    for (const Link &link : m_links) {
        if (!isBone(link.end))
            continue;
        m_hasBone[static_cast<std::size_t>(link.joint)] = true;
        if (link.end.isJoint())
            m_hasBone[static_cast<std::size_t>(link.end.index)] = true;
    }
}

bool BoneGeometry::isBone(NodeId end) const
{
    return end.isEndSite() || !m_travels[static_cast<std::size_t>(end.index)];
}

void BoneGeometry::shape(const Pose &pose, const glm::dmat3 &viewFromDocument, double bodySize, Figure &figure) const
{
    figure.bones.clear();
    figure.displacements.clear();
    shapeMarks(pose, viewFromDocument, bodySize, figure);
    figure.carrier.reset();
    if (const auto carrier = static_cast<std::size_t>(m_carrier); carrier < pose.jointPositions.size()) {
        const glm::dvec3 position = viewFromDocument * pose.jointPositions[carrier];
        figure.carrier = isDrawable(position) ? std::optional(position) : std::nullopt;
    }
    for (const Link &link : m_links) {
        const auto joint = static_cast<std::size_t>(link.joint);
        BoneShape bone{.joint = link.joint, .end = link.end};
        bone.base = viewFromDocument * pose.jointPositions[joint];
        bone.tip = viewFromDocument * pose.positionOf(link.end);
        if (!isDrawable(bone.base) || !isDrawable(bone.tip))
            continue;
        const double length = glm::distance(bone.base, bone.tip);
        if (!isLongEnough(length, bodySize))
            continue;
        if (!isBone(link.end)) {
            figure.displacements.push_back({bone.base, bone.tip, link.end});
            continue;
        }
        bone.side = viewFromDocument * (pose.worldFromJoint[joint] * link.side);
        bone.radius = boneRadius(length, bodySize);
        figure.bones.push_back(bone);
    }
}

// A mark is no wider than the thinnest bone that touches it, so that fingers stay fingers.
void BoneGeometry::shapeMarks(const Pose &pose, const glm::dmat3 &rotation, double bodySize, Figure &figure) const
{
    figure.marks.clear();
    const double usual = 0.0105 * bodySize;
    std::vector<double> jointRadii(pose.jointPositions.size(), usual);
    std::vector<double> endRadii(pose.endPositions.size(), 0.5 * usual);
    for (const Link &link : m_links) {
        const double length =
            glm::distance(pose.jointPositions[static_cast<std::size_t>(link.joint)], pose.positionOf(link.end));
        if (!isLongEnough(length, bodySize) || !isBone(link.end))
            continue;
        const double limit = 0.85 * boneRadius(length, bodySize);
        double &base = jointRadii[static_cast<std::size_t>(link.joint)];
        double &tip = (link.end.isJoint() ? jointRadii : endRadii)[static_cast<std::size_t>(link.end.index)];
        base = std::min(base, limit);
        tip = std::min(tip, limit);
    }
    const bool anyBone = std::ranges::any_of(m_hasBone, [](bool has) { return has; });
    for (std::size_t joint = 0; joint < jointRadii.size(); ++joint) {
        const glm::dvec3 position = rotation * pose.jointPositions[joint];
        const double radius = m_isRoot[joint] ? 1.7 * usual : jointRadii[joint];
        if (isDrawable(position))
            figure.marks.push_back(
                {position, radius, NodeId::joint(static_cast<int>(joint)), anyBone && !m_hasBone[joint]});
    }
    for (std::size_t end = 0; end < endRadii.size(); ++end) {
        const glm::dvec3 position = rotation * pose.endPositions[end];
        if (isDrawable(position))
            figure.marks.push_back({position, endRadii[end], NodeId::endSite(static_cast<int>(end))});
    }
}

} // namespace limber
