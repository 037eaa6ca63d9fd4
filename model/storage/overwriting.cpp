#include "storage/overwriting.h"

#include "messages/filemessages.h"
#include "storage/filecopy.h"
#include "storage/paths/filelook.h"
#include "storage/paths/filename.h"
#include "system/plainfile.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#include <cerrno>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace limber {

namespace {

SaveResult notOverwritten(const Message &reason)
{
    return {false, false, messages::notSaved(reason)};
}

qint64 sizeOfOpen(int descriptor)
{
    struct stat status = {};
    return ::fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode) ? status.st_size : -1;
}

// Reserves the disk space before anything is written, so that a full disk is noticed while the old contents still
// exist.
bool makeRoom(int descriptor, qint64 oldSize, qint64 newSize)
{
    if (newSize <= oldSize)
        return true;
    const int error = ::posix_fallocate(descriptor, oldSize, newSize - oldSize);
    if (error == 0 || error == EOPNOTSUPP || error == EINVAL)
        return true;
    if (::ftruncate(descriptor, oldSize) != 0)
        return false;
    errno = error;
    return false;
}

bool replaceBytes(int descriptor, int from, qint64 size)
{
    return ::lseek(descriptor, 0, SEEK_SET) == 0 && copyBytes(from, descriptor) && ::ftruncate(descriptor, size) == 0 &&
           ::fsync(descriptor) == 0;
}

bool putBack(int descriptor, const QString &copy, qint64 size)
{
    const FileDescriptor old(::open(bytesOfName(copy).constData(), O_RDONLY | O_NOFOLLOW | O_CLOEXEC));
    return old.isOpen() && replaceBytes(descriptor, old.get(), size);
}

QString placeForCopy(const QString &path, const QString &folder)
{
    const QString time = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmsszzz"));
    return QDir(folder).filePath(QStringLiteral("%1-%2").arg(time, QFileInfo(path).fileName()));
}

} // namespace

NewFile stagedFile(const QString &folder)
{
    return {QDir(folder).filePath(QStringLiteral("staged")), NewFile::Mode::Own};
}

SaveResult writeStagedOver(const NewFile &staged, const QString &path, const QString &folder)
{
    const FileDescriptor file(
        ::open(bytesOfName(path).constData(), O_WRONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC | O_NOCTTY));
    if (!file.isOpen())
        return notOverwritten(messages::cannotBeOpened(reasonFor(errno)));
    const qint64 oldSize = sizeOfOpen(file.get());
    const qint64 newSize = sizeOfOpen(staged.descriptor());
    const QString copy = placeForCopy(path, folder);
    if (!copyToNewFile(path, copy))
        return notOverwritten(messages::noCopyFirst(reasonFor(errno)));
    const bool hasRoom = makeRoom(file.get(), oldSize, newSize);
    if (hasRoom && replaceBytes(file.get(), staged.descriptor(), newSize)) {
        removeFile(copy);
        return {true, false, {}};
    }
    const Message reason = reasonFor(errno);
    if (hasRoom && !putBack(file.get(), copy, oldSize))
        return notOverwritten(messages::cutShort(reason, nameArgument(bytesOfName(copy).toStdString())));
    removeFile(copy);
    return notOverwritten(messages::writingFailed(reason));
}

} // namespace limber
