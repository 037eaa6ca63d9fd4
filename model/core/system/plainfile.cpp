#include "system/plainfile.h"

#include <cerrno>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace limber {

FileDescriptor::FileDescriptor(FileDescriptor &&other) noexcept : m_descriptor(std::exchange(other.m_descriptor, -1))
{
}

FileDescriptor::~FileDescriptor()
{
    if (isOpen())
        ::close(m_descriptor);
}

PlainFile openPlainFile(const std::filesystem::path &path)
{
    // Without O_NONBLOCK a named pipe that nobody writes to would hold the program for ever.
    PlainFile file{FileDescriptor(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)), 0, {}};
    struct stat status = {};
    if (!file.descriptor.isOpen())
        file.problem = "cannot be opened: " + reasonInWords(errno);
    else if (::fstat(file.descriptor.get(), &status) != 0)
        file.problem = "cannot be read: " + reasonInWords(errno);
    else if (!S_ISREG(status.st_mode))
        file.problem = notAPlainFile(status.st_mode);
    file.size = static_cast<std::size_t>(status.st_size);
    return file;
}

ByteSource bytesOf(int descriptor, int &error)
{
    return [descriptor, &error](std::span<char> bytes) {
        ssize_t count = -1;
        do
            count = ::read(descriptor, bytes.data(), bytes.size());
        while (count < 0 && errno == EINTR);
        error = count < 0 ? errno : 0;
        return static_cast<std::ptrdiff_t>(count);
    };
}

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

} // namespace limber
