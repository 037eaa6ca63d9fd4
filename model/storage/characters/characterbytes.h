#pragma once

#include "storage/textfile.h"

#include <QString>

#include <string>

namespace limber {

// Returns all bytes of a character's file, or of one beside it: up to 512 MiB.
[[nodiscard]] TextLoad characterBytes(const QString &path);

// Returns the path of a file that a character's file names, which is in its folder or below.
[[nodiscard]] QString pathBeside(const QString &character, const std::string &name);

} // namespace limber
