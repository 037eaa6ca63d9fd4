#pragma once

#include <QString>

namespace limber {

// Returns the path of a companion, a program that Limber starts itself and people do not call, such as the reader that
// reads other formats under limits. It is searched beside this program and where a build folder and an installation
// have companions, but nowhere else and not in PATH. Returns an empty text if it is not found.
[[nodiscard]] QString companionProgram(const QString &name);
// Does the same for a program in that folder.
[[nodiscard]] QString companionProgram(const QString &name, const QString &folder);

} // namespace limber
