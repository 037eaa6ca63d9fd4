#pragma once

#include <QString>

namespace limber {

// The path of a program that belongs to Limber and that people do not call, such as one that reads formats of others
// under limits: beside this program, or where a build folder and an installation have such programs. Empty where it is
// not there. Nothing else is searched, and PATH is not.
[[nodiscard]] QString companionProgram(const QString &name);
// The same for a program in that folder.
[[nodiscard]] QString companionProgram(const QString &name, const QString &folder);

} // namespace limber
