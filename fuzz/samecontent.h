#pragma once

#include "motion/clip.h"

namespace limber::fuzz {

// Whether two clips have the same skeleton with names and offsets, the same frame time, and the same values to the bit
// (but 0 and -0 count as one value).
[[nodiscard]] bool haveSameContent(const Clip &a, const Clip &b);
// The same without comparing names.
[[nodiscard]] bool haveSameNumbers(const Clip &a, const Clip &b);

} // namespace limber::fuzz
