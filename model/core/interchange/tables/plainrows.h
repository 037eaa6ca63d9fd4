#pragma once

#include "base/reading.h"
#include "motion/clip.h"

#include <optional>
#include <string_view>

namespace limber {

// How many rows of how many numbers a text has.
struct RowShape
{
    int rows = 0;
    int columns = 0;
};

// Returns the shape of a text that has nothing but rows of numbers, all of the same length and separated by blanks: the
// motion of a BVH file that lost its hierarchy. Blank lines do not count. Returns nothing for any other text.
[[nodiscard]] std::optional<RowShape> shapeOfRows(std::string_view text);

// Reads such a text as the motion of a skeleton that has as many channels, with the skeleton's frame time. Refuses
// other texts, rows of another length and numbers that are not finite.
[[nodiscard]] Reading<Clip> readPlainRows(std::string_view text, const Clip &skeleton);

} // namespace limber
