#pragma once

#include "retarget/retargeter.h"

#include <string>

namespace limber::cli {

// What became of a retarget, as a JSON document: a list with one object.
[[nodiscard]] std::string retargetJson(const std::string &file, const RetargetInput &input,
                                       const Retargeter &retargeter, const RetargetResult &result);

} // namespace limber::cli
