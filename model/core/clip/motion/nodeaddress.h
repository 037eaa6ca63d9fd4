#pragma once

#include "motion/skeleton.h"

#include <optional>
#include <string>
#include <string_view>

namespace limber {

// Finds a joint or end site by the name that a user typed: "name", "name#2" for the second joint with that name in file
// order, "PARENT/End" and "PARENT/End#2" for end sites. Names are bytes. A joint whose name is exactly the text takes
// precedence, so that names may themselves contain '#' and '/'.
[[nodiscard]] std::optional<NodeId> nodeAt(const Skeleton &skeleton, std::string_view address);

// Finds only joints in the same way; returns nothing for an end site.
[[nodiscard]] std::optional<int> jointAt(const Skeleton &skeleton, std::string_view address);

// Returns the address of a joint or end site, with which nodeAt() finds it again.
[[nodiscard]] std::string addressOf(const Skeleton &skeleton, NodeId node);

} // namespace limber
