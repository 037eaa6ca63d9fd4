#pragma once

#include "motion/clip.h"

#include <cstddef>
#include <optional>
#include <span>

namespace limber {

// The position of a number that cannot be written to a file.
struct ValuePlace
{
    std::size_t frame = 0; // from 0
    std::size_t column = 0; // from 0
};

// Returns the position of the first number that is not finite, in frames of `columnCount` columns, or nothing if all
// are finite.
[[nodiscard]] std::optional<ValuePlace> firstNotFinite(std::span<const double> values, std::size_t columnCount);

// Returns the motion with other numbers: `frameCount` frames with its columns, frame after frame, finite, in degrees
// and file units. A number that stays the same keeps its text in the file. Additional frames are new ones at the end;
// missing frames are removed at the end.
[[nodiscard]] Motion withValues(const Motion &motion, std::span<const double> values, int frameCount);

} // namespace limber
