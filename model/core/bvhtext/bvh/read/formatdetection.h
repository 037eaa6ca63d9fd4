#pragma once

#include "base/message.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace limber {

// Returns the name of a file's format by its first bytes if it is not BVH: "an FBX file", "gzip data" …
[[nodiscard]] std::optional<Message> knownFormat(std::string_view bytes);

// Returns how many bytes of a text knownFormat() needs: with fewer bytes of a longer text its answer may differ.
// Returns npos for a text that holds only white space.
[[nodiscard]] std::size_t endOfFormatHead(std::string_view bytes);

} // namespace limber
