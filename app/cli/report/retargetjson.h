#pragma once

#include "retarget/retargeter.h"

#include <string>

namespace limber::cli {

// Returns the report of a retarget whose result was measured, as a JSON document: a list with one object.
[[nodiscard]] std::string retargetJson(const std::string &file, const RetargetInput &input,
                                       const Retargeter &retargeter, const RetargetedClip &result);

} // namespace limber::cli
