#pragma once

#include <QString>

#include <optional>

namespace limber {

// Evaluates what a user typed in a field for a number: "90", "1.5*2", "-(3+4)/2", or relative to the present value:
// "+=5", "-=5", "*=2", "*2", "/=2", "/2". Degree signs and units after a number are ignored. A decimal comma counts as
// a point. Returns nothing if the text is no expression or the result is not finite.
[[nodiscard]] std::optional<double> evaluateExpression(const QString &text, double present);

} // namespace limber
