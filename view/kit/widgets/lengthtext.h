#pragma once

#include <QString>

namespace limber {

// Returns a length or factor for people: up to four digits after the point, without trailing zeros.
[[nodiscard]] QString lengthText(double value);

} // namespace limber
