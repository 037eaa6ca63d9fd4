#pragma once

#include <optional>
#include <string_view>

namespace limber::cli {

// Returns a finite number as BVH files write it. It must be the whole word: no nan, no inf, no hexadecimal, no decimal
// comma, whatever the user's locale.
[[nodiscard]] std::optional<double> numberFromWord(std::string_view word);

// Returns a whole number from 0 on.
[[nodiscard]] std::optional<int> countFromWord(std::string_view word);

} // namespace limber::cli
