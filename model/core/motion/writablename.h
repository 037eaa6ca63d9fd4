#pragma once

#include <string_view>

namespace limber {

// Whether a joint of this name can be written so that it is read back with this name: not empty, no spaces at its ends,
// no control characters, no braces. Any other bytes are fine.
[[nodiscard]] bool isWritableName(std::string_view name);

} // namespace limber
