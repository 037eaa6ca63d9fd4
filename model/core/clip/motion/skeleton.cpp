#include "motion/skeleton.h"

#include <algorithm>
#include <cassert>

namespace limber {

namespace {

constexpr int stillOpen = -1;

} // namespace

int Skeleton::addJoint(Joint joint)
{
    assert(joint.parent == NoJoint || isOpen(joint.parent));
    const int index = jointCount();
    joint.firstColumn = columnCount();
    for (const Channel channel : joint.channels)
        m_columns.push_back({index, channel});
    for (int closed = index - 1; closed != joint.parent; closed = this->joint(closed).parent)
        m_subtreeEnds[static_cast<std::size_t>(closed)] = index;
    m_subtreeEnds.push_back(stillOpen);
    m_joints.push_back(std::move(joint));
    return index;
}

int Skeleton::addEndSite(EndSite endSite)
{
    assert(isOpen(endSite.parent));
    endSite.precedingJoints = jointCount();
    m_endSites.push_back(std::move(endSite));
    return endSiteCount() - 1;
}

bool Skeleton::isOpen(int joint) const
{
    int open = jointCount() - 1;
    while (open != NoJoint && open != joint)
        open = this->joint(open).parent;
    return open != NoJoint;
}

std::optional<int> Skeleton::columnOf(int joint, Channel channel) const
{
    const Joint &owner = this->joint(joint);
    const auto found = std::ranges::find(owner.channels, channel);
    if (found == owner.channels.end())
        return std::nullopt;
    return owner.firstColumn + static_cast<int>(found - owner.channels.begin());
}

bool Skeleton::contains(NodeId node) const
{
    return node.isValid() && node.index < (node.isJoint() ? jointCount() : endSiteCount());
}

int Skeleton::parentOf(NodeId node) const
{
    return node.isJoint() ? joint(node.index).parent : endSite(node.index).parent;
}

glm::dvec3 Skeleton::offsetOf(NodeId node) const
{
    return node.isJoint() ? joint(node.index).offset : endSite(node.index).offset;
}

std::vector<int> Skeleton::roots() const
{
    std::vector<int> result;
    for (int index = 0; index < jointCount(); ++index) {
        if (joint(index).isRoot())
            result.push_back(index);
    }
    return result;
}

std::vector<NodeId> Skeleton::childrenOf(int parent) const
{
    std::vector<NodeId> result;
    const int end = parent == NoJoint ? jointCount() : subtreeEnd(parent);
    int index = parent == NoJoint ? 0 : parent + 1;
    auto endSite = std::ranges::lower_bound(m_endSites, index, {}, &EndSite::precedingJoints);
    while (true) {
        for (; endSite != m_endSites.end() && endSite->precedingJoints <= index; ++endSite) {
            if (endSite->parent == parent)
                result.push_back(NodeId::endSite(static_cast<int>(endSite - m_endSites.begin())));
        }
        if (index == end)
            return result;
        result.push_back(NodeId::joint(index));
        index = subtreeEnd(index);
    }
}

int Skeleton::subtreeEnd(int joint) const
{
    const int end = m_subtreeEnds[static_cast<std::size_t>(joint)];
    return end == stillOpen ? jointCount() : end;
}

int Skeleton::commonAncestor(int a, int b) const
{
    while (a != NoJoint && !isInSubtree(b, a))
        a = joint(a).parent;
    return a;
}

std::vector<NodeId> Skeleton::nodesInFileOrder() const
{
    std::vector<NodeId> result;
    result.reserve(static_cast<std::size_t>(nodeCount()));
    int nextEndSite = 0;
    for (int index = 0; index <= jointCount(); ++index) {
        while (nextEndSite < endSiteCount() && endSite(nextEndSite).precedingJoints <= index)
            result.push_back(NodeId::endSite(nextEndSite++));
        if (index < jointCount())
            result.push_back(NodeId::joint(index));
    }
    return result;
}

void Skeleton::setName(int joint, std::string name)
{
    m_joints[static_cast<std::size_t>(joint)].name = std::move(name);
}

void Skeleton::setEndSiteLabel(int endSite, std::string label)
{
    m_endSites[static_cast<std::size_t>(endSite)].label = std::move(label);
}

void Skeleton::setOffset(NodeId node, const glm::dvec3 &offset)
{
    assert(contains(node));
    const auto index = static_cast<std::size_t>(node.index);
    (node.isJoint() ? m_joints[index].offset : m_endSites[index].offset) = offset;
}

void Skeleton::setChannels(int joint, std::vector<Channel> channels)
{
    m_joints[static_cast<std::size_t>(joint)].channels = std::move(channels);
    m_columns.clear();
    for (std::size_t i = 0; i < m_joints.size(); ++i) {
        m_joints[i].firstColumn = columnCount();
        for (const Channel channel : m_joints[i].channels)
            m_columns.push_back({static_cast<int>(i), channel});
    }
}

bool Skeleton::hasSameLayoutAs(const Skeleton &other) const
{
    const auto sameJoint = [](const Joint &a, const Joint &b) {
        return a.parent == b.parent && a.channels == b.channels;
    };
    const auto sameEndSite = [](const EndSite &a, const EndSite &b) {
        return a.parent == b.parent && a.precedingJoints == b.precedingJoints;
    };
    return std::ranges::equal(m_joints, other.m_joints, sameJoint) &&
           std::ranges::equal(m_endSites, other.m_endSites, sameEndSite);
}

} // namespace limber
