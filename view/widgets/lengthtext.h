#pragma once

#include <QString>

namespace limber {

// A length or factor for people: up to four digits after the point, none of them idle.
[[nodiscard]] QString lengthText(double value);

} // namespace limber
