#pragma once

#include "motion/skeleton.h"

#include <string>

namespace limber {

// Returns the name or, if a joint already has it, the name followed by _2, _3 …
[[nodiscard]] std::string uniqueJointName(const Skeleton &skeleton, const std::string &name);

} // namespace limber
