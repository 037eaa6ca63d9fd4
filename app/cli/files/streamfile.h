#pragma once

#include "output/outputstream.h"

#include <functional>
#include <string>

namespace limber::cli {

// A pipe such as a shell's >(gzip), or /dev/null: there is no file that could be replaced as a whole.
[[nodiscard]] bool takesStream(const std::string &file);

// Opens it and lets it be written; reports what went wrong.
[[nodiscard]] bool streamTo(const std::string &file, const std::function<bool(OutputStream &)> &write);

} // namespace limber::cli
