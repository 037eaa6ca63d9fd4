#pragma once

#include "base/message.h"

#include <QString>

#include <functional>
#include <string_view>

namespace limber {

// The result of saving a file.
struct SaveResult
{
    bool saved = false;
    bool cancelled = false;
    Message message; // "was not saved: …", to stand after the file; empty unless it failed
};

// Passes the pieces of a file to a sink, which answers whether to go on; answers false if it was stopped.
using PieceSink = std::function<bool(std::string_view)>;
using PieceSource = std::function<bool(const PieceSink &)>;

// Writes a file whole or not at all: a temporary file beside it is written, flushed, synced, renamed over it, and the
// folder synced. A link is kept and its target replaced; the mode is kept.
[[nodiscard]] SaveResult savePieces(const PieceSource &pieces, const QString &path);

} // namespace limber
