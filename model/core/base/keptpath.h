#pragma once

#include <string>
#include <string_view>

namespace limber {

// A path as text in UTF-8, for files that hold text alone, such as JSON and settings: itself, or, where it is not UTF-8
// or might be taken for one of these, "file:" with every byte but letters, digits and ./_- as %NN. Such a text is also
// a URI (RFC 8089) where the path is absolute.
[[nodiscard]] std::string keptPath(std::string_view path);

// The path that was kept as this text; texts of other origin stand for themselves.
[[nodiscard]] std::string pathOfKept(std::string_view text);

} // namespace limber
