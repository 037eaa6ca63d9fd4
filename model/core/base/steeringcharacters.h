#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace limber {

// Length of the character in UTF-8 at the start of the bytes; 0 where there is none.
[[nodiscard]] std::size_t utf8Length(std::string_view bytes);

// The same text with U+FFFD for each byte that belongs to no character.
[[nodiscard]] std::string validUtf8(std::string_view bytes);

// Whether a character in UTF-8 steers what shows it and is not shown itself: C0 and C1 controls, DEL, line and
// paragraph separators, and the marks that change the direction of the text around them.
[[nodiscard]] bool isSteering(std::string_view character);

} // namespace limber
