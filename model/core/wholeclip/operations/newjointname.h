#pragma once

#include "operations/operationinput.h"
#include "operations/operationoutput.h"

#include <string>

namespace limber {

// Returns the name for a new joint: the value of the parameter `name` or the usual name, made unique. A note in the
// output says if it had to be changed; the output is refused if a file cannot hold the name.
[[nodiscard]] std::string newJointName(const OperationInput &input, const std::string &usual, OperationOutput &output);

} // namespace limber
