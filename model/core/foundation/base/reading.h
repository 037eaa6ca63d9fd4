#pragma once

#include "base/finding.h"

#include <optional>
#include <utility>
#include <vector>

namespace limber {

// The result of reading a small text file: a value, perhaps with warnings, or no value and an error.
template <typename Value>
struct Reading
{
    std::optional<Value> value; // the value, if all of it was understood
    std::vector<Finding> findings; // ends with an error exactly if there is no value

    // Returns a reading without a value, for this reason.
    [[nodiscard]] static Reading refused(Finding error) { return {std::nullopt, {std::move(error)}}; }
    // Returns why there is no value, or null if there is one.
    [[nodiscard]] const Finding *error() const { return value || findings.empty() ? nullptr : &findings.back(); }
};

} // namespace limber
