#pragma once

#include "storage/clipfile.h"

class QWidget;

namespace limber {

// Saves a clip on a worker thread while `window` shows the progress and accepts a Cancel; returns when it is
// done. The copy shares its numbers with the document until the first edit: what is saved is what was
// shown.
[[nodiscard]] SaveResult saveWithProgress(Clip clip, const QString &path, const WriteOptions &options, QWidget *window);

} // namespace limber
