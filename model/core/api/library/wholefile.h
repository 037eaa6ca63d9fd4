#pragma once

#include <filesystem>
#include <functional>
#include <iosfwd>

namespace limber {

// Writes a file, which is then either complete or unchanged: the function `write` gets the stream of a file beside it,
// which is renamed over it. It replaces a link's target, not the link. Returns false if `write` did or if the file
// could not be written.
[[nodiscard]] bool writeWholeFile(const std::filesystem::path &path, const std::function<bool(std::ostream &)> &write);

} // namespace limber
