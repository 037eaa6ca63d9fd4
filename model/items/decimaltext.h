#pragma once

#include <QString>

namespace limber {

// A number as people read it on the screen: with the decimal sign of their language, without signs between thousands.
// What goes into a file, to the clipboard or into a field that shows a file's own number keeps its point.
[[nodiscard]] QString decimalText(double value, char format, int precision);

// The same from a number that is already written, with a point.
[[nodiscard]] QString decimalText(QString number);

} // namespace limber
