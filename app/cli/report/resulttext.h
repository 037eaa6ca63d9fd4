#pragma once

#include "motion/skeleton.h"

#include <string>
#include <string_view>
#include <vector>

class QJsonArray;

namespace limber::cli {

// Returns a name's bytes as UTF-8: bytes that are not UTF-8 become the text \xNN. Everything else stays as it is.
[[nodiscard]] std::string utf8Name(std::string_view bytes);

// Returns the names of joints for JSON.
[[nodiscard]] QJsonArray jointsJson(const std::vector<int> &joints, const Skeleton &skeleton);

// Returns a list as a JSON document that can be shown on any terminal.
[[nodiscard]] std::string jsonText(const QJsonArray &list);

// Returns text as a field of a CSV row that no spreadsheet takes for a formula and that can be shown on any terminal,
// see cellText(). It is in quotes if a comma or a quote requires them.
[[nodiscard]] std::string csvField(std::string_view utf8);

// Appends the fewest digits that read back as the same double, as JSON allows them, or "null" for a number that is not
// finite.
void appendJsonNumber(std::string &text, double value);

} // namespace limber::cli
