#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace limber {

// Returns the bytes of a base64 text (RFC 4648), with or without padding, or nothing if it is not one.
[[nodiscard]] std::optional<std::string> bytesOfBase64(std::string_view text);

// Returns the bytes of an address that holds them as base64 (data:...;base64,), or nothing if it does not.
[[nodiscard]] std::optional<std::string> bytesOfDataUri(std::string_view uri);

// Returns a relative address with its %NN as bytes, or nothing if anything else follows a %.
[[nodiscard]] std::optional<std::string> bytesOfUri(std::string_view uri);

// Returns whether an address names a file in the same folder or below it: without a scheme, not from the root, no "..".
[[nodiscard]] bool isBelow(std::string_view path);

} // namespace limber
