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

// Reads a plain file ("-" for standard input) of at most 256 MiB.
[[nodiscard]] TextLoad loadText(const QString &path);

// Writes it whole or not at all, as saveBvh() does.
[[nodiscard]] SaveResult saveText(std::string_view text, const QString &path);

} // namespace limber
