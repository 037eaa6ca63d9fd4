#include "motion/jointsbyname.h"

#include <algorithm>

namespace limber {

JointsByName::JointsByName(const Skeleton &skeleton) : m_skeleton(skeleton)
{
    for (int joint = 0; joint < skeleton.jointCount(); ++joint)
        m_joints[skeleton.joint(joint).name].push_back(joint);
}

std::optional<NodeId> JointsByName::find(const Skeleton &other, NodeId node) const
{
    const int joint = node.isJoint() ? node.index : other.parentOf(node);
    const std::string &name = other.joint(joint).name;
    const auto found = m_joints.find(name);
    if (found == m_joints.end())
        return std::nullopt;
    const auto index = static_cast<std::size_t>(
        std::ranges::count(other.joints().first(static_cast<std::size_t>(joint)), name, &Joint::name));
    if (index >= found->second.size())
        return std::nullopt;
    const int match = found->second[index];
    return node.isJoint() ? std::optional(NodeId::joint(match)) : endSiteOf(match);
}

std::optional<NodeId> JointsByName::endSiteOf(int joint) const
{
    for (int index = 0; index < m_skeleton.endSiteCount(); ++index) {
        if (m_skeleton.endSite(index).parent == joint)
            return NodeId::endSite(index);
    }
    return std::nullopt;
}

} // namespace limber
