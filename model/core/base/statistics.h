#pragma once

#include <vector>

namespace limber {

// Statistics of many values. There must be at least one value; the order of the values does not matter.

// Half of the values are below, half above; for an even number of values, the mean of the middle two.
[[nodiscard]] double median(std::vector<double> values);

// The same but always one of the values, the lower of the middle two: for values that are to be kept as they are
// written, such as an OFFSET.
[[nodiscard]] double middleValue(std::vector<double> values);

// The value below which this fraction (0 to 1) of all values lies.
[[nodiscard]] double percentile(std::vector<double> values, double fraction);

} // namespace limber
