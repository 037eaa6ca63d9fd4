#pragma once

#include <QString>

namespace limber {

// Returns a number for the screen: with the decimal sign of the user's language and without separators of thousands.
// Numbers for a file or for the clipboard, and those of the motion table, keep their point.
[[nodiscard]] QString decimalText(double value, char format, int precision);

// Does the same for a number that is already text, with a point.
[[nodiscard]] QString decimalText(QString number);

} // namespace limber
