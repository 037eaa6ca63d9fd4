#pragma once

#include <cstddef>

namespace limber {

// Room that writeFixed needs at most, whatever the number; what it does not use it may have written to.
inline constexpr std::size_t fixedNumberRoom = 340;
inline constexpr int mostFixedDecimals = 17;

// Writes a finite number with so many decimals (0 to mostFixedDecimals, no point where there are none), rounded to
// nearest as printf does, and returns the end of what was written. A zero keeps its sign.
[[nodiscard]] char *writeFixed(char *out, double value, int decimals);

} // namespace limber
