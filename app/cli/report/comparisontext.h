#pragma once

#include "comparison/clipcomparison.h"

#include <string>

namespace limber::cli {

// A table for people, and the same for programs.
[[nodiscard]] std::string comparisonText(const ClipComparison &comparison, const Clip &first, const Clip &second,
                                         const ComparisonSettings &settings);
[[nodiscard]] std::string comparisonJson(const ClipComparison &comparison, const Clip &first, const Clip &second,
                                         const ComparisonSettings &settings);

} // namespace limber::cli
