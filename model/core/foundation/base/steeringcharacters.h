#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace limber {

// Returns the length of the UTF-8 character at the start of the bytes, or 0 if there is none.
[[nodiscard]] std::size_t utf8Length(std::string_view bytes);

// Returns the text with U+FFFD for each byte that does not belong to a character.
[[nodiscard]] std::string validUtf8(std::string_view bytes);

// Returns whether a UTF-8 character steers the display and is not shown itself: C0 and C1 controls, DEL, line and
// paragraph separators, and marks that change the direction of the text around them.
[[nodiscard]] bool isControlCharacter(std::string_view character);

} // namespace limber
