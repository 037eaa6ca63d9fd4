#pragma once

#include "secondlife/animfile.h"

#include <string>

namespace limber::cli {

// Returns a text like "1 s, 2 joints, 9 keys, 144 bytes".
[[nodiscard]] std::string animSummary(const AnimFile &file);

// Returns a number with at most three decimals.
[[nodiscard]] std::string roundedText(double value);

} // namespace limber::cli
