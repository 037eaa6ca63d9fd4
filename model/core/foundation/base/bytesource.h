#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <string>

namespace limber {

// The source of a reader's bytes: it fills the front of the span and returns how many bytes it filled; 0 at the end, -1
// if reading failed.
using ByteSource = std::function<std::ptrdiff_t(std::span<char>)>;

// Returns a source that hands out a text from its beginning; the text must outlive it.
[[nodiscard]] ByteSource sourceOf(const std::string &text);

} // namespace limber
