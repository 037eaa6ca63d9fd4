#pragma once

#include "base/message.h"
#include "storage/storage.h"

#include <QString>

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace limber {

// The bytes of a small file beside a motion, or why there are none.
struct TextLoad
{
    std::optional<std::string> text;
    Message problem; // empty exactly where there is a text
};

// Reads a plain file ("-" for standard input) of at most 256 MiB.
[[nodiscard]] TextLoad loadText(const QString &path);

// Writes it whole or not at all, as saveBvh() does.
[[nodiscard]] SaveResult saveText(std::string_view text, const QString &path);

// Hands the pieces of a file to what takes them, which answers whether to go on; answers false where it was stopped.
using PieceSink = std::function<bool(std::string_view)>;
using PieceSource = std::function<bool(const PieceSink &)>;

// What saveBvh() and saveText() do.
[[nodiscard]] SaveResult savePieces(const PieceSource &pieces, const QString &path);

} // namespace limber
