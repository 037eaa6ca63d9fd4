#include "storage/video/namelessfile.h"

#include "storage/paths/filename.h"

#include <cerrno>
#include <cstdlib>

#include <fcntl.h>
#include <unistd.h>

namespace limber {

FileDescriptor namelessFile(const QString &folder)
{
    constexpr mode_t ownMode = 0600;
    FileDescriptor file(::open(bytesOfName(folder).constData(), O_TMPFILE | O_RDWR | O_CLOEXEC, ownMode));
    if (file.isOpen() || (errno != EOPNOTSUPP && errno != EISDIR && errno != EINVAL))
        return file;
    // Some file systems have no nameless files: there the file loses its name immediately.
    QByteArray name = bytesOfName(folder + QStringLiteral("/.limber-XXXXXX"));
    file = FileDescriptor(::mkostemp(name.data(), O_CLOEXEC));
    if (file.isOpen())
        ::unlink(name.constData());
    return file;
}

QString nameForChild(const FileDescriptor &file)
{
    return QStringLiteral("/dev/fd/%1").arg(file.get());
}

} // namespace limber
