#pragma once

#include "bvh/repair/valuescanner.h"
#include "bvh/text/findinglog.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace limber {

// Reports once for a run of values (a row, an OFFSET) which kinds of punctuation in them are changed.
void reportPunctuation(std::string_view text, const std::vector<FoundValue> &values, bool separators, FindingLog &log);

// Returns the value with a point instead of its decimal comma.
[[nodiscard]] std::string withDecimalPoint(std::string_view number);

// Appends the text between two values as spaces.
void appendAsBlanks(std::string_view between, bool atLeastOne, std::string &out);

// Returns the stretch as `wanted` plain numbers, or nothing if it does not hold exactly that many.
[[nodiscard]] std::optional<std::string> valuesAsNumbers(std::string_view text, TextSpan stretch, int wanted,
                                                         CommaMeaning meaning, CommaEvidence &evidence,
                                                         FindingLog &log);

} // namespace limber
