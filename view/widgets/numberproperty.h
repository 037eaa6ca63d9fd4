#pragma once

namespace limber {

// The property of a line edit in which a number is typed: while nothing is being typed there, Space plays.
constexpr auto holdsNumber = "holdsNumber";

} // namespace limber
