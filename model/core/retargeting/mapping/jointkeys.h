#pragma once

#include "motion/skeleton.h"

#include <string>
#include <vector>

namespace limber {

// Returns the names of joints in files beside a BVH file, which are unique and UTF-8. The second joint with a name is
// "name#2", or has the next free number if a joint has that name; bytes that are not UTF-8 become the text \xNN. Thus
// every joint has a key of its own, whatever the encoding of its name. The same skeleton always has the same keys.
[[nodiscard]] std::vector<std::string> jointKeys(const Skeleton &skeleton);

} // namespace limber
