#pragma once

#include "base/message.h"

namespace limber {

// Returns a measured number as in notes: three significant digits, no exponent.
[[nodiscard]] MessageArgument noteNumber(double value);

} // namespace limber
