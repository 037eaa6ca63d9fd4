#pragma once

#include "output/outputstream.h"

#include <functional>
#include <string>

namespace limber::cli {

// Returns whether the file is a pipe, such as a shell's >(gzip), or a device like /dev/null, which cannot be replaced
// as a whole.
[[nodiscard]] bool takesStream(const std::string &file);

// Opens the file and calls `write` with it; reports what went wrong.
[[nodiscard]] bool streamTo(const std::string &file, const std::function<bool(OutputStream &)> &write);

} // namespace limber::cli
