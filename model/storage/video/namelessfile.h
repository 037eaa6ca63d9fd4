#pragma once

#include "system/plainfile.h"

#include <QString>

namespace limber {

// An open file in a folder that has no name there, so that nothing is left of it when the program ends in whatever way.
// Where there is none errno says why.
[[nodiscard]] FileDescriptor namelessFile(const QString &folder);

// A name by which a program that inherits the descriptor opens its file anew, from its beginning.
[[nodiscard]] QString nameForChild(const FileDescriptor &file);

} // namespace limber
