#pragma once

#include <optional>
#include <string_view>

namespace limber::cli {

// A finite number as BVH files write it, the whole word and nothing else: no nan, no inf, no hexadecimal, no
// decimal comma, whatever the user's locale.
[[nodiscard]] std::optional<double> numberFromWord(std::string_view word);

// A whole number from 0 on.
[[nodiscard]] std::optional<int> countFromWord(std::string_view word);

} // namespace limber::cli
