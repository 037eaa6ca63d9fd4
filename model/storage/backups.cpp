#include "storage/backups.h"

#include "storage/filecopy.h"
#include "storage/paths/filelook.h"
#include "storage/paths/filename.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <cerrno>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <unistd.h>

namespace limber {

namespace {

constexpr int mostTries = 100;

using Numbered = std::pair<qint64, QString>;

// Returns the backups in the order of their numbers.
std::vector<Numbered> numberedBackups(const QString &path)
{
    const QFileInfo file(absolutePath(path));
    static const QRegularExpression ending(QStringLiteral("\\A\\.~([1-9][0-9]{0,17})~\\z"));
    std::vector<Numbered> found;
    for (const QString &name : filesIn(file.path())) {
        if (!name.startsWith(file.fileName()))
            continue;
        const QRegularExpressionMatch match = ending.match(name.mid(file.fileName().size()));
        if (match.hasMatch())
            found.emplace_back(match.captured(1).toLongLong(), QDir(file.path()).filePath(name));
    }
    std::ranges::sort(found);
    return found;
}

bool makeAt(const QString &path, const QString &backup, BackupMethod method)
{
    if (method == BackupMethod::Copy)
        return copyToNewFile(path, backup);
    // A hard link keeps all attributes of the file, and takes no time and no disk space.
    if (::link(bytesOfName(path).constData(), bytesOfName(backup).constData()) == 0)
        return true;
    return errno != EEXIST && copyToNewFile(path, backup); // not all file systems have hard links
}

} // namespace

QStringList backupsOf(const QString &path)
{
    QStringList paths;
    for (const auto &[number, backup] : numberedBackups(path))
        paths << backup;
    return paths;
}

QString makeBackup(const QString &path, BackupMethod method)
{
    const std::vector<Numbered> others = numberedBackups(path);
    qint64 number = others.empty() ? 1 : others.back().first + 1;
    for (int i = 0; i < mostTries; ++i, ++number) {
        const QString backup = QStringLiteral("%1.~%2~").arg(path).arg(number);
        if (makeAt(path, backup, method))
            return backup;
        if (errno != EEXIST)
            break;
    }
    return {};
}

void removeOldBackups(const QString &path, int left)
{
    const QStringList backups = backupsOf(path);
    for (qsizetype i = 0; i + std::max(left, 1) < backups.size(); ++i)
        ::unlink(bytesOfName(backups.at(i)).constData());
}

} // namespace limber
