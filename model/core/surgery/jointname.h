#pragma once

#include "motion/skeleton.h"

#include <string>

namespace limber {

// The name, or where a joint has it already the name with _2, _3 … after it.
[[nodiscard]] std::string uniqueJointName(const Skeleton &skeleton, const std::string &name);

} // namespace limber
