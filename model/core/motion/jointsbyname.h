#pragma once

#include "motion/skeleton.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace limber {

// Finds a skeleton's nodes by the names of another's; of several joints of one name the first ones, the second ones …
// belong together, and so do the first end sites of matched joints.
class JointsByName
{
public:
    // The skeleton must outlive it.
    explicit JointsByName(const Skeleton &skeleton);

    // The node here for a node of another skeleton.
    [[nodiscard]] std::optional<NodeId> find(const Skeleton &other, NodeId node) const;

private:
    [[nodiscard]] std::optional<NodeId> endSiteOf(int joint) const;

    const Skeleton &m_skeleton;
    std::map<std::string, std::vector<int>> m_joints;
};

} // namespace limber
