#pragma once

#include "system/plainfile.h"

#include <QString>

namespace limber {

// Files and folders that hold unsaved work. They are the user's own and nobody else's: no link is followed, and nothing
// that belongs to another user, or that others may write to, is used.

// Makes the folder if it is not there, readable by its owner only. What stands above it must be there.
[[nodiscard]] bool makeOwnFolder(const QString &path);
// Whether it is a folder of the user's own.
[[nodiscard]] bool isOwnFolder(const QString &path);

// A new file, which must not be there yet; or a descriptor that is not open, with errno set.
[[nodiscard]] FileDescriptor createOwnFile(const QString &path);

enum class OwnFileUse { Read, Write };
// An old one.
[[nodiscard]] FileDescriptor openOwnFile(const QString &path, OwnFileUse use);

// In bytes; 0 where it cannot be told.
[[nodiscard]] std::uint64_t sizeOf(const FileDescriptor &file);

// Removes a folder with the files in it; folders in it stay, and so does it then.
void removeOwnFolder(const QString &path);

} // namespace limber
