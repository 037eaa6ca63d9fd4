#pragma once

#include <cstddef>

namespace limber {

// The capacity that writeFixed() needs at most for any number; it may write to all of it.
inline constexpr std::size_t fixedNumberCapacity = 340;
inline constexpr int mostFixedDecimals = 17;

// Writes a finite number with this many decimals (0 to mostFixedDecimals, without a point for 0), rounded to nearest as
// printf does, and returns the end of the written text. A zero keeps its sign.
[[nodiscard]] char *writeFixed(char *out, double value, int decimals);

} // namespace limber
