#pragma once

#include <QString>
#include <QStringList>

namespace limber {

// Numbered backups of a file beside it, as other programs name them: "walk.bvh.~3~" is newer than "walk.bvh.~2~". Their
// names do not end like those of motions, so nothing takes them for one.

// Those that are there, the oldest first. Only plain files count.
[[nodiscard]] QStringList backupsOf(const QString &path);

enum class BackupManner {
    Move, // the file itself, which something else is about to take the place of
    Copy // its bytes
};
// Makes one under a name that is free; no link is followed and no file touched. Its path, or empty with errno.
[[nodiscard]] QString makeBackup(const QString &path, BackupManner manner);
// Removes the oldest ones, so that so many are left (at least one).
void removeOldBackups(const QString &path, int left);

} // namespace limber
