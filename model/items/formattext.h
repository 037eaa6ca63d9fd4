#pragma once

#include <QString>

namespace limber {

// Returns a text of a format of files (formats/format.h) in the language of the window.
[[nodiscard]] QString formatText(const char *english);

} // namespace limber
