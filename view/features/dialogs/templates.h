#pragma once

#include <QString>
#include <QStringList>

namespace limber {

// Returns the resource paths of the built-in skeletons in the order in which they are offered.
[[nodiscard]] QStringList templatePaths();

// Returns the name that people read for the skeleton at a resource path; files without one show their file name.
[[nodiscard]] QString templateTitle(const QString &path);

} // namespace limber
