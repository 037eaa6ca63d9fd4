#include "mappedfile.h"

#include "system/plainfile.h"

#include <cerrno>
#include <cstdint>

#include <fcntl.h>
#include <linux/openat2.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace limber::reader {

namespace {

constexpr int toRead = O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK; // does not wait for a pipe

std::optional<std::string_view> mapped(const FileDescriptor &file)
{
    struct stat status = {};
    if (!file.isOpen() || fstat(file.get(), &status) != 0 || !S_ISREG(status.st_mode))
        return std::nullopt;
    const auto size = static_cast<std::size_t>(status.st_size);
    if (size == 0)
        return std::string_view();
    void *const start = mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file.get(), 0);
    if (start == MAP_FAILED)
        return std::nullopt;
    return std::string_view(static_cast<const char *>(start), size);
}

// For systems without openat2: opens one name after the other, and follows no links at all.
FileDescriptor openStepByStep(const FileDescriptor &folder, std::string_view name)
{
    FileDescriptor current(fcntl(folder.get(), F_DUPFD_CLOEXEC, 0));
    while (current.isOpen()) {
        const std::size_t slash = name.find('/');
        const std::string part(name.substr(0, slash));
        if (part.empty() || part == "..")
            return FileDescriptor();
        if (slash == std::string_view::npos)
            return FileDescriptor(openat(current.get(), part.c_str(), toRead | O_NOFOLLOW));
        current = FileDescriptor(openat(current.get(), part.c_str(), O_PATH | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
        name.remove_prefix(slash + 1);
    }
    return FileDescriptor();
}

FileDescriptor openBelow(const FileDescriptor &folder, const std::string &name)
{
    open_how how = {};
    how.flags = static_cast<std::uint64_t>(toRead);
    how.resolve = RESOLVE_BENEATH | RESOLVE_NO_MAGICLINKS;
    const long opened = syscall(SYS_openat2, folder.get(), name.c_str(), &how, sizeof how);
    if (opened < 0 && (errno == ENOSYS || errno == EPERM))
        return openStepByStep(folder, name);
    return FileDescriptor(static_cast<int>(opened));
}

std::string folderOf(const std::string &path)
{
    const std::size_t slash = path.rfind('/');
    return slash == std::string::npos ? "." : path.substr(0, slash + 1);
}

bool isAllowed(const std::string &name)
{
    for (const char *const suffix :
         {".bin", ".BIN", ".glbin", ".gltfbin", ".buffer", ".png", ".PNG", ".jpg", ".JPG", ".jpeg", ".JPEG"}) {
        if (name.ends_with(suffix))
            return true;
    }
    return false;
}

} // namespace

std::optional<std::string_view> mapFile(const std::string &path)
{
    return mapped(FileDescriptor(open(path.c_str(), toRead)));
}

std::optional<std::string_view> mapFileBeside(const std::string &path, const std::string &name)
{
    if (!isAllowed(name))
        return std::nullopt;
    const FileDescriptor folder(open(folderOf(path).c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC));
    return folder.isOpen() ? mapped(openBelow(folder, name)) : std::nullopt;
}

} // namespace limber::reader
