#pragma once

#include <QString>
#include <QStringList>

class QFile;

namespace limber {

// What the disk says of a path, for names of any bytes; QFile, QFileInfo and QDir ask for another name where it is not
// UTF-8. What they do with the text of a path alone is right for all: its name, folder and suffix. A link stands for
// what it leads to, except where it is asked for.

// Something is there: a file, a folder, anything else.
[[nodiscard]] bool isThere(const QString &path);
[[nodiscard]] bool isFolder(const QString &path);
// In bytes; -1 where there is no plain file.
[[nodiscard]] qint64 sizeOfFile(const QString &path);
[[nodiscard]] bool isPlainFile(const QString &path);

// From the root, without "." and ".."; the file need not be there.
[[nodiscard]] QString absolutePath(const QString &path);
// The one path of a file that has several by links; empty where nothing is there.
[[nodiscard]] QString canonicalPath(const QString &path);
// What the link itself holds, as a path from where the link is named; empty where it is none.
[[nodiscard]] QString linkTarget(const QString &path);

// The plain files in a folder, hidden ones among them, without links. In no order.
[[nodiscard]] QStringList filesIn(const QString &folder);

// As QFile::open() for what is not a folder; false with errno.
[[nodiscard]] bool openToRead(QFile &file, const QString &path);
// False where that fails.
bool removeFile(const QString &path);

} // namespace limber
