#pragma once

#include <string_view>

namespace limber {

// Can a joint of this name be written so that it is read back with this name? Not empty, no spaces at its ends, no
// control characters, no braces. Any other bytes will do.
[[nodiscard]] bool isWritableName(std::string_view name);

} // namespace limber
