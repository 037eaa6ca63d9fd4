#pragma once

#include <span>
#include <vector>

namespace limber {

// These functions are statistics of many values. There must be at least one value; the order does not matter.

// Returns the value with half of the values below and half above; for an even number of values, the mean of the middle
// two.
[[nodiscard]] double median(std::vector<double> values);

// Returns the median, but always one of the values: the lower of the middle two. It is for values that should be kept
// as they are written, such as an OFFSET.
[[nodiscard]] double middleValue(std::vector<double> values);

// Returns the value below which this fraction (0 to 1) of all values lies.
[[nodiscard]] double percentile(std::vector<double> values, double fraction);

// Returns the largest finite number, or 0 if there is none; unlike the others it may get none.
[[nodiscard]] double largestNumber(std::span<const double> numbers);

} // namespace limber
