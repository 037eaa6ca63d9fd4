#pragma once

#include <QString>

namespace limber {

// Returns the kinds of files, including projects, that the dialog for opening offers.
[[nodiscard]] QString filterToOpen();
// Returns the kinds of files that the dialogs for saving offer.
[[nodiscard]] QString fileFilter();

} // namespace limber
