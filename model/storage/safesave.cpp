#include "storage/safesave.h"

#include "messages/filemessages.h"
#include "system/plainfile.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <cerrno>
#include <new>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace limber {

namespace {

constexpr std::size_t blockSize = std::size_t{1} << 20;

SaveResult notSaved(const Message &reason)
{
    return {false, false, messages::notSaved(reason)};
}

// What Qt gives as the reason.
Message reasonOf(const QFileDevice &file)
{
    return messages::systemReason(wordArgument(file.errorString().toStdString()));
}

// The file that a chain of links names in the end, which need not exist yet. A link is followed here because
// renaming over it would replace the link itself.
QString linkTarget(QString path)
{
    constexpr int mostLinks = 40; // where Linux stops too
    for (int link = 0; link < mostLinks; ++link) {
        const QFileInfo info(path);
        if (!info.isSymLink())
            break;
        path = info.symLinkTarget();
    }
    return path;
}

// Gives the temporary file the owner and mode of the file it will replace.
bool takeOverMode(int descriptor, const struct stat &replaced)
{
    struct stat own = {};
    if (::fstat(descriptor, &own) != 0)
        return false;
    // Only root can give files away; for everyone else the file becomes theirs, as with every rename.
    if ((own.st_uid != replaced.st_uid || own.st_gid != replaced.st_gid) &&
        ::fchown(descriptor, replaced.st_uid, replaced.st_gid) != 0 && errno != EPERM)
        return false;
    constexpr mode_t modeBits = 07777;
    return (own.st_mode & modeBits) == (replaced.st_mode & modeBits) ||
           ::fchmod(descriptor, replaced.st_mode & modeBits) == 0;
}

// Gathers the writer's small pieces into blocks.
class BlockWriter
{
public:
    explicit BlockWriter(QSaveFile &file) : m_file(file) { m_block.reserve(blockSize); }

    bool take(std::string_view bytes)
    {
        const bool isLarge = bytes.size() >= blockSize / 4;
        if ((isLarge || m_block.size() + bytes.size() > blockSize) && !flush())
            return false;
        if (isLarge)
            return write(bytes);
        m_block += bytes;
        return true;
    }

    bool flush()
    {
        const bool written = write(m_block);
        m_block.clear();
        return written;
    }

private:
    bool write(std::string_view bytes)
    {
        const auto size = static_cast<qint64>(bytes.size());
        return m_file.write(bytes.data(), size) == size;
    }

    QSaveFile &m_file;
    std::string m_block;
};

// Not checked: the rename is done, and a power cut from here on leaves the old or the new file whole.
void syncFolderOf(const QString &path)
{
    const QByteArray folder = QFile::encodeName(QFileInfo(path).absolutePath());
    const FileDescriptor descriptor(::open(folder.constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (descriptor.isOpen())
        ::fsync(descriptor.get());
}

// A bare QSaveFile::commit() reports success on a full disk if data was still in its buffer, and checks
// no fsync: hence flush, fsync and commit one by one.
SaveResult writeOver(const PieceSource &pieces, const QString &target)
{
    if (QFileInfo(target).isSymLink())
        return notSaved(reasonFor(ELOOP));
    struct stat replaced = {};
    const bool replaces = ::stat(QFile::encodeName(target).constData(), &replaced) == 0;
    if (replaces && !S_ISREG(replaced.st_mode))
        return notSaved(notAPlainFile(replaced.st_mode));

    QSaveFile file(target);
    if (!file.open(QIODevice::WriteOnly))
        return notSaved(messages::noFileInFolder(reasonOf(file)));
    if (replaces && !takeOverMode(file.handle(), replaced))
        return notSaved(messages::permissionsNotKept(reasonFor(errno)));

    BlockWriter writer(file);
    bool sinkFailed = false;
    const auto sink = [&](std::string_view bytes) {
        sinkFailed = !writer.take(bytes);
        return !sinkFailed;
    };
    if (!pieces(sink) && !sinkFailed)
        return {false, true, {}};
    if (sinkFailed || !writer.flush() || !file.flush())
        return notSaved(messages::writingFailed(reasonOf(file)));
    if (::fsync(file.handle()) != 0)
        return notSaved(messages::diskRefused(reasonFor(errno)));
    if (!file.commit())
        return notSaved(messages::notReplaced(reasonOf(file)));
    syncFolderOf(target);
    return {true, false, {}};
}

} // namespace

SaveResult savePieces(const PieceSource &pieces, const QString &path)
{
    try {
        return writeOver(pieces, linkTarget(path));
    } catch (const std::bad_alloc &) {
        return notSaved(messages::noMemory());
    }
}

} // namespace limber
