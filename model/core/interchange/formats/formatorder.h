#pragma once

#include "formats/format.h"

#include <vector>

namespace limber {

// Returns the formats in the order in which they are listed.
[[nodiscard]] std::vector<Format> inListedOrder(std::vector<Format> formats);

} // namespace limber
