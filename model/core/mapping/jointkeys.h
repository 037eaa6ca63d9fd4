#pragma once

#include "motion/skeleton.h"

#include <string>
#include <vector>

namespace limber {

// The names of joints in files beside a BVH file: unique and UTF-8. The second joint of a name is "name#2", or
// the next free number if a joint has that name; bytes that are not UTF-8 become the text \xNN, so that every
// joint has a key of its own whatever its name's encoding. The same skeleton always has the same keys.
[[nodiscard]] std::vector<std::string> jointKeys(const Skeleton &skeleton);

} // namespace limber
