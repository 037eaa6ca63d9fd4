#pragma once

#include "bvh/text/rowform.h"

#include <cstdint>
#include <span>

namespace limber {

// The number of bytes that must be readable after the text that is passed to the functions below.
inline constexpr std::size_t fastRowPadding = 32;

// Reads one row of numbers of the usual shape: [-]digits.digits with 1 to 7 digits before the point and 1 to 8 after
// it, and one space or tab between two numbers. Returns the end of the last number and writes the decimals of each
// column; returns null if the row is written in any other form, which may still be valid.
[[nodiscard]] const char *readFastRow(const char *at, std::span<double> values, std::span<std::uint8_t> decimals);

// Reads a row that is written in this form, except for its ending, in the same way. Returns null if the row is written
// in another form.
[[nodiscard]] const char *readRowInForm(const char *at, const RowForm &form, std::span<double> values);

} // namespace limber
