#pragma once

#include "motion/clip.h"

namespace limber {

// Returns the clip without its source text and the oddities of that text, so that it is written in the standard layout.
[[nodiscard]] Clip withoutOddities(const Clip &clip);

// Returns the fewest decimals with which every value and offset reads back exactly, or WriteOptions::Shortest if that
// takes more than nine.
[[nodiscard]] int decimalsThatKeep(const Clip &clip);

} // namespace limber
