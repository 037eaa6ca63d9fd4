#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace limber::reader {

// A plain file in the memory, to be read alone. It stays there until the program ends.
[[nodiscard]] std::optional<std::string_view> mapFile(const std::string &path);

// The same for a file in the folder of that path or below it: no "..", no link that leads out of it, nothing from the
// root. Only ".bin" and the like are given: what a file names is not to be anything the user happens to have there.
[[nodiscard]] std::optional<std::string_view> mapFileBeside(const std::string &path, const std::string &name);

} // namespace limber::reader
