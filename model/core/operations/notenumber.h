#pragma once

#include "base/message.h"

namespace limber {

// A measured number as notes show it: three digits that count, no exponent.
[[nodiscard]] MessageArgument noteNumber(double value);

} // namespace limber
