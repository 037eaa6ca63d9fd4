#pragma once

#include "storage/newfile.h"
#include "storage/safesave.h"

#include <QString>

namespace limber {

// The first of two steps of writing over a file itself: what is to be written goes to a file in a folder of the user's
// own, so that nothing happens to the old one where this fails or is cancelled.
[[nodiscard]] NewFile stagedFile(const QString &folder);

// The second: keeps a copy of what is at the path in the folder, writes what was staged over it, and waits for the
// disk. Where that fails the old contents are put back. The copy stays only where they cannot be, and the message says
// where.
[[nodiscard]] SaveResult writeStagedOver(const NewFile &staged, const QString &path, const QString &folder);

} // namespace limber
