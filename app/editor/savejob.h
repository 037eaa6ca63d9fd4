#pragma once

#include "storage/storage.h"

class QWidget;

namespace limber {

// Saves a clip on a worker thread while `window` shows how far it is and takes a Cancel; comes back when it is
// done. Nobody can edit meanwhile, so what is saved is what is shown.
[[nodiscard]] SaveResult saveWithProgress(const Clip &clip, const QString &path, const WriteOptions &options,
                                          QWidget *window);

} // namespace limber
