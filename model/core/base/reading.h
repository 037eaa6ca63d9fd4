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
    std::optional<Value> value; // what was read, if all of it was understood
    std::vector<Finding> findings; // ends with an error exactly if there is no value

    // No value, for this reason.
    [[nodiscard]] static Reading refused(Finding error) { return {std::nullopt, {std::move(error)}}; }
    // Why there is no value; null where there is one.
    [[nodiscard]] const Finding *error() const { return value || findings.empty() ? nullptr : &findings.back(); }
};

} // namespace limber
