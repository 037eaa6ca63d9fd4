#pragma once

#include <string>
#include <string_view>

namespace limber {

// Returns a name or another text from a file as a cell of a table that a spreadsheet opens. A text that begins with = +
// - or @, which a spreadsheet would take for a formula, gets an apostrophe in front, which marks text there; characters
// that steer a terminal or the text around them become \xNN. `utf8` must be UTF-8. Do not use it for numbers.
[[nodiscard]] std::string cellText(std::string_view utf8);

} // namespace limber
