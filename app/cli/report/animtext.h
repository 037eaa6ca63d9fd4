#pragma once

#include "secondlife/animfile.h"

#include <cstddef>
#include <string>

namespace limber::cli {

// Returns a text like "1 s, 2 joints, 9 keys, 144 bytes".
[[nodiscard]] std::string animSummary(const AnimFile &file);

// Returns a text like "1 joint" or "2 joints".
[[nodiscard]] std::string countedText(std::size_t count, const char *word);

// Returns a number with at most three decimals.
[[nodiscard]] std::string roundedText(double value);

} // namespace limber::cli
