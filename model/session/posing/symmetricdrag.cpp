#include "session/posing/symmetricdrag.h"

#include "base/at.h"
#include "session/posing/mirroredside.h"
#include "session/session.h"

#include <algorithm>

namespace limber {

namespace {

std::vector<NodeId> endSitesOf(const Skeleton &skeleton, int joint)
{
    std::vector<NodeId> ends = skeleton.childrenOf(joint);
    std::erase_if(ends, [](NodeId node) { return node.isJoint(); });
    return ends;
}

bool isChanged(const Joint &joint, std::span<const double> before, std::span<const double> values)
{
    const auto first = static_cast<std::size_t>(joint.firstColumn);
    const auto count = static_cast<std::size_t>(joint.columnCount());
    return !std::ranges::equal(before.subspan(first, count), values.subspan(first, count));
}

} // namespace

SymmetricDrag::SymmetricDrag(const Session &session, NodeId dragged)
    : m_skeleton(session.document().skeleton()), m_sides(sidesOf(session)), m_locked(session.jointStates().locked()),
      m_joint(dragged.isJoint() ? dragged.index : m_skeleton.parentOf(dragged)), m_partner(findPartner(dragged))
{
}

std::optional<int> SymmetricDrag::partnerOf(int joint) const
{
    if (m_sides.sideOf(joint) == BodySide::Centre)
        return std::nullopt;
    const int partner = m_sides.partnerOf(joint);
    if (static_cast<std::size_t>(partner) < m_locked.size() && at(m_locked, partner))
        return std::nullopt;
    return partner;
}

NodeId SymmetricDrag::findPartner(NodeId node) const
{
    const std::optional<int> partner = partnerOf(m_joint);
    if (!partner)
        return {};
    if (node.isJoint())
        return NodeId::joint(*partner);
    const std::vector<NodeId> own = endSitesOf(m_skeleton, m_joint);
    const std::vector<NodeId> theirs = endSitesOf(m_skeleton, *partner);
    const auto index = static_cast<std::size_t>(std::ranges::find(own, node) - own.begin());
    return index < theirs.size() ? theirs[index] : NodeId();
}

void SymmetricDrag::mirrorChange(std::span<const double> before, std::span<double> values) const
{
    const std::vector<double> dragged(values.begin(), values.end());
    const BodySide leading = m_sides.sideOf(m_joint);
    for (int joint = 0; joint < m_skeleton.jointCount(); ++joint) {
        const std::optional<int> partner = partnerOf(joint);
        if (!partner || !isChanged(m_skeleton.joint(joint), before, dragged))
            continue;
        const bool bothChanged = isChanged(m_skeleton.joint(*partner), before, dragged);
        if (!bothChanged || m_sides.sideOf(joint) == leading)
            m_sides.followPartner(m_skeleton, *partner, before, values);
    }
}

glm::dvec3 SymmetricDrag::mirroredVector(const Pose &pose, const glm::dvec3 &vector) const
{
    return m_sides.mirroredVector(m_skeleton, pose, m_joint, vector);
}

glm::dvec3 SymmetricDrag::mirroredPoint(const Pose &pose, const glm::dvec3 &point) const
{
    return m_sides.mirroredPoint(m_skeleton, pose, m_joint, point);
}

} // namespace limber
