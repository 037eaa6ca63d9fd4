#include "recovery/crashreportfiles.h"

#include "base/finding.h"
#include "storage/recovery/ownfile.h"
#include "storage/recovery/recoverystore.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <array>

#include <sys/stat.h>
#include <unistd.h>

namespace limber {

namespace {

constexpr qsizetype mostReports = 10;
constexpr std::size_t longestReport = std::size_t{1} << 17; // bytes; only a report that was tampered with is longer

QString harmless(const QString &line)
{
    constexpr std::size_t longestLine = 1000;
    return QString::fromStdString(printable(line.toStdString(), longestLine));
}

} // namespace

QString CrashReportFiles::standardFolder()
{
    return QFileInfo(RecoveryStore::standardFolder()).path();
}

bool CrashReportFiles::prepare() const
{
    QDir().mkpath(QFileInfo(m_folder).path());
    return makeOwnFolder(m_folder);
}

void CrashReportFiles::removeOld() const
{
    QStringList paths = reports();
    while (paths.size() > mostReports)
        QFile::remove(paths.takeFirst());
}

QString CrashReportFiles::takeNews() const
{
    QString last;
    for (const QString &path : reports()) {
        const FileDescriptor file = openOwnFile(path, OwnFileUse::Read);
        struct stat status = {};
        if (!file.isOpen() || ::fstat(file.get(), &status) != 0 || (status.st_mode & S_IWUSR) == 0)
            continue;
        if (::fchmod(file.get(), S_IRUSR) == 0)
            last = path;
    }
    return last;
}

QString CrashReportFiles::textOf(const QString &path)
{
    const FileDescriptor file = openOwnFile(path, OwnFileUse::Read);
    QFile text;
    if (!file.isOpen() || !text.open(file.get(), QIODevice::ReadOnly))
        return {};
    QStringList lines = QString::fromUtf8(text.read(longestReport)).split(QLatin1Char('\n'));
    std::ranges::transform(lines, lines.begin(), harmless);
    return lines.join(QLatin1Char('\n'));
}

QStringList CrashReportFiles::reports() const
{
    if (!isOwnFolder(m_folder))
        return {};
    const QFileInfoList files = QDir(m_folder).entryInfoList(
        {QStringLiteral("crash-*.txt")}, QDir::Files | QDir::NoSymLinks, QDir::Time | QDir::Reversed);
    QStringList paths;
    for (const QFileInfo &file : files)
        paths << file.filePath();
    return paths;
}

} // namespace limber
