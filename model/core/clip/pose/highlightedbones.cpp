#include "pose/highlightedbones.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace limber {

namespace {

constexpr double noLength = 1e-12;

} // namespace

std::vector<NodeId> highlightedBones(const Skeleton &skeleton, NodeId node)
{
    if (!skeleton.contains(node))
        return {};
    std::vector<NodeId> bones = node.isJoint() ? skeleton.childrenOf(node.index) : std::vector{node};
    std::erase_if(bones, [&](NodeId end) { return !(glm::length(skeleton.offsetOf(end)) > noLength); });
    return bones;
}

std::vector<NodeId> highlightedBones(const Skeleton &skeleton, const std::vector<NodeId> &nodes)
{
    std::vector<NodeId> bones;
    for (const NodeId node : nodes) {
        for (const NodeId bone : highlightedBones(skeleton, node)) {
            if (std::ranges::find(bones, bone) == bones.end())
                bones.push_back(bone);
        }
    }
    return bones;
}

} // namespace limber
