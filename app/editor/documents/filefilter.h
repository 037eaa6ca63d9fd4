#pragma once

#include <QString>

namespace limber {

// The kinds of files that the dialog to open offers: projects, too.
[[nodiscard]] QString filterToOpen();
// Those that the dialogs to save offer.
[[nodiscard]] QString fileFilter();

} // namespace limber
