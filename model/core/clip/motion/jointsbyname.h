#pragma once

#include "motion/skeleton.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace limber {

// Finds a skeleton's nodes by the names of another skeleton's nodes. If several joints have the same name, the first
// ones of both match, then the second ones and so on. The first end sites of matched joints match too.
class JointsByName
{
public:
    // The skeleton must outlive it.
    explicit JointsByName(const Skeleton &skeleton);

    // Returns the node of this skeleton that matches a node of another skeleton.
    [[nodiscard]] std::optional<NodeId> find(const Skeleton &other, NodeId node) const;

private:
    [[nodiscard]] std::optional<NodeId> endSiteOf(int joint) const;

    const Skeleton &m_skeleton;
    std::map<std::string, std::vector<int>> m_joints;
};

} // namespace limber
