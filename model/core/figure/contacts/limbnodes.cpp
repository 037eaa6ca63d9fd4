#include "contacts/limbnodes.h"

#include <glm/geometric.hpp>

namespace limber {

std::vector<NodeId> nodesFrom(const Skeleton &skeleton, int joint)
{
    std::vector<NodeId> nodes;
    for (int below = joint; below < skeleton.subtreeEnd(joint); ++below)
        nodes.push_back(NodeId::joint(below));
    for (int end = 0; end < skeleton.endSiteCount(); ++end) {
        if (skeleton.isInSubtree(skeleton.endSite(end).parent, joint))
            nodes.push_back(NodeId::endSite(end));
    }
    return nodes;
}

std::vector<NodeId> nodesWithin(const Skeleton &skeleton, int joint, double distance)
{
    std::vector<NodeId> nodes = nodesFrom(skeleton, joint);
    const auto isBeyond = [&](NodeId node) {
        double away = 0.0;
        while (node != NodeId::joint(joint)) {
            away += glm::length(skeleton.offsetOf(node));
            node =
                NodeId::joint(node.isJoint() ? skeleton.joint(node.index).parent : skeleton.endSite(node.index).parent);
        }
        return away > distance;
    };
    std::erase_if(nodes, isBeyond);
    return nodes;
}

NodeHeight lowestOf(std::span<const NodeId> nodes, const Pose &pose, const glm::dvec3 &up)
{
    NodeHeight lowest{nodes.front(), glm::dot(pose.positionOf(nodes.front()), up)};
    for (const NodeId node : nodes.subspan(1)) {
        const double height = glm::dot(pose.positionOf(node), up);
        if (height < lowest.height)
            lowest = {node, height};
    }
    return lowest;
}

} // namespace limber
