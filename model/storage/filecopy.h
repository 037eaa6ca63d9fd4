#pragma once

#include <QString>

namespace limber {

// Copies a plain file, with its mode, to one that must not be there yet, and waits until the disk has it. False with
// errno where that fails; then nothing is left of it.
[[nodiscard]] bool copyToNewFile(const QString &from, const QString &to);

// Copies the bytes of one open file from their beginning to where another stands. False with errno.
[[nodiscard]] bool copyBytes(int from, int to);

} // namespace limber
