#include "system/plainfile.h"

#include "messages/filemessages.h"

#include <algorithm>
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

FileDescriptor &FileDescriptor::operator=(FileDescriptor &&other) noexcept
{
    std::swap(m_descriptor, other.m_descriptor);
    return *this;
}

FileDescriptor::~FileDescriptor()
{
    if (isOpen())
        ::close(m_descriptor);
}

PlainFile openPlainFile(const std::filesystem::path &path)
{
    // Without O_NONBLOCK a named pipe without a writer would block the program for ever.
    PlainFile file{FileDescriptor(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)), 0, {}};
    struct stat status = {};
    if (!file.descriptor.isOpen())
        file.problem = messages::cannotBeOpened(reasonFor(errno));
    else if (::fstat(file.descriptor.get(), &status) != 0)
        file.problem = messages::cannotBeReadBecause(reasonFor(errno));
    else if (!S_ISREG(status.st_mode))
        file.problem = notAPlainFile(status.st_mode);
    file.size = static_cast<std::size_t>(status.st_size);
    return file;
}

bool leadsBelow(const std::filesystem::path &folder, const std::filesystem::path &path)
{
    std::error_code error;
    const auto root = std::filesystem::canonical(folder, error);
    const auto place = error ? root : std::filesystem::canonical(path, error);
    return !error && std::mismatch(root.begin(), root.end(), place.begin(), place.end()).first == root.end();
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

Message reasonFor(int error)
{
    switch (error) {
    case ENOENT:
        return messages::noSuchFile();
    case EACCES:
    case EPERM:
        return messages::permissionRefused();
    case ELOOP:
        return messages::linksInCircle();
    case ENOSPC:
    case EDQUOT:
        return messages::diskIsFull();
    case EROFS:
        return messages::diskReadOnly();
    case EFBIG:
        return messages::fileTooLarge();
    case EIO:
        return messages::diskError();
    case ENOMEM:
        return messages::noMemory();
    default:
        return messages::systemReason(wordArgument(std::generic_category().message(error)));
    }
}

Message notAPlainFile(mode_t mode)
{
    if (S_ISDIR(mode))
        return messages::foundFolder();
    if (S_ISFIFO(mode))
        return messages::foundPipe();
    if (S_ISSOCK(mode))
        return messages::foundSocket();
    return messages::foundDevice();
}

} // namespace limber
