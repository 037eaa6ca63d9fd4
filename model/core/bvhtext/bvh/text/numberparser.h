#pragma once

#include <string_view>

namespace limber {

enum class NumberFault {
    None,
    NotANumber, // the word is not [+-]digits[.digits][e[+-]digits]
    Overflow, // a number that is larger than any double
};

// A number read from text.
struct ParsedNumber
{
    double value = 0.0;
    const char *end = nullptr; // after the last character that belongs to the number
    NumberFault fault = NumberFault::NotANumber;
    bool lostToZero = false; // not zero in the text, but zero as a double
};

// Reads the number that begins at `begin`, correctly rounded and independent of the locale. nan, inf, hexadecimal and
// digit groups are not numbers. It stops at the first character that cannot belong to the number.
[[nodiscard]] ParsedNumber parseNumber(const char *begin, const char *end);

// Reads a word that must be a number from its first to its last character.
[[nodiscard]] ParsedNumber parseWholeNumber(std::string_view word);

} // namespace limber
