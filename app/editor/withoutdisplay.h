#pragma once

#include <QString>

namespace limber {

// Runs what the editor does without a display: it opens the file (the sample walk for an empty path), prints its
// hierarchy, changes one value, saves a copy, shows that one number differs, and draws the pose to a PNG. It writes its
// two files into `folder`, or into a new temporary folder whose name it prints. Returns the exit status.
[[nodiscard]] int runWithoutDisplay(const QString &path, const QString &folder);

} // namespace limber
