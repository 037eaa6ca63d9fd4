#pragma once

#include "base/message.h"

namespace limber {

// Returns a measured number as in notes: three significant digits, no exponent.
[[nodiscard]] MessageArgument noteNumber(double value);

// Return a length or a speed of file units as notes say it, whatever the units are: in centimetres, to one decimal, and
// in metres, to two, of a figure 1.70 m tall. See messages::sizesOfPerson.
[[nodiscard]] MessageArgument noteCentimetres(double length, double ncmPerUnit);
[[nodiscard]] MessageArgument noteMetres(double length, double ncmPerUnit);

} // namespace limber
