#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace limber {

// The middle one of some values, the lower of two; there must be one. Their order changes.
[[nodiscard]] inline double median(std::vector<double> &values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>((values.size() - 1) / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

} // namespace limber
