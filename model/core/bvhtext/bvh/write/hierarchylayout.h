#pragma once

#include "motion/skeleton.h"

#include <functional>
#include <string>
#include <string_view>

namespace limber {

// How a hierarchy is laid out when it is written anew.
struct HierarchyLayout
{
    bool standardEndSites = false; // whether to write “End Site” for all labels
    std::string indent = "\t"; // for one level; some readers insist on tabs
    std::string_view lineEnd = "\n";
    // Returns the text of one coordinate (axis 0 to 2) of a node's OFFSET.
    std::function<std::string(NodeId node, int axis)> offsetText;
};

// Returns the hierarchy from HIERARCHY to its last brace, without a line end there.
[[nodiscard]] std::string layOutHierarchy(const Skeleton &skeleton, const HierarchyLayout &layout);

} // namespace limber
