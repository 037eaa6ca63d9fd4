#pragma once

#include <span>
#include <vector>

namespace limber {

// The series that is near to the values, as far as each one's weight asks for it, and bends little: the least of
// sum(weight (x - value)^2) + stiffness sum(second difference^2) (Whittaker 1923; Eilers 2003). The first and the last
// value stay. Weights and stiffness are not negative; values on a straight line stay where they are to rounding.
[[nodiscard]] std::vector<double> steadySeries(std::span<const double> values, std::span<const double> weights,
                                               double stiffness);

} // namespace limber
