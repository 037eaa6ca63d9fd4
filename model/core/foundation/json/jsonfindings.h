#pragma once

#include "base/finding.h"
#include "base/messageform.h"

#include <cstddef>
#include <string_view>

namespace limber {

struct JsonNode;

// Returns an error at a byte of a text, with line and column.
[[nodiscard]] Finding jsonError(std::string_view text, std::size_t offset, Message message);
[[nodiscard]] Finding jsonWarning(std::string_view text, std::size_t offset, Message message);

// Returns what a node is, for a message: "a list", or the text in quotes.
[[nodiscard]] Message jsonFound(const JsonNode &node);
// Returns an error at a value; `expected` gets what was found.
[[nodiscard]] Finding jsonMismatch(std::string_view text, const JsonNode &found, const MessageForm<1> &expected);

} // namespace limber
