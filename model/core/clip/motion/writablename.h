#pragma once

#include <string_view>

namespace limber {

// Returns whether a joint's name can be written so that it is read back unchanged: it is not empty and has no spaces at
// its ends, no control characters and no braces. Any other bytes are allowed.
[[nodiscard]] bool isWritableName(std::string_view name);

} // namespace limber
