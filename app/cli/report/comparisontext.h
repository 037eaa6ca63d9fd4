#pragma once

#include "comparison/clipcomparison.h"

#include <string>

namespace limber::cli {

// Return a table for people, and the same data for programs.
[[nodiscard]] std::string comparisonText(const ClipComparison &comparison, const Clip &first, const Clip &second,
                                         const ComparisonSettings &settings);
[[nodiscard]] std::string comparisonJson(const ClipComparison &comparison, const Clip &first, const Clip &second,
                                         const ComparisonSettings &settings);

} // namespace limber::cli
