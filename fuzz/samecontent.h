#pragma once

#include "motion/clip.h"

namespace limber::fuzz {

// Same skeleton with names and offsets, same frame time, same values to the bit (but 0 and -0 are one value).
[[nodiscard]] bool haveSameContent(const Clip &a, const Clip &b);
// The same without the names.
[[nodiscard]] bool haveSameNumbers(const Clip &a, const Clip &b);

} // namespace limber::fuzz
