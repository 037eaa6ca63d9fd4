#pragma once

#include <string>
#include <string_view>

namespace limber {

// Returns a path as UTF-8 text, for files that hold only text, such as JSON and settings. It is the path itself or, if
// the path is not UTF-8 or might be mistaken for an escaped one, "file:" followed by the path with every byte except
// letters, digits and ./_- as %NN. Such a text is also a URI (RFC 8089) if the path is absolute.
[[nodiscard]] std::string keptPath(std::string_view path);

// Returns the path that was kept as this text; any other text is returned unchanged.
[[nodiscard]] std::string pathOfKept(std::string_view text);

} // namespace limber
