#pragma once

#include <optional>
#include <string_view>

namespace limber {

// The numbers that people type on the command line and in the parameters of formats. They are the same everywhere, and
// do not depend on the user's locale.

// Returns a finite number as BVH files write it. It must be the whole text: no nan, no inf, no hexadecimal, no decimal
// comma.
[[nodiscard]] std::optional<double> numberOfText(std::string_view text);

// Returns a whole number from 0 on; it must be the whole text, without a sign.
[[nodiscard]] std::optional<int> wholeNumberOfText(std::string_view text);

} // namespace limber
