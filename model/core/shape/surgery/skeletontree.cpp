#include "surgery/skeletontree.h"

#include "base/at.h"

#include <algorithm>

namespace limber {

SkeletonTree::SkeletonTree(const Skeleton &skeleton) : m_jointCount(skeleton.jointCount())
{
    for (int joint = 0; joint < skeleton.jointCount(); ++joint) {
        Node node;
        node.joint = skeleton.joint(joint);
        node.origin = NodeId::joint(joint);
        m_nodes.push_back(std::move(node));
    }
    for (int end = 0; end < skeleton.endSiteCount(); ++end) {
        Node node;
        node.isEndSite = true;
        node.joint.offset = skeleton.endSite(end).offset;
        node.label = skeleton.endSite(end).label;
        node.origin = NodeId::endSite(end);
        m_nodes.push_back(std::move(node));
    }
    for (const NodeId node : skeleton.nodesInFileOrder())
        attach(nodeOf(node), skeleton.parentOf(node), Last);
}

int SkeletonTree::nodeOf(NodeId node) const
{
    return node.isJoint() ? node.index : m_jointCount + node.index;
}

const std::vector<int> &SkeletonTree::childrenOf(int parent) const
{
    return parent == None ? m_roots : node(parent).children;
}

std::vector<int> &SkeletonTree::childList(int parent)
{
    return parent == None ? m_roots : at(m_nodes, parent).children;
}

int SkeletonTree::indexOf(int index) const
{
    const std::vector<int> &siblings = childrenOf(node(index).parent);
    return static_cast<int>(std::ranges::find(siblings, index) - siblings.begin());
}

void SkeletonTree::attach(int node, int parent, int index)
{
    at(m_nodes, node).parent = parent;
    std::vector<int> &siblings = childList(parent);
    siblings.insert(index == Last ? siblings.end() : siblings.begin() + index, node);
}

void SkeletonTree::detach(int node)
{
    std::erase(childList(at(m_nodes, node).parent), node);
    at(m_nodes, node).parent = None;
}

int SkeletonTree::add(Node node, int parent, int index)
{
    m_nodes.push_back(std::move(node));
    const int added = static_cast<int>(m_nodes.size()) - 1;
    attach(added, parent, index);
    return added;
}

int SkeletonTree::addJoint(Joint joint, int parent, int index)
{
    Node node;
    node.joint = std::move(joint);
    return add(std::move(node), parent, index);
}

int SkeletonTree::addEndSite(const glm::dvec3 &offset, int parent, int index)
{
    Node node;
    node.isEndSite = true;
    node.joint.offset = offset;
    node.label = EndSite().label;
    return add(std::move(node), parent, index);
}

void SkeletonTree::move(int node, int parent, int index)
{
    detach(node);
    attach(node, parent, index);
}

void SkeletonTree::remove(int node)
{
    detach(node);
}

void SkeletonTree::closeChain(int node, const glm::dvec3 &offset)
{
    if (node != None && childrenOf(node).empty())
        addEndSite(offset, node);
}

SkeletonTree::Built SkeletonTree::build() const
{
    Built built;
    built.jointOfNode.assign(m_nodes.size(), NoJoint);
    std::vector<int> open(m_roots.rbegin(), m_roots.rend()); // the next node is the last one
    while (!open.empty()) {
        const int index = open.back();
        open.pop_back();
        const Node &node = this->node(index);
        const int parent = node.parent == None ? NoJoint : at(built.jointOfNode, node.parent);
        if (node.isEndSite) {
            built.skeleton.addEndSite({.label = node.label, .parent = parent, .offset = node.joint.offset});
            built.endSites.push_back(index);
            continue;
        }
        Joint joint = node.joint;
        joint.parent = parent;
        at(built.jointOfNode, index) = built.skeleton.addJoint(std::move(joint));
        built.joints.push_back(index);
        open.insert(open.end(), node.children.rbegin(), node.children.rend());
    }
    return built;
}

} // namespace limber
