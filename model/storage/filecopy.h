#pragma once

#include <QString>

namespace limber {

// Copies a plain file with its mode to a path where no file may exist yet, and waits until it is on disk. Returns false
// with errno set if that fails; then no part of the copy remains.
[[nodiscard]] bool copyToNewFile(const QString &from, const QString &to);

// Copies the bytes of an open file from its beginning to the present position of another one. Returns false with errno
// set if that fails.
[[nodiscard]] bool copyBytes(int from, int to);

} // namespace limber
