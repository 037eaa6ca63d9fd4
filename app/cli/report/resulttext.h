#pragma once

#include <string>
#include <string_view>

namespace limber::cli {

// A name's bytes as UTF-8: bytes that are not UTF-8 become the text \xNN. Everything else stays as it is.
[[nodiscard]] std::string utf8Name(std::string_view bytes);

// Text as a JSON string, quotes included. `utf8` must be UTF-8.
[[nodiscard]] std::string jsonString(std::string_view utf8);

// Text as a field of a CSV row: in quotes if a comma, a quote or a line end requires them.
[[nodiscard]] std::string csvField(std::string_view utf8);

// The fewest digits that read back as the same double, as JSON takes them; "null" for what is not finite.
void appendJsonNumber(std::string &text, double value);

} // namespace limber::cli
