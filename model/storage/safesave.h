#pragma once

#include "base/message.h"

#include <QString>

#include <functional>
#include <string_view>

namespace limber {

// What stood in the way, where there is something to be done about it.
enum class SaveObstacle {
    None,
    FolderRefused, // nothing new can be made in its folder, but the file itself can be written over
    NoBackup // no backup of it could be made
};

// The result of saving a file.
struct SaveResult
{
    bool saved = false;
    bool cancelled = false;
    Message message; // "was not saved: …", to stand after the file; empty unless it failed
    SaveObstacle obstacle = SaveObstacle::None;
};

// How a file that is there already is replaced.
struct SaveManner
{
    int backups = 0; // how many numbered backups of it are kept beside it
    // The file itself is written over, which keeps its other names and needs nothing of its folder, but can be cut
    // short. What is to be written and a copy of what was there are put into this folder before; it must be the user's
    // own. Empty: a new file takes its place.
    QString inPlaceFolder = {};
};

// Passes the pieces of a file to a sink, which answers whether to go on; answers false if it was stopped.
using PieceSink = std::function<bool(std::string_view)>;
using PieceSource = std::function<bool(const PieceSink &)>;

// Writes a file whole or not at all: a temporary file beside it is written, flushed, synced, renamed over it, and the
// folder synced. A link is kept and its target replaced; owner, mode, access list and extended attributes are kept.
[[nodiscard]] SaveResult savePieces(const PieceSource &pieces, const QString &path, const SaveManner &manner = {});

// How many other names (hard links) the file has: they keep the old contents where a new file takes its place.
[[nodiscard]] int otherNamesOf(const QString &path);

} // namespace limber
