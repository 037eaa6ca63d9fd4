#include "base/statistics.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstddef>

namespace limber {

namespace {

// Returns the value at this index of the sorted values; afterwards the smaller values are before it.
double ranked(std::vector<double> &values, std::size_t index)
{
    const auto at = values.begin() + static_cast<std::ptrdiff_t>(index);
    std::nth_element(values.begin(), at, values.end());
    return *at;
}

} // namespace

double median(std::vector<double> values)
{
    assert(!values.empty());
    const std::size_t upper = values.size() / 2;
    const double middle = ranked(values, upper);
    if (values.size() % 2 == 1)
        return middle;
    return (middle + *std::max_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(upper))) / 2.0;
}

double middleValue(std::vector<double> values)
{
    assert(!values.empty());
    return ranked(values, (values.size() - 1) / 2);
}

double percentile(std::vector<double> values, double fraction)
{
    assert(!values.empty());
    return ranked(values, static_cast<std::size_t>(fraction * static_cast<double>(values.size() - 1)));
}

double largestNumber(std::span<const double> numbers)
{
    double most = 0.0;
    for (const double each : numbers)
        most = std::isfinite(each) ? std::max(most, each) : most;
    return most;
}

} // namespace limber
