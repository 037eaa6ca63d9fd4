#pragma once

#include "base/message.h"

#include <optional>
#include <string_view>

namespace limber {

// Names the format of a file that is not BVH, by its first bytes: "an FBX file", "gzip data" …
[[nodiscard]] std::optional<Message> knownFormat(std::string_view bytes);

} // namespace limber
