#pragma once

#include "operations/operation.h"

#include <vector>

namespace limber {

// As people read the list: by group, in it by title.
[[nodiscard]] std::vector<Operation> inListedOrder(std::vector<Operation> operations);

} // namespace limber
