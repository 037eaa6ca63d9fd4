#pragma once

#include "system/plainfile.h"

#include <QString>

namespace limber {

// Returns an open file in a folder that has no name there, so that nothing is left of it however the program ends. If
// that fails, errno says why.
[[nodiscard]] FileDescriptor namelessFile(const QString &folder);

// Returns a name by which a child that inherits the descriptor can open the file again, from its beginning.
[[nodiscard]] QString nameForChild(const FileDescriptor &file);

} // namespace limber
