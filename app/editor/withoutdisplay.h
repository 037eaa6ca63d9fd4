#pragma once

#include <QString>

namespace limber {

// What the editor does without a display: opens the file (the sample walk for an empty path), prints
// its hierarchy, changes one value, saves a copy, shows that one number differs, and draws the pose to a PNG.
// Writes its two files into `folder`, or into a new temporary one that it names. Returns the exit status.
[[nodiscard]] int runWithoutDisplay(const QString &path, const QString &folder);

} // namespace limber
