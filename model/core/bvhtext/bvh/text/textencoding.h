#pragma once

#include "bvh/text/sourcetext.h"

#include <optional>
#include <string>
#include <string_view>

namespace limber {

// Returns UTF-16 if the bytes begin with its byte order mark, else Bytes.
[[nodiscard]] TextEncoding detectEncoding(std::string_view bytes);

// Returns UTF-16 bytes (mark included) as UTF-8 (mark included), or nothing if they are not valid UTF-16.
[[nodiscard]] std::optional<std::string> utf8FromUtf16(std::string_view bytes, TextEncoding encoding);

// Returns UTF-8 as UTF-16. Invalid UTF-8 (a name typed since) becomes U+FFFD.
[[nodiscard]] std::string utf16FromUtf8(std::string_view text, TextEncoding encoding);

} // namespace limber
