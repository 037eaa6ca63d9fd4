#pragma once

#include <QString>
#include <QStringList>

namespace limber {

// Numbered backups of a file in the same folder, named as other programs name them: "walk.bvh.~3~" is newer than
// "walk.bvh.~2~". Their names do not end like those of motions, so no program mistakes them for motions.

// Returns the existing backups, the oldest first. Only plain files count.
[[nodiscard]] QStringList backupsOf(const QString &path);

enum class BackupMethod {
    Move, // moves the file itself, because another file is about to replace it
    Copy // copies its bytes
};
// Makes a backup under a free name, without following links or touching another file. Returns its path, or an empty
// text with errno set.
[[nodiscard]] QString makeBackup(const QString &path, BackupMethod method);
// Removes the oldest backups, so that `left` of them remain (at least one).
void removeOldBackups(const QString &path, int left);

} // namespace limber
