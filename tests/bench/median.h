#pragma once

#include <algorithm>
#include <vector>

namespace limber::bench {

// The median, because other programs on the machine would distort a mean.
[[nodiscard]] inline double median(std::vector<double> values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

} // namespace limber::bench
