#include "storage/storage.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>
#include <cerrno>
#include <new>
#include <stdexcept>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace limber {

namespace {

constexpr std::size_t blockSize = std::size_t{1} << 20;

// Closes what it holds; -1 is nothing.
class FileDescriptor
{
public:
    explicit FileDescriptor(int descriptor) : m_descriptor(descriptor) {}
    FileDescriptor(const FileDescriptor &) = delete;
    FileDescriptor &operator=(const FileDescriptor &) = delete;
    ~FileDescriptor()
    {
        if (isOpen())
            ::close(m_descriptor);
    }

    [[nodiscard]] bool isOpen() const { return m_descriptor >= 0; }
    [[nodiscard]] int get() const { return m_descriptor; }

private:
    int m_descriptor;
};

// Why a system call failed, for people who do not know error numbers.
std::string reasonInWords(int error)
{
    switch (error) {
    case ENOENT:
        return "there is no such file or folder";
    case EACCES:
    case EPERM:
        return "permission was refused";
    case ELOOP:
        return "its links lead in a circle";
    case ENOSPC:
    case EDQUOT:
        return "there is no room left on the disk";
    case EROFS:
        return "the disk is read-only";
    case EFBIG:
        return "the file would be larger than is allowed here";
    case EIO:
        return "the disk reports an error";
    case ENOMEM:
        return "there is not enough memory";
    default:
        return std::generic_category().message(error);
    }
}

std::string notAPlainFile(mode_t mode)
{
    if (S_ISDIR(mode))
        return "expected a file, found a folder";
    if (S_ISFIFO(mode))
        return "expected a file, found a named pipe";
    if (S_ISSOCK(mode))
        return "expected a file, found a socket";
    return "expected a file, found a device";
}

// --- reading

ReadResult refused(std::string message)
{
    ReadResult result;
    result.findings.push_back({Severity::Error, 0, 0, std::move(message)});
    return result;
}

ReadResult refusedForMemory()
{
    return refused("there is not enough memory to read this file");
}

enum class Reading { Done, Failed, Cancelled };

// Reads until the end, whatever size was expected: files grow and shrink while they are read, and some that
// the system makes up report no size at all.
Reading readAll(int descriptor, std::size_t expectedSize, const Progress &progress, std::string &bytes)
{
    std::size_t used = 0;
    bytes.resize(expectedSize + 1); // one more, so that the end is met without growing
    for (;;) {
        if (used == bytes.size())
            bytes.resize(bytes.size() + std::max(blockSize, bytes.size() / 2));
        const std::size_t wanted = std::min(bytes.size() - used, 16 * blockSize);
        const ssize_t count = ::read(descriptor, bytes.data() + used, wanted);
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return Reading::Failed;
        if (count == 0)
            break;
        used += static_cast<std::size_t>(count);
        if (progress && !progress(0.0))
            return Reading::Cancelled;
    }
    bytes.resize(used);
    return Reading::Done;
}

ReadResult readFrom(int descriptor, std::size_t expectedSize, const ReadOptions &options)
{
    std::string bytes;
    switch (readAll(descriptor, expectedSize, options.progress, bytes)) {
    case Reading::Failed:
        return refused("cannot be read: " + reasonInWords(errno));
    case Reading::Cancelled: {
        ReadResult result;
        result.cancelled = true;
        return result;
    }
    case Reading::Done:
        break;
    }
    return readBvh(std::move(bytes), options);
}

ReadResult loadPath(const QString &path, const ReadOptions &options)
{
    // Without O_NONBLOCK a named pipe that nobody writes to would hold the program for ever.
    const FileDescriptor file(
        ::open(QFile::encodeName(path).constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY));
    if (!file.isOpen())
        return refused("cannot be opened: " + reasonInWords(errno));
    struct stat status = {};
    if (::fstat(file.get(), &status) != 0)
        return refused("cannot be read: " + reasonInWords(errno));
    if (!S_ISREG(status.st_mode))
        return refused(notAPlainFile(status.st_mode));
    return readFrom(file.get(), static_cast<std::size_t>(status.st_size), options);
}

// --- saving

SaveResult notSaved(const QString &path, const QString &reason)
{
    return {false, false, QStringLiteral("%1 was not saved: %2").arg(path, reason)};
}

SaveResult notSaved(const QString &path, const char *action, int error)
{
    return notSaved(path, QLatin1String(action) + QStringLiteral(": ") + QString::fromStdString(reasonInWords(error)));
}

// The file that a chain of links names in the end, which need not exist yet. A link is followed here because
// renaming over it would replace the link itself.
QString behindLinks(QString path)
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
        if (m_block.size() + bytes.size() > blockSize && !flush())
            return false;
        if (bytes.size() >= blockSize)
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

// Not checked: the new file is in its place, and a power cut from here on leaves the old or the new one whole.
void syncFolderOf(const QString &path)
{
    const QByteArray folder = QFile::encodeName(QFileInfo(path).absolutePath());
    const FileDescriptor descriptor(::open(folder.constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (descriptor.isOpen())
        ::fsync(descriptor.get());
}

// A bare QSaveFile::commit() reports success on a full disk when data was still in its buffer, and looks at
// no fsync: hence flush, fsync and commit one by one.
SaveResult writeOver(const Clip &clip, const QString &path, const QString &target, const WriteOptions &options)
{
    if (QFileInfo(target).isSymLink())
        return notSaved(path, QString::fromStdString(reasonInWords(ELOOP)));
    struct stat replaced = {};
    const bool replaces = ::stat(QFile::encodeName(target).constData(), &replaced) == 0;
    if (replaces && !S_ISREG(replaced.st_mode))
        return notSaved(path, QString::fromStdString(notAPlainFile(replaced.st_mode)));

    QSaveFile file(target);
    if (!file.open(QIODevice::WriteOnly))
        return notSaved(path, QStringLiteral("no file can be made in its folder or it is write-protected: ") +
                                  file.errorString());
    if (replaces && !takeOverMode(file.handle(), replaced))
        return notSaved(path, "its permissions cannot be kept", errno);

    BlockWriter writer(file);
    bool sinkFailed = false;
    const auto sink = [&](std::string_view bytes) {
        sinkFailed = !writer.take(bytes);
        return !sinkFailed;
    };
    if (!writeBvh(clip, options, sink) && !sinkFailed)
        return {false, true, {}};
    if (sinkFailed || !writer.flush() || !file.flush())
        return notSaved(path, QStringLiteral("writing failed: ") + file.errorString());
    if (::fsync(file.handle()) != 0)
        return notSaved(path, "the disk did not take the data", errno);
    if (!file.commit())
        return notSaved(path, QStringLiteral("the new file cannot take its place: ") + file.errorString());
    syncFolderOf(target);
    return {true, false, {}};
}

} // namespace

ReadResult loadBvh(const QString &path, const ReadOptions &options)
{
    try {
        if (path == QLatin1String("-"))
            return readFrom(STDIN_FILENO, 0, options);
        return loadPath(path, options);
    } catch (const std::bad_alloc &) {
        return refusedForMemory();
    } catch (const std::length_error &) {
        return refusedForMemory();
    }
}

SaveResult saveBvh(const Clip &clip, const QString &path, const WriteOptions &options)
{
    try {
        return writeOver(clip, path, behindLinks(path), options);
    } catch (const std::bad_alloc &) {
        return notSaved(path, QStringLiteral("there is not enough memory"));
    }
}

} // namespace limber
