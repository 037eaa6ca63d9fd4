#pragma once

#include "base/message.h"
#include "storage/safesave.h"

#include <QString>

#include <optional>
#include <string>
#include <string_view>

namespace limber {

// The bytes of a small file beside a motion, or why there are none.
struct TextLoad
{
    std::optional<std::string> text;
    Message problem; // empty exactly if there is a text
};

// Reads a plain file ("-" for standard input) of at most so many bytes, which are 64 MiB unless more is expected: its
// size is looked at before anything is read.
[[nodiscard]] TextLoad loadText(const QString &path, std::size_t longest = std::size_t{64} << 20);

// Writes it whole or not at all, as saveBvh() does.
[[nodiscard]] SaveResult saveText(std::string_view text, const QString &path);

} // namespace limber
