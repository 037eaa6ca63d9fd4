#pragma once

#include <functional>
#include <string_view>

namespace limber {

// Takes the next bytes of the file; returning false (a full disk) stops the writing.
using ByteSink = std::function<bool(std::string_view)>;

} // namespace limber
