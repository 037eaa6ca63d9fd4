#include "storage/paths/filelook.h"

#include "storage/paths/filename.h"

#include <QDir>
#include <QFile>

#include <cerrno>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace limber {

namespace fs = std::filesystem;

namespace {

// Returns st_mode 0 if nothing is there.
struct stat statusOf(const QString &path)
{
    struct stat status = {};
    if (::stat(bytesOfName(path).constData(), &status) != 0)
        return {};
    return status;
}

QString nameOf(const fs::path &path)
{
    return nameOfBytes(path.native());
}

} // namespace

bool isThere(const QString &path)
{
    return !path.isEmpty() && statusOf(path).st_mode != 0;
}

bool isFolder(const QString &path)
{
    return S_ISDIR(statusOf(path).st_mode);
}

qint64 sizeOfFile(const QString &path)
{
    const struct stat status = statusOf(path);
    return S_ISREG(status.st_mode) ? status.st_size : -1;
}

bool isPlainFile(const QString &path)
{
    return sizeOfFile(path) >= 0;
}

QString absolutePath(const QString &path)
{
    std::error_code error;
    const fs::path whole = fs::absolute(systemPath(path), error);
    return QDir::cleanPath(error ? path : nameOf(whole));
}

QString canonicalPath(const QString &path)
{
    std::error_code error;
    const fs::path canonical = fs::canonical(systemPath(path), error);
    return error ? QString() : nameOf(canonical);
}

QString linkTarget(const QString &path)
{
    std::error_code error;
    const fs::path link = systemPath(path);
    const fs::path target = fs::read_symlink(link, error);
    return error ? QString() : nameOf(link.parent_path() / target);
}

QStringList filesIn(const QString &folder)
{
    QStringList names;
    std::error_code error;
    for (fs::directory_iterator entry(systemPath(folder), error), end; !error && entry != end; entry.increment(error)) {
        std::error_code unknown;
        if (fs::is_regular_file(entry->symlink_status(unknown)))
            names << nameOf(entry->path().filename());
    }
    return names;
}

bool openToRead(QFile &file, const QString &path)
{
    const int descriptor = ::open(bytesOfName(path).constData(), O_RDONLY | O_CLOEXEC | O_NOCTTY);
    if (descriptor < 0)
        return false;
    struct stat status = {};
    const bool isReadable = ::fstat(descriptor, &status) == 0 && !S_ISDIR(status.st_mode);
    if (isReadable && file.open(descriptor, QIODevice::ReadOnly, QFileDevice::AutoCloseHandle))
        return true;
    ::close(descriptor);
    errno = isReadable ? EIO : EISDIR;
    return false;
}

bool removeFile(const QString &path)
{
    return ::unlink(bytesOfName(path).constData()) == 0;
}

} // namespace limber
