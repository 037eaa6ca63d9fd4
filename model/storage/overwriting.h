#pragma once

#include "storage/newfile.h"
#include "storage/safesave.h"

#include <QString>

namespace limber {

// The first of two steps that write over a file itself: the new contents go to a file in a folder of the user's own, so
// that the old file stays as it is if this step fails or is cancelled.
[[nodiscard]] NewFile stagedFile(const QString &folder);

// The second step: keeps a copy of the file at `path` in the folder, writes the staged contents over the file and waits
// for the disk. If that fails, the old contents are put back. The copy remains only if they cannot be put back, and
// then the message says where it is.
[[nodiscard]] SaveResult writeStagedOver(const NewFile &staged, const QString &path, const QString &folder);

} // namespace limber
