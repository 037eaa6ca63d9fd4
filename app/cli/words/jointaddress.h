#pragma once

#include "motion/skeleton.h"
#include "output/outcome.h"

#include <string>
#include <string_view>

namespace limber::cli {

// Finds a joint or end site by the name a user typed: "name", "name#2" for the second joint of that name in
// file order, "PARENT/End" and "PARENT/End#2" for end sites. Names are bytes. A joint whose name is exactly
// the text comes first, so names may themselves contain '#' and '/'.
[[nodiscard]] Outcome<NodeId> findNode(const Skeleton &skeleton, std::string_view address);

// Does the same where only a joint is accepted.
[[nodiscard]] Outcome<int> findJoint(const Skeleton &skeleton, std::string_view address);

// Returns the name of an end site on the command line: "PARENT/End", or "PARENT/End#2" for the second one of a parent.
[[nodiscard]] std::string endSiteName(const Skeleton &skeleton, int endSite);

} // namespace limber::cli
