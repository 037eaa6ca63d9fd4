#pragma once

#include <QString>
#include <QStringList>

namespace limber {

// The shipped skeletons: resource paths in the order in which they are offered.
[[nodiscard]] QStringList templatePaths();

// What people call the skeleton at a resource path; files added later show under their own name.
[[nodiscard]] QString templateTitle(const QString &path);

} // namespace limber
