#pragma once

#include <QByteArray>

struct stat;

namespace limber {

// Gives an open file the owner, mode, access list and extended attributes of the file that it will replace. Returns
// false with errno set if it could be read or written by other people than the replaced file. Attributes that do not
// affect access are left out where the system does not allow setting them.
[[nodiscard]] bool takeOverAttributes(int descriptor, const QByteArray &replacedPath, const struct stat &replaced);

} // namespace limber
