#pragma once

#include <QString>
#include <QStringList>

class QFile;

namespace limber {

// These functions ask the disk about a path whose name may have any bytes; QFile, QFileInfo and QDir would ask for
// another name if it is not UTF-8. Their functions that use only the text of a path (name, folder, suffix) are right
// for all names. A link stands for its target, except where the link itself is asked for.

// Returns whether anything is there: a file, a folder or something else.
[[nodiscard]] bool isThere(const QString &path);
[[nodiscard]] bool isFolder(const QString &path);
// Returns the size in bytes; -1 if there is no plain file.
[[nodiscard]] qint64 sizeOfFile(const QString &path);
[[nodiscard]] bool isPlainFile(const QString &path);

// Returns the path from the root, without "." and ".."; the file need not exist.
[[nodiscard]] QString absolutePath(const QString &path);
// Returns the unique path of a file that has several paths by links; empty if nothing is there.
[[nodiscard]] QString canonicalPath(const QString &path);
// Returns the target of the link itself, as a path relative to where the link is named; empty if it is no link.
[[nodiscard]] QString linkTarget(const QString &path);

// Returns the plain files in a folder, hidden ones included and links excluded, in no order.
[[nodiscard]] QStringList filesIn(const QString &folder);

// Opens a file like QFile::open(), unless it is a folder; returns false with errno set if that fails.
[[nodiscard]] bool openToRead(QFile &file, const QString &path);
// Returns false if that fails.
bool removeFile(const QString &path);

} // namespace limber
