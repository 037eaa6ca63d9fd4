#pragma once

#include <QString>

namespace limber {

// The kinds of files that the dialogs to open and to save offer.
[[nodiscard]] QString fileFilter();

} // namespace limber
