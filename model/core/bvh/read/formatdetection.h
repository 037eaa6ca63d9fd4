#pragma once

#include <string_view>

namespace limber {

// Names what a file is that is not BVH, by its first bytes: "an FBX file", "gzip data" …; empty if unknown.
[[nodiscard]] std::string_view knownFormat(std::string_view bytes);

} // namespace limber
