#include "storage/recovery/recoverystore.h"

#include "storage/paths/filename.h"
#include "storage/recovery/ownfile.h"

#include <QCoreApplication>
#include <QDir>
#include <QRandomGenerator>

#include <algorithm>
#include <cerrno>

#include <sys/file.h>
#include <unistd.h>

namespace limber {

namespace {

const QString runPrefix = QStringLiteral("run-");

QString lockPath(const QString &run)
{
    return QDir(run).filePath(QStringLiteral("lock"));
}

QString tabsPath(const QString &run)
{
    return QDir(run).filePath(QStringLiteral("tabs"));
}

bool takeLock(const FileDescriptor &file)
{
    return file.isOpen() && ::flock(file.get(), LOCK_EX | LOCK_NB) == 0;
}

// Removes the remains of a run.
void removeRun(const QString &run)
{
    const bool hasJournals = !QDir(run).entryList(QDir::Dirs | QDir::NoDotAndDotDot).isEmpty();
    if (!hasJournals)
        removeOwnFolder(run);
}

} // namespace

QString RecoveryStore::standardFolder()
{
    QString state = qEnvironmentVariable("XDG_STATE_HOME");
    if (!QDir::isAbsolutePath(state)) // required by the XDG base directory specification
        state = QDir::homePath() + QStringLiteral("/.local/state");
    return state + QStringLiteral("/limber/recovery");
}

QStringList EndedRun::journals() const
{
    const QDir run(m_folder);
    QStringList names = run.entryList(QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks);
    std::ranges::sort(names, {}, [](const QString &name) { return name.toInt(); });
    QStringList paths;
    for (const QString &name : names) {
        if (isOwnFolder(run.filePath(name)))
            paths << run.filePath(name);
    }
    return paths;
}

RunTabs EndedRun::tabs() const
{
    constexpr std::uint64_t mostBytes = 1 << 20;
    const FileDescriptor file = openOwnFile(tabsPath(m_folder), OwnFileUse::Read);
    QByteArray bytes(static_cast<qsizetype>(std::min(sizeOf(file), mostBytes)), '\0');
    const ssize_t count = file.isOpen() ? ::read(file.get(), bytes.data(), static_cast<std::size_t>(bytes.size())) : 0;
    return tabsFrom(bytes.first(std::max<ssize_t>(count, 0)));
}

void EndedRun::removeIfEmpty()
{
    removeRun(m_folder);
}

RecoveryStore::~RecoveryStore()
{
    if (!m_run.isEmpty())
        removeRun(m_run);
}

QString RecoveryStore::newJournalFolder()
{
    if (m_run.isEmpty() && !beginRun())
        return {};
    const QString folder = QDir(m_run).filePath(QString::number(m_lastJournal + 1));
    if (!makeOwnFolder(folder))
        return {};
    ++m_lastJournal;
    return folder;
}

bool RecoveryStore::beginRun()
{
    QDir().mkpath(QFileInfo(m_folder).path());
    if (!makeOwnFolder(m_folder))
        return false;
    const QString name = runPrefix + QString::number(QCoreApplication::applicationPid()) + QLatin1Char('-') +
                         QString::number(QRandomGenerator::system()->generate(), 16);
    const QString run = QDir(m_folder).filePath(name);
    if (!makeOwnFolder(run))
        return false;
    m_lock = createOwnFile(lockPath(run));
    if (!takeLock(m_lock)) {
        m_lock = FileDescriptor();
        return false;
    }
    m_run = run;
    return true;
}

// Writes the file completely or not at all, by way of a second file.
void RecoveryStore::noteTabs(const RunTabs &tabs) const
{
    if (m_run.isEmpty())
        return;
    const QByteArray path = bytesOfName(tabsPath(m_run));
    const QByteArray newPath = path + ".new";
    ::unlink(newPath.constData());
    const FileDescriptor file = createOwnFile(nameOfBytes(newPath));
    const QByteArray bytes = bytesOf(tabs);
    if (file.isOpen() && ::write(file.get(), bytes.constData(), static_cast<std::size_t>(bytes.size())) == bytes.size())
        ::rename(newPath.constData(), path.constData());
}

QString RecoveryStore::adopt(const QString &journal)
{
    const QString place = newJournalFolder(); // renaming replaces an empty folder
    if (place.isEmpty() || ::rename(bytesOfName(journal).constData(), bytesOfName(place).constData()) != 0)
        return {};
    return place;
}

std::vector<EndedRun> RecoveryStore::endedRuns() const
{
    std::vector<EndedRun> ended;
    if (!isOwnFolder(m_folder))
        return ended;
    const QDir folder(m_folder);
    const QStringList runs =
        folder.entryList({runPrefix + QLatin1Char('*')}, QDir::Dirs | QDir::NoSymLinks, QDir::Time);
    for (const QString &name : runs) {
        const QString run = folder.filePath(name);
        if (run == m_run || !isOwnFolder(run))
            continue;
        FileDescriptor lock = openOwnFile(lockPath(run), OwnFileUse::Write);
        if (takeLock(lock))
            ended.push_back(EndedRun(run, std::move(lock)));
    }
    return ended;
}

} // namespace limber
