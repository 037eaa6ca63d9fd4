#pragma once

#include <cstddef>

namespace limber {

// Capacity that writeFixed needs at most, whatever the number; it may write to all of it.
inline constexpr std::size_t fixedNumberCapacity = 340;
inline constexpr int mostFixedDecimals = 17;

// Writes a finite number with this many decimals (0 to mostFixedDecimals, no point where there are none), rounded to
// nearest as printf does, and returns the end of what was written. A zero keeps its sign.
[[nodiscard]] char *writeFixed(char *out, double value, int decimals);

} // namespace limber
