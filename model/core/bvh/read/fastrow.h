#pragma once

#include "bvh/text/rowform.h"

#include <cstdint>
#include <span>

namespace limber {

// Bytes that must be readable after the text that the functions below are given.
inline constexpr std::size_t fastRowPadding = 32;

// Reads one row of numbers of the usual shape, [-]digits.digits with 1 to 7 digits before the point and 1 to 8
// after it, one blank or tab between two of them. Returns the end of the last number and the decimals of each
// column; null if the row is written in any other form, which may be valid all the same.
[[nodiscard]] const char *readFastRow(const char *at, std::span<double> values, std::span<std::uint8_t> decimals);

// The same for a row that is written in this form, its ending left aside; null if it is not.
[[nodiscard]] const char *readRowInForm(const char *at, const RowForm &form, std::span<double> values);

} // namespace limber
