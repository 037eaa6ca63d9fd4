#pragma once

#include "operations/operationinput.h"
#include "operations/operationoutput.h"

#include <string>

namespace limber {

// The name that a new joint gets: that of the parameter `name` or else the usual one, made unique. The output says so
// where it had to be changed; its refusal says if a file cannot hold the name.
[[nodiscard]] std::string newJointName(const OperationInput &input, const std::string &usual, OperationOutput &output);

} // namespace limber
