#pragma once

#include <string_view>

namespace limber {

enum class NumberFault {
    None,
    NotANumber, // the word is not [+-]digits[.digits][e[+-]digits]
    Overflow, // a number, but beyond every double
};

// A number read from text.
struct ParsedNumber
{
    double value = 0.0;
    const char *end = nullptr; // after the last character that belongs to the number
    NumberFault fault = NumberFault::NotANumber;
    bool lostToZero = false; // not zero in the text, zero as a double
};

// Reads the number that starts at `begin`, correctly rounded, whatever the locale. nan, inf, hexadecimal and
// digit groups are not numbers. Stops at the first character that cannot belong to it.
[[nodiscard]] ParsedNumber parseNumber(const char *begin, const char *end);

// The same for a word that must be a number from first to last character.
[[nodiscard]] ParsedNumber parseWholeNumber(std::string_view word);

} // namespace limber
