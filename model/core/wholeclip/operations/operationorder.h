#pragma once

#include "operations/operation.h"

#include <vector>

namespace limber {

// Returns the operations in the order of the list for people: by group, then by title.
[[nodiscard]] std::vector<Operation> inListedOrder(std::vector<Operation> operations);

} // namespace limber
