#pragma once

#include <QString>

#include <optional>

namespace limber {

// What a user typed where a number is wanted: "90", "1.5*2", "-(3+4)/2", or relative to the present value:
// "+=5", "-=5", "*=2", "*2", "/=2", "/2". Degree signs and units after a number are ignored. A decimal
// comma is taken as a point. Nothing if it is no expression or the result is not finite.
[[nodiscard]] std::optional<double> evaluateExpression(const QString &text, double present);

} // namespace limber
