#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace limber {

// The bytes that base64 (RFC 4648) says, with or without padding; nothing where it is none.
[[nodiscard]] std::optional<std::string> bytesOfBase64(std::string_view text);

// A relative address with its %NN as bytes; nothing where a % is followed by something else.
[[nodiscard]] std::optional<std::string> bytesOfUri(std::string_view uri);

// Whether an address names a file in the same folder or below it: without a scheme, not from the root, no "..".
[[nodiscard]] bool isBelow(std::string_view path);

} // namespace limber
