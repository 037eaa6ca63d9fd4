#include "storage/filestamp.h"

#include "storage/paths/filelook.h"
#include "storage/paths/filename.h"

#include <QCryptographicHash>
#include <QFile>

#include <algorithm>
#include <array>

#include <sys/stat.h>
#include <sys/vfs.h>

namespace limber {

namespace {

// File systems that may give a file another inode number at any time: FUSE, FAT, exFAT, CIFS, SMB 2.
constexpr std::array<quint32, 5> changingInodes = {0x65735546, 0x4d44, 0x2011bab0, 0xff534d42, 0xfe534d42};

bool keepsInodes(const QByteArray &path)
{
    struct statfs system = {};
    return ::statfs(path.constData(), &system) == 0 &&
           std::ranges::find(changingInodes, static_cast<quint32>(system.f_type)) == changingInodes.end();
}

qint64 nanoseconds(const timespec &time)
{
    return qint64{time.tv_sec} * 1'000'000'000 + time.tv_nsec;
}

template <typename Number>
bool mayBeEqual(Number one, Number other)
{
    return one == other || one == 0 || other == 0;
}

} // namespace

FileStamp FileStamp::of(const QString &path)
{
    FileStamp stamp{path};
    const QByteArray name = bytesOfName(path);
    struct stat status = {};
    if (path.isEmpty() || ::stat(name.constData(), &status) != 0)
        return stamp;
    stamp.realPath = canonicalPath(path);
    stamp.size = status.st_size;
    stamp.modified = nanoseconds(status.st_mtim);
    stamp.changed = nanoseconds(status.st_ctim);
    if (keepsInodes(name))
        stamp.inode = status.st_ino;
    stamp.device = status.st_dev;
    return stamp;
}

bool FileStamp::isOfSameFile(const FileStamp &other) const
{
    const bool hasSamePath = path == other.path && !path.isEmpty();
    return hasSamePath || (realPath == other.realPath && !realPath.isEmpty());
}

bool FileStamp::hasOtherAttributesThan(const FileStamp &earlier) const
{
    FileStamp sameTime = *this;
    sameTime.changed = earlier.changed;
    return exists() && *this != earlier && sameTime == earlier;
}

bool operator==(const FileStamp &one, const FileStamp &other)
{
    return one.path == other.path && one.size == other.size && one.modified == other.modified &&
           mayBeEqual(one.changed, other.changed) && mayBeEqual(one.inode, other.inode) &&
           mayBeEqual(one.device, other.device);
}

std::string sha1OfFile(const QString &path)
{
    QFile file;
    QCryptographicHash sum(QCryptographicHash::Sha1);
    if (!openToRead(file, path) || !sum.addData(&file))
        return {};
    return sum.result().toHex().toStdString();
}

} // namespace limber
