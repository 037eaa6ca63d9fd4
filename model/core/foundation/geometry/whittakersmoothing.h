#pragma once

#include <span>
#include <vector>

namespace limber {

// Returns the series that is close to the values, as far as the weight of each one demands it, and bends little: the
// minimum of sum(weight (x - value)^2) + stiffness sum(second difference^2) (Whittaker 1923; Eilers 2003). The first
// and the last value stay. Weights and stiffness must not be negative; values on a straight line stay unchanged to
// rounding.
[[nodiscard]] std::vector<double> whittakerSmoothed(std::span<const double> values, std::span<const double> weights,
                                                    double stiffness);

} // namespace limber
