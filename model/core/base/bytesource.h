#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <string>

namespace limber {

// Where a reader gets its bytes: fills the front of the span and answers how many bytes it filled; 0 at the end,
// -1 if reading failed.
using ByteSource = std::function<std::ptrdiff_t(std::span<char>)>;

// Hands out a text from its beginning; the text must outlive it.
[[nodiscard]] ByteSource sourceOf(const std::string &text);

} // namespace limber
