#pragma once

#include <QByteArray>

struct stat;

namespace limber {

// Gives an open file the owner, the mode, the access list and the extended attributes of another one, whose place it
// will take. False with errno where it would be readable or writable by others than that; attributes without a say in
// that stay behind where the system does not let them be set.
[[nodiscard]] bool takeOverAttributes(int descriptor, const QByteArray &replacedPath, const struct stat &replaced);

} // namespace limber
