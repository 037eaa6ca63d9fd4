#pragma once

#include <cstddef>
#include <string_view>

namespace limber {

// Returns the text of the value or the key that begins at a byte, to its last one, so that it can be copied as it is.
// The text must be one that readJson() accepts, and `offset` one of a node of it.
[[nodiscard]] std::string_view jsonTextAt(std::string_view text, std::size_t offset);

} // namespace limber
