#pragma once

#include "base/message.h"

#include <QString>

#include <functional>
#include <string_view>

namespace limber {

// An obstacle to saving that the user can do something about.
enum class SaveObstacle {
    None,
    FolderRefused, // no file can be created in the folder, but the file itself can be written over
    NoBackup // no backup of the file could be made
};

// The result of saving a file.
struct SaveResult
{
    bool saved = false;
    bool cancelled = false;
    Message message; // "was not saved: …", follows the file's name; empty unless it failed
    SaveObstacle obstacle = SaveObstacle::None;
};

// How an existing file is replaced.
struct SaveMethod
{
    int backups = 0; // the number of numbered backups that are kept beside it
    // If this is set, the file itself is written over. That keeps its other names and needs no access to its folder,
    // but may be interrupted halfway. The new contents and a copy of the old ones are put into this folder first; it
    // must be the user's own. Empty: a new file replaces the old one.
    QString inPlaceFolder = {};
};

// A PieceSource passes the pieces of a file to a sink, which returns whether to go on; the source returns false if it
// was stopped.
using PieceSink = std::function<bool(std::string_view)>;
using PieceSource = std::function<bool(const PieceSink &)>;

// Writes a file completely or not at all: a temporary file beside it is written, flushed, synced, renamed over it, and
// the folder is synced. If the path is a link, the link is kept and its target is replaced. Owner, mode, access list
// and extended attributes are kept.
[[nodiscard]] SaveResult savePieces(const PieceSource &pieces, const QString &path, const SaveMethod &method = {});

// Returns how many other names (hard links) the file has: they keep the old contents when a new file replaces it.
[[nodiscard]] int otherNamesOf(const QString &path);

} // namespace limber
