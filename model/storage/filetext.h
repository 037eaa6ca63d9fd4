#pragma once

#include <QString>

namespace limber {

// A file's name as text for people: as everything from outside, without control characters and without marks that
// reverse the text around them, which would make one name look like another.
[[nodiscard]] QString fileText(const QString &path);

// The same for the whole path, with the separators of the system.
[[nodiscard]] QString pathText(const QString &path);

} // namespace limber
