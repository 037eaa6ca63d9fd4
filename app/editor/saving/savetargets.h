#pragma once

#include "storage/filestamp.h"

#include <optional>

class QWidget;

namespace limber {

// A file that is about to be written, as it is before.
struct SaveTarget
{
    FileStamp stamp; // does not exist if the file is new
    int otherNames = 0; // hard links

    // Asks the disk, which may take long.
    [[nodiscard]] static SaveTarget of(const QString &path);
};

// The files of a document; the project has no path if none is to be written.
struct SaveTargets
{
    SaveTarget clip;
    SaveTarget project;
};

// Asks the disk for the state of these files, while `window` waits and offers Cancel. Returns no value if the user
// cancelled. `projectPath` may be empty.
[[nodiscard]] std::optional<SaveTargets> lookAtTargets(const QString &clipPath, const QString &projectPath,
                                                       QWidget &window);

} // namespace limber
