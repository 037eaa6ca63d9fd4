#pragma once

#include "motion/clip.h"

#include <cstddef>
#include <optional>
#include <span>

namespace limber {

// A number among many that no file can hold.
struct ValuePlace
{
    std::size_t frame = 0; // from 0
    std::size_t column = 0; // from 0
};

// The first number that is not finite, in frames of that many columns; nothing where all are.
[[nodiscard]] std::optional<ValuePlace> firstNotFinite(std::span<const double> values, std::size_t columnCount);

// The same motion with other numbers: `frameCount` frames by its columns, frame after frame, finite, degrees and file
// units. A number that is the same keeps its text in the file; further frames are new at the end, missing ones are
// removed there.
[[nodiscard]] Motion withValues(const Motion &motion, std::span<const double> values, int frameCount);

} // namespace limber
