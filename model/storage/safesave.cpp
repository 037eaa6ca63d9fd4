#include "storage/safesave.h"

#include "messages/filemessages.h"
#include "storage/backups.h"
#include "storage/fileattributes.h"
#include "storage/newfile.h"
#include "storage/overwriting.h"
#include "storage/paths/filelook.h"
#include "storage/paths/filename.h"
#include "system/plainfile.h"

#include <algorithm>
#include <cerrno>
#include <new>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace limber {

namespace {

constexpr std::size_t blockSize = std::size_t{1} << 20;

SaveResult notSaved(const Message &reason, SaveObstacle obstacle = SaveObstacle::None)
{
    return {false, false, messages::notSaved(reason), obstacle};
}

// Returns the file at the end of a chain of links, which need not exist yet. Links are followed here because renaming
// over a link would replace the link itself.
QString whatIsNamed(QString path)
{
    constexpr int mostLinks = 40; // Linux stops there, too
    for (int link = 0; link < mostLinks; ++link) {
        const QString target = linkTarget(path);
        if (target.isEmpty())
            break;
        path = target;
    }
    return path;
}

// Gathers the small pieces of the writer into blocks.
class BlockWriter
{
public:
    explicit BlockWriter(NewFile &file) : m_file(file) { m_block.reserve(blockSize); }

    bool take(std::string_view bytes)
    {
        const bool isLarge = bytes.size() >= blockSize / 4;
        if ((isLarge || m_block.size() + bytes.size() > blockSize) && !flush())
            return false;
        if (isLarge)
            return m_file.write(bytes);
        m_block += bytes;
        return true;
    }

    bool flush()
    {
        const bool written = m_file.write(m_block);
        m_block.clear();
        return written;
    }

private:
    NewFile &m_file;
    std::string m_block;
};

// Writes all of the pieces and waits until they are on disk.
SaveResult fill(NewFile &file, const PieceSource &pieces)
{
    BlockWriter writer(file);
    int error = 0;
    const auto sink = [&](std::string_view bytes) {
        const bool taken = writer.take(bytes);
        error = taken ? 0 : errno;
        return taken;
    };
    if (!pieces(sink) && error == 0)
        return {false, true, {}};
    if (error == 0 && !writer.flush())
        error = errno;
    if (error != 0)
        return notSaved(messages::writingFailed(reasonFor(error)));
    if (!file.sync())
        return notSaved(messages::diskRefused(reasonFor(errno)));
    return {true, false, {}};
}

// The file at the path before it is saved.
struct Replaced
{
    QByteArray path;
    struct stat status = {};
    bool isThere = false;
};

SaveResult noBackup()
{
    return notSaved(messages::noBackup(reasonFor(errno)), SaveObstacle::NoBackup);
}

// Replaces the old file by a new one.
SaveResult replaceBy(const PieceSource &pieces, const QString &target, const Replaced &old, int backups)
{
    NewFile file(target, old.isThere ? NewFile::Mode::Own : NewFile::Mode::AsUsual);
    if (!file.isOpen()) {
        const bool isFolder = old.isThere && (errno == EACCES || errno == EPERM);
        return notSaved(messages::noFileInFolder(reasonFor(errno)),
                        isFolder ? SaveObstacle::FolderRefused : SaveObstacle::None);
    }
    if (old.isThere && !takeOverAttributes(file.descriptor(), old.path, old.status))
        return notSaved(messages::permissionsNotKept(reasonFor(errno)));
    if (SaveResult filled = fill(file, pieces); !filled.saved)
        return filled;
    QString backup;
    if (old.isThere && backups > 0) {
        // The file may be written to under another of its names, but the backup must stay as it is.
        backup = makeBackup(target, old.status.st_nlink > 1 ? BackupMethod::Copy : BackupMethod::Move);
        if (backup.isEmpty())
            return noBackup();
    }
    if (!file.takePlace()) {
        const Message reason = reasonFor(errno);
        if (!backup.isEmpty())
            removeFile(backup);
        return notSaved(messages::notReplaced(reason));
    }
    syncFolderOf(target);
    return {true, false, {}};
}

SaveResult writeOver(const PieceSource &pieces, const QString &target, const SaveMethod &method)
{
    NewFile staged = stagedFile(method.inPlaceFolder);
    if (!staged.isOpen())
        return notSaved(messages::noCopyFirst(reasonFor(errno)));
    if (SaveResult filled = fill(staged, pieces); !filled.saved)
        return filled;
    if (method.backups > 0 && makeBackup(target, BackupMethod::Copy).isEmpty())
        return noBackup();
    return writeStagedOver(staged, target, method.inPlaceFolder);
}

SaveResult save(const PieceSource &pieces, const QString &target, const SaveMethod &method)
{
    if (!linkTarget(target).isEmpty())
        return notSaved(reasonFor(ELOOP));
    Replaced old;
    old.path = bytesOfName(target);
    old.isThere = ::stat(old.path.constData(), &old.status) == 0;
    if (old.isThere && !S_ISREG(old.status.st_mode))
        return notSaved(notAPlainFile(old.status.st_mode));
    // Renaming would not need write permission, but people who protect a file do not want it replaced.
    if (old.isThere && ::faccessat(AT_FDCWD, old.path.constData(), W_OK, AT_EACCESS) != 0)
        return notSaved(messages::noFileInFolder(reasonFor(errno)));
    const bool isInPlace = old.isThere && !method.inPlaceFolder.isEmpty();
    SaveResult result = isInPlace ? writeOver(pieces, target, method) : replaceBy(pieces, target, old, method.backups);
    if (result.saved && method.backups > 0)
        removeOldBackups(target, method.backups);
    return result;
}

} // namespace

SaveResult savePieces(const PieceSource &pieces, const QString &path, const SaveMethod &method)
{
    try {
        return save(pieces, whatIsNamed(path), method);
    } catch (const std::bad_alloc &) {
        return notSaved(messages::noMemory());
    }
}

int otherNamesOf(const QString &path)
{
    struct stat status = {};
    const bool isThere = ::stat(bytesOfName(path).constData(), &status) == 0 && S_ISREG(status.st_mode);
    return isThere ? static_cast<int>(status.st_nlink) - 1 : 0;
}

} // namespace limber
