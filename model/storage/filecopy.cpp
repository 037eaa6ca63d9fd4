#include "storage/filecopy.h"

#include "storage/newfile.h"
#include "storage/paths/filename.h"
#include "system/plainfile.h"

#include <cerrno>
#include <string>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace limber {

namespace {

bool copyWithMode(int from, int to)
{
    struct stat status = {};
    constexpr mode_t modeBits = 0777;
    return ::fstat(from, &status) == 0 && copyBytes(from, to) && ::fchmod(to, status.st_mode & modeBits) == 0 &&
           ::fsync(to) == 0;
}

} // namespace

bool copyToNewFile(const QString &from, const QString &to)
{
    const QByteArray target = bytesOfName(to);
    const FileDescriptor source(
        ::open(bytesOfName(from).constData(), O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC | O_NOCTTY));
    if (!source.isOpen())
        return false;
    constexpr mode_t ownMode = 0600;
    const FileDescriptor copy(
        ::open(target.constData(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, ownMode));
    if (!copy.isOpen())
        return false;
    if (copyWithMode(source.get(), copy.get()))
        return true;
    const int error = errno;
    ::unlink(target.constData());
    errno = error;
    return false;
}

bool copyBytes(int from, int to)
{
    constexpr std::size_t blockSize = std::size_t{1} << 18;
    std::string block(blockSize, '\0');
    off_t at = 0;
    while (true) {
        const ssize_t count = ::pread(from, block.data(), block.size(), at);
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return false;
        if (count == 0)
            return true;
        if (!writeAll(to, std::string_view(block).substr(0, static_cast<std::size_t>(count))))
            return false;
        at += count;
    }
}

} // namespace limber
