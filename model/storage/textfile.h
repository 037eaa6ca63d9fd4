#pragma once

#include "base/message.h"
#include "storage/safesave.h"

#include <QString>

#include <optional>
#include <string>
#include <string_view>

namespace limber {

// The bytes of a small file that belongs to a motion, or the reason why there are none.
struct TextLoad
{
    std::optional<std::string> text;
    Message problem; // empty if and only if there is a text
};

// Reads a plain file ("-" for standard input) of at most `longest` bytes (64 MiB by default): the size is checked
// before anything is read.
[[nodiscard]] TextLoad loadText(const QString &path, std::size_t longest = std::size_t{64} << 20);

// Writes the text completely or not at all, as saveBvh() does.
[[nodiscard]] SaveResult saveText(std::string_view text, const QString &path);

} // namespace limber
