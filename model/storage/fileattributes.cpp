#include "storage/fileattributes.h"

#include <cerrno>

#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

namespace limber {

namespace {

constexpr const char *accessList = "system.posix_acl_access";

QByteArray attributeNames(const QByteArray &path)
{
    const ssize_t size = ::listxattr(path.constData(), nullptr, 0);
    if (size <= 0)
        return {};
    QByteArray names(size, '\0');
    const ssize_t read = ::listxattr(path.constData(), names.data(), static_cast<std::size_t>(names.size()));
    names.truncate(std::max<ssize_t>(read, 0));
    return names;
}

bool takeOverAttribute(int descriptor, const QByteArray &path, const char *name)
{
    const ssize_t size = ::getxattr(path.constData(), name, nullptr, 0);
    if (size < 0)
        return false;
    QByteArray value(size, '\0');
    const ssize_t read = ::getxattr(path.constData(), name, value.data(), static_cast<std::size_t>(size));
    return read >= 0 && ::fsetxattr(descriptor, name, value.constData(), static_cast<std::size_t>(read), 0) == 0;
}

bool takeOverOwnerAndMode(int descriptor, const struct stat &replaced)
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

} // namespace

bool takeOverAttributes(int descriptor, const QByteArray &replacedPath, const struct stat &replaced)
{
    if (!takeOverOwnerAndMode(descriptor, replaced))
        return false;
    const QByteArray names = attributeNames(replacedPath);
    for (qsizetype at = 0; at < names.size(); at += qstrlen(names.constData() + at) + 1) {
        const char *name = names.constData() + at;
        if (!takeOverAttribute(descriptor, replacedPath, name) && qstrcmp(name, accessList) == 0)
            return false;
    }
    return true;
}

} // namespace limber
