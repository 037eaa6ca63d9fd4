#pragma once

#include <string>
#include <string_view>

namespace limber {

// A name or another text from a file as the cell of a table that a spreadsheet opens. One that the spreadsheet would
// take for a formula, beginning with = + - or @, gets an apostrophe before it, by which spreadsheets know text;
// characters that steer a terminal or the text around them become \xNN. `utf8` must be UTF-8. Not for numbers.
[[nodiscard]] std::string cellText(std::string_view utf8);

} // namespace limber
