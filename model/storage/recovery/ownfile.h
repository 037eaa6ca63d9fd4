#pragma once

#include "system/plainfile.h"

#include <QString>

namespace limber {

// Files and folders that hold unsaved work. They belong to the user alone: no link is followed, and nothing is used
// that belongs to another user or that others may write to.

// Makes the folder if it does not exist, readable by its owner only. The folder above it must exist.
[[nodiscard]] bool makeOwnFolder(const QString &path);
// Returns whether the path is a folder of the user's own.
[[nodiscard]] bool isOwnFolder(const QString &path);

// Creates a new file, which must not exist yet. If that fails, the descriptor is not open and errno is set.
[[nodiscard]] FileDescriptor createOwnFile(const QString &path);

enum class OwnFileUse { Read, Write };
// Opens an existing file.
[[nodiscard]] FileDescriptor openOwnFile(const QString &path, OwnFileUse use);

// Returns the size in bytes; 0 if it cannot be determined.
[[nodiscard]] std::uint64_t sizeOf(const FileDescriptor &file);

// Removes a folder with the files in it. Folders in it are not removed, and then the folder itself stays, too.
void removeOwnFolder(const QString &path);

} // namespace limber
