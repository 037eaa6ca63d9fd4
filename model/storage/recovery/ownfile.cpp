#include "storage/recovery/ownfile.h"

#include "storage/paths/filename.h"

#include <QDir>

#include <cerrno>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace limber {

namespace {

constexpr mode_t ownFolderMode = 0700;
constexpr mode_t ownFileMode = 0600;
constexpr mode_t writableByOthers = 022;

bool isOwn(const struct stat &status)
{
    return status.st_uid == ::geteuid() && (status.st_mode & writableByOthers) == 0;
}

} // namespace

bool isOwnFolder(const QString &path)
{
    struct stat status = {};
    return ::lstat(bytesOfName(path).constData(), &status) == 0 && S_ISDIR(status.st_mode) && isOwn(status);
}

bool makeOwnFolder(const QString &path)
{
    if (::mkdir(bytesOfName(path).constData(), ownFolderMode) != 0 && errno != EEXIST)
        return false;
    if (isOwnFolder(path))
        return true;
    errno = EPERM;
    return false;
}

FileDescriptor createOwnFile(const QString &path)
{
    return FileDescriptor(::open(bytesOfName(path).constData(),
                                 O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC | O_APPEND, ownFileMode));
}

FileDescriptor openOwnFile(const QString &path, OwnFileUse use)
{
    const int access = use == OwnFileUse::Read ? O_RDONLY : O_RDWR | O_APPEND;
    FileDescriptor file(::open(bytesOfName(path).constData(), access | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | O_NOCTTY));
    struct stat status = {};
    if (file.isOpen() && (::fstat(file.get(), &status) != 0 || !S_ISREG(status.st_mode) || !isOwn(status))) {
        errno = EPERM;
        return FileDescriptor();
    }
    return file;
}

std::uint64_t sizeOf(const FileDescriptor &file)
{
    struct stat status = {};
    return file.isOpen() && ::fstat(file.get(), &status) == 0 ? static_cast<std::uint64_t>(status.st_size) : 0;
}

void removeOwnFolder(const QString &path)
{
    if (!isOwnFolder(path))
        return;
    const QDir folder(path);
    for (const QString &name : folder.entryList(QDir::Files | QDir::System | QDir::Hidden | QDir::NoDotAndDotDot))
        ::unlink(bytesOfName(folder.filePath(name)).constData());
    ::rmdir(bytesOfName(path).constData());
}

} // namespace limber
