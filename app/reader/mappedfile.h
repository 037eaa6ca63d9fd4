#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace limber::reader {

// Maps a plain file into memory, read-only. It stays there until the program ends.
[[nodiscard]] std::optional<std::string_view> mapFile(const std::string &path);

// Does the same for a file in the folder of that path or below it: without "..", links that lead out of it, or paths
// from the root. Only ".bin" and similar files and pictures are allowed, because the name comes from the file and must
// not reach other files of the user.
[[nodiscard]] std::optional<std::string_view> mapFileBeside(const std::string &path, const std::string &name);

} // namespace limber::reader
