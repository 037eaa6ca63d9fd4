#pragma once

#include "base/message.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace limber {

// Names the format of a file that is not BVH, by its first bytes: "an FBX file", "gzip data" …
[[nodiscard]] std::optional<Message> knownFormat(std::string_view bytes);

// How many bytes of a text knownFormat() needs: with fewer of a longer text the answer may be another one. npos for a
// text of blanks alone.
[[nodiscard]] std::size_t endOfFormatHead(std::string_view bytes);

} // namespace limber
