#pragma once

#include "motion/clip.h"

namespace limber {

// The clip without the text it was read from and that text's oddities: it is written as the format wants it.
[[nodiscard]] Clip withoutOddities(const Clip &clip);

// The fewest decimals with which every value and offset reads back as it is; WriteOptions::Shortest if more
// than nine would be needed.
[[nodiscard]] int decimalsThatKeep(const Clip &clip);

} // namespace limber
