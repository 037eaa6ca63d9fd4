#pragma once

#include "motion/clip.h"

#include <cstddef>

namespace limber {

// A clip written in source code: R"(HIERARCHY …)"_bvh. It is read like a file when the expression is evaluated. A text
// that the reader refuses throws std::invalid_argument with the finding's line, column and message, since it is a
// mistake in the program; a text that loads with warnings is accepted.
inline namespace literals {
// Returns the clip that the text of a BVH file describes.
[[nodiscard]] Clip operator""_bvh(const char *text, std::size_t size);
} // namespace literals

} // namespace limber
